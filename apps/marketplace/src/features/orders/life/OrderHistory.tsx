import type { OrderEvent } from '@market/api';
import { type Formats, Skeleton, Stack, Timeline, type TimelineEntry, useMarket } from '@market/ui';
import { useListOrderEventsQuery } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useCursor } from '../../../routing/useCursor.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import type { OrderSide } from './actions.ts';
import { formatPastMoment } from './deadlines.ts';
import { LinkedText } from './LinkedText.tsx';
import { Part, Words } from './OrderLife.styles.ts';
import { findPause, hasFiles, SentFiles } from './SentFiles.tsx';
import { signs } from './signs.tsx';
import { tellDisagreement } from './tellDisagreement.ts';
import { texts } from './texts.ts';

interface OrderHistoryProps {
  /** Of the order. */
  id: string;
  side: OrderSide;
}

const headingId = 'order-history';

/** All that has happened to an order, the newest first, a page at a time. */
export function OrderHistory({ id, side }: OrderHistoryProps) {
  const market = useMarket();
  const { cursor } = useCursor('events');
  const events = useListOrderEventsQuery({ id, cursor });
  const pollingInterval = findPause(events.data?.events ?? []);
  useListOrderEventsQuery({ id, cursor }, { pollingInterval });

  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.history.title}</h2>
      <QueryView
        query={events}
        loading={<HistorySkeleton />}
        waiting={texts.history.waiting}
        failure={texts.history.failure}
      >
        {(page) => (
          <Stack>
            <Timeline entries={page.events.map((event) => toEntry(event, side, market))} />
            <ListPager page={page} name="events" start={`#${headingId}`} />
          </Stack>
        )}
      </QueryView>
    </Part>
  );
}

/** The shape of a history that is still loading. */
export function HistorySkeleton() {
  return (
    <Stack aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="3.25rem" />
      ))}
    </Stack>
  );
}

/** Tells what has happened, to one side of the order or, without one, to somebody else. */
export function toEntry(event: OrderEvent, side: OrderSide | undefined, formats: Formats) {
  const { _id, kind, actor, createdAt } = event;
  const told = texts.events[kind];
  const known = (actor === side && told?.own) || told?.other;
  const title = tellDisagreement(event, side, formats) ?? known ?? texts.unknownEvent;
  return {
    id: _id,
    title,
    date: createdAt,
    writtenDate: formatPastMoment(createdAt, formats),
    content: hasContent(event) && <Said event={event} />,
    ...looks[kind],
  } satisfies TimelineEntry;
}

const hasContent = ({ text, ...sent }: OrderEvent) => text !== '' || hasFiles(sent);

/** What somebody said, and sent with it. */
function Said({ event: { text, files, heldFiles } }: { event: OrderEvent }) {
  return (
    <Stack gap={8}>
      {text && (
        <Words>
          <LinkedText text={text} />
        </Words>
      )}
      <SentFiles files={files} heldFiles={heldFiles} />
    </Stack>
  );
}

const ended = { tone: 'negative', icon: signs.cross } as const;
const accepted = { tone: 'positive', icon: signs.tick } as const;
const sentBack = { tone: 'warning', icon: signs.back } as const;
const proposed = { icon: signs.words } as const;
const disputed = { tone: 'warning', icon: signs.scales } as const;
const decided = { icon: signs.scales } as const;

/** How the events look that this site knows. */
const looks: Record<string, Pick<TimelineEntry, 'tone' | 'icon'>> = {
  place: { icon: signs.bag },
  answerRequirements: { icon: signs.words },
  startWork: { icon: signs.play },
  deliver: { icon: signs.parcel },
  requestRevision: sentBack,
  reportNothingDelivered: sentBack,
  accept: accepted,
  acceptBySilence: accepted,
  extendReview: { icon: signs.clock },
  cancelEarly: ended,
  cancelLate: ended,
  cancelUnanswered: ended,
  refund: ended,
  expire: ended,
  remind: { icon: signs.clock },
  fallDue: { tone: 'warning', icon: signs.clock },
  refuseRefund: ended,
  proposeExtension: { icon: signs.clock },
  proposeCancellation: proposed,
  proposeRefund: proposed,
  acceptExtension: accepted,
  acceptCancellation: ended,
  acceptRefund: accepted,
  declineProposal: { icon: signs.cross },
  withdrawProposal: { icon: signs.back },
  lapseProposal: { icon: signs.clock },
  openDispute: disputed,
  answerDispute: { icon: signs.words },
  withdrawDispute: { icon: signs.back },
  decideDispute: decided,
  sendBackToWork: decided,
  appeal: disputed,
  refundByDecision: ended,
  refundPartByDecision: accepted,
  releaseByDecision: accepted,
  forceCancel: ended,
  chargeBack: disputed,
  endChargeback: accepted,
};
