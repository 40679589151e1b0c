import type { OrderProgress } from '@market/api';
import { Stack, Timeline, useMarket } from '@market/ui';
import { useInspectOrderEventsQuery } from '../../../backend/adminMarket.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useCursor } from '../../../routing/useCursor.ts';
import { HistorySkeleton, toEntry } from '../../orders/life/OrderHistory.tsx';
import { LastDelivery } from '../../orders/life/LastDelivery.tsx';
import { Answers, Words } from '../../orders/life/OrderLife.styles.ts';
import { DeskView } from '../DeskView.tsx';
import { Part } from './Inspect.styles.ts';
import { texts } from './texts.ts';

const headingId = 'order-history';

interface OrderPastProps {
  /** Of the order. */
  id: string;
  /** Missing for an order that has not begun. */
  progress: OrderProgress | undefined;
}

/** What was asked and delivered, and all that has happened, the newest first. */
export function OrderPast({ id, progress }: OrderPastProps) {
  const { questions = [], delivery } = progress ?? {};

  return (
    <>
      {delivery && <LastDelivery delivery={delivery} />}
      {questions.length > 0 && (
        <Part>
          <h2>{texts.answers}</h2>
          <Answers>
            {questions.map(({ _id, text, answer }) => (
              <div key={_id}>
                <dt>{text}</dt>
                <Words as="dd" data-soft={!answer || undefined}>
                  {answer || texts.unanswered}
                </Words>
              </div>
            ))}
          </Answers>
        </Part>
      )}
      <History id={id} />
    </>
  );
}

function History({ id }: Pick<OrderPastProps, 'id'>) {
  const market = useMarket();
  const { cursor } = useCursor('events');
  const events = useInspectOrderEventsQuery({ id, cursor });

  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.history.title}</h2>
      <DeskView
        query={events}
        loading={<HistorySkeleton />}
        waiting={texts.history.waiting}
        failure={texts.history.failure}
      >
        {(page) => (
          <Stack>
            <Timeline entries={page.events.map((event) => toEntry(event, undefined, market))} />
            <ListPager page={page} name="events" start={`#${headingId}`} />
          </Stack>
        )}
      </DeskView>
    </Part>
  );
}
