import type { OrderProgress } from '@market/api';
import type { Formats, OrderNote } from '@market/ui';
import type { OrderSide } from './actions.ts';
import { formatSpan, lookAhead } from './deadlines.ts';
import { texts } from './texts.ts';

const { notes } = texts;

/** Who is to do the next thing, if anybody. */
export const turns: Record<OrderProgress['stage'], OrderSide | undefined> = {
  requirements: 'buyer',
  working: 'seller',
  delivered: 'buyer',
  revision: 'seller',
  completed: undefined,
  cancelled: undefined,
};

interface NoteNeeds {
  side: OrderSide;
  /** In milliseconds since 1970. */
  now: number;
  formats: Formats;
}

/** Says in a few words where an order stands; marks what waits for the reader, and what is late. */
export function noteOrder(progress: OrderProgress, needs: NoteNeeds): OrderNote {
  const isReadersTurn = turns[progress.stage] === needs.side;
  const { words, isLate = false, isSoon = false } = describe(progress, needs);
  if (isLate) return { words, tone: 'negative' };
  if (!isReadersTurn) return { words };
  return { words, tone: isSoon ? 'warning' : 'primary' };
}

function describe({ stage, dueAt, acceptBy, isLate }: OrderProgress, needs: NoteNeeds) {
  const { side, now, formats } = needs;
  switch (stage) {
    case 'requirements':
      return { words: side === 'buyer' ? notes.answersWanted : notes.answersAwaited };
    case 'working':
    case 'revision': {
      if (dueAt === null) return { words: notes.inWork };
      const { left, isPast, isSoon } = lookAhead(dueAt, now);
      if (isLate || isPast) return { words: notes.late, isLate: true };
      const write = stage === 'working' ? notes.due : notes.dueAgain;
      return { words: write(formatSpan(left, formats)), isSoon };
    }
    case 'delivered': {
      if (side === 'seller') return { words: notes.lookedAt };
      if (acceptBy === null) return { words: notes.toLookAt };
      const { left, isPast, isSoon } = lookAhead(acceptBy, now);
      return isPast
        ? { words: notes.toLookAt, isSoon: true }
        : { words: notes.toLookAtWithin(formatSpan(left, formats)), isSoon };
    }
    case 'completed':
      return { words: notes.completed };
    case 'cancelled':
      return { words: notes.cancelled };
  }
}
