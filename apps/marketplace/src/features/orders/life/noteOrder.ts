import type { OrderProgress } from '@market/api';
import type { Formats, OrderNote } from '@market/ui';
import type { OrderSide } from './actions.ts';
import { formatSpan, lookAhead } from './deadlines.ts';
import { texts } from './texts.ts';

const { notes } = texts;

/** Who is to do the next thing, if anybody, where nothing is proposed. */
const turns: Record<OrderProgress['stage'], OrderSide | undefined> = {
  requirements: 'buyer',
  working: 'seller',
  delivered: 'buyer',
  revision: 'seller',
  disputed: undefined,
  completed: undefined,
  cancelled: undefined,
};

/** Whose turn it is, as the backend says where it does. */
export const findTurn = ({ stage, turn }: Pick<OrderProgress, 'stage' | 'turn'>) =>
  turn === undefined ? turns[stage] : (turn ?? undefined);

interface NoteNeeds {
  side: OrderSide;
  /** In milliseconds since 1970. */
  now: number;
  formats: Formats;
}

interface Described {
  words: string;
  isLate?: boolean;
  isSoon?: boolean;
  isWhole?: boolean;
}

/** Says in a few words where an order stands; marks what waits for the reader, and what is late. */
export function noteOrder(progress: OrderProgress, needs: NoteNeeds): OrderNote {
  const isReadersTurn = findTurn(progress) === needs.side;
  const {
    words,
    isLate = false,
    isSoon = false,
    isWhole = false,
  }: Described = describeDisagreement(progress, needs) ?? describe(progress, needs);
  if (isWhole) return { words, tone: 'negative', isWhole };
  if (isLate) return { words, tone: 'negative' };
  if (!isReadersTurn) return { words };
  return { words, tone: isSoon ? 'warning' : 'primary' };
}

/** What only whose turn it is tells: lists name neither proposals nor disputes. */
function describeDisagreement({ stage, turn }: OrderProgress, { side }: NoteNeeds) {
  if (!turn || turn === turns[stage]) return undefined;
  if (turn !== side) return stage === 'disputed' ? undefined : { words: notes.proposalAwaited };
  return { words: stage === 'disputed' ? notes.disputeTurn : notes.proposalToAnswer };
}

function describe({ stage, dueAt, acceptBy, isLate }: OrderProgress, needs: NoteNeeds): Described {
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
    case 'disputed':
      return { words: notes.disputed };
    case 'completed':
      return { words: notes.completed };
    case 'cancelled':
      // Nothing is processed or delivered any more, whatever was.
      return { words: notes.cancelled, isWhole: true };
  }
}
