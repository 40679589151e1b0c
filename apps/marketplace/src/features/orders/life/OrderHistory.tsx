import type { OrderEvent } from '@market/api';
import { Skeleton, Stack, Timeline, type TimelineEntry } from '@market/ui';
import { useListOrderEventsQuery } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useCursor } from '../../../routing/useCursor.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import type { OrderSide } from './actions.ts';
import { Part, Words } from './OrderLife.styles.ts';
import { signs } from './signs.tsx';
import { texts } from './texts.ts';

interface OrderHistoryProps {
  /** Of the order. */
  id: string;
  side: OrderSide;
}

const headingId = 'order-history';

/** All that has happened to an order, the newest first, a page at a time. */
export function OrderHistory({ id, side }: OrderHistoryProps) {
  const { cursor } = useCursor('events');
  const events = useListOrderEventsQuery({ id, cursor });

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
            <Timeline entries={page.events.map((event) => toEntry(event, side))} />
            <ListPager page={page} name="events" start={`#${headingId}`} />
          </Stack>
        )}
      </QueryView>
    </Part>
  );
}

function HistorySkeleton() {
  return (
    <Stack aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="3.25rem" />
      ))}
    </Stack>
  );
}

function toEntry({ _id, kind, actor, text, createdAt }: OrderEvent, side: OrderSide) {
  const told = texts.events[kind];
  const title = (actor === side && told?.own) || told?.other || texts.unknownEvent;
  return {
    id: _id,
    title,
    date: createdAt,
    content: text && <Words>{text}</Words>,
    ...looks[kind],
  } satisfies TimelineEntry;
}

const ended = { tone: 'negative', icon: signs.cross } as const;
const accepted = { tone: 'positive', icon: signs.tick } as const;
const sentBack = { tone: 'warning', icon: signs.back } as const;

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
};
