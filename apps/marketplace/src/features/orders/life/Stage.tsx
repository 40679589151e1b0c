import { type Order, type OrderProgress, stateOfOrder } from '@market/api';
import { formatPrice, type Market, useMarket } from '@market/ui';
import type { OrderSide } from './actions.ts';
import { Deadline } from './Deadline.tsx';
import { formatMoment, lookAhead } from './deadlines.ts';
import { disagreementTexts } from './disagreements.texts.ts';
import { DisputedStage } from './DisputedStage.tsx';
import { findTurn } from './noteOrder.ts';
import { Sentences } from './OrderLife.styles.ts';
import { texts as orderTexts } from '../texts.tsx';
import { texts } from './texts.ts';

interface StageProps {
  order: Order;
  progress: OrderProgress;
  side: OrderSide;
  /** In milliseconds since 1970. */
  now: number;
}

/** Whether it should have been delivered, perhaps only since the backend was asked. */
const isLate = ({ isLate: wasLate, stage, dueAt, proposal }: OrderProgress, now: number) =>
  wasLate ||
  ((stage === 'working' || stage === 'revision') &&
    // Nobody is late while the other side thinks about giving more time.
    proposal?.kind !== 'extension' &&
    dueAt !== null &&
    lookAhead(dueAt, now).isPast);

/** Whether the card provider asks for the money: then all of the order rests. */
const isInQuestion = ({ order, progress: { stage } }: Pick<StageProps, 'order' | 'progress'>) =>
  stateOfOrder(order).money === 'disputed' && stage !== 'cancelled';

/** The colour in which an order's stage is told to one of its sides. */
export function findStageTone({ order, progress, side, now }: StageProps) {
  if (isInQuestion({ order, progress })) return 'negative';
  if (isLate(progress, now)) return 'negative';
  if (progress.stage === 'completed') return 'positive';
  return findTurn(progress) === side ? 'primary' : undefined;
}

/** What is said instead of until when, while the answer to a proposal is awaited. */
function findPause({ stage, dueAt, proposal }: OrderProgress, now: number, market: Market) {
  const { review, due } = disagreementTexts.paused;
  if (!proposal) return undefined;
  if (stage === 'delivered') return review;
  const isPaused = proposal.kind === 'extension' && dueAt !== null && lookAhead(dueAt, now).isPast;
  return isPaused ? due(formatMoment(dueAt, market)) : undefined;
}

/** Says in a sentence where an order stands, and until when. */
export function Stage({ order, progress, side, now }: StageProps) {
  const market = useMarket();
  const { refunded = 0 } = order;
  const { stage, dueAt, acceptBy, dispute, clearsAt } = progress;
  if (isInQuestion({ order, progress })) {
    const { title, text } = disagreementTexts.stages.moneyInQuestion[side];
    return (
      <Sentences>
        <h2>{title}</h2>
        <p>{text}</p>
      </Sentences>
    );
  }
  if (stage === 'disputed' && dispute) {
    return <DisputedStage dispute={dispute} side={side} now={now} />;
  }
  const isOver = stage === 'cancelled' && stateOfOrder(order).money === 'refunded';
  const isOverdue = isLate(progress, now);
  const { title, text, until } = isOverdue ? texts.late[side] : texts.stages[stage][side];
  const moment = stage === 'delivered' ? acceptBy : dueAt;
  const pause = findPause(progress, now, market);

  return (
    <Sentences>
      <h2>{title}</h2>
      {stage === 'completed' && refunded > 0 ? (
        <p>{disagreementTexts.refunded[side](formatPrice(refunded, market))}</p>
      ) : (
        text && <p>{isOver ? orderTexts.refunded.text : text}</p>
      )}
      {pause && <p>{pause}</p>}
      {until && moment && !pause && (
        <Deadline
          label={until}
          moment={moment}
          now={now}
          past={isOverdue ? texts.lateBy : () => texts.anyMoment}
        />
      )}
      {clearsAt && !lookAhead(clearsAt, now).isPast && (
        <Deadline
          label={disagreementTexts.clearing[side]}
          moment={clearsAt}
          now={now}
          past={() => texts.anyMoment}
        />
      )}
    </Sentences>
  );
}
