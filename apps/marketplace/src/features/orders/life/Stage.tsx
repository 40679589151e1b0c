import type { OrderProgress } from '@market/api';
import type { OrderSide } from './actions.ts';
import { Deadline } from './Deadline.tsx';
import { lookAhead } from './deadlines.ts';
import { turns } from './noteOrder.ts';
import { Sentences } from './OrderLife.styles.ts';
import { texts } from './texts.ts';

interface StageProps {
  progress: OrderProgress;
  side: OrderSide;
  /** In milliseconds since 1970. */
  now: number;
}

/** Whether it should have been delivered, perhaps only since the backend was asked. */
const isLate = ({ isLate: wasLate, stage, dueAt }: OrderProgress, now: number) =>
  wasLate ||
  ((stage === 'working' || stage === 'revision') && dueAt !== null && lookAhead(dueAt, now).isPast);

/** The colour in which an order's stage is told to one of its sides. */
export function findStageTone({ progress, side, now }: StageProps) {
  if (isLate(progress, now)) return 'negative';
  if (progress.stage === 'completed') return 'positive';
  return turns[progress.stage] === side ? 'primary' : undefined;
}

/** Says in a sentence where an order stands, and until when. */
export function Stage({ progress, side, now }: StageProps) {
  const { stage, dueAt, acceptBy } = progress;
  const isOverdue = isLate(progress, now);
  const { title, text, until } = isOverdue ? texts.late[side] : texts.stages[stage][side];
  const moment = stage === 'delivered' ? acceptBy : dueAt;

  return (
    <Sentences>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {until && moment && (
        <Deadline
          label={until}
          moment={moment}
          now={now}
          past={isOverdue ? texts.lateBy : () => texts.anyMoment}
        />
      )}
    </Sentences>
  );
}
