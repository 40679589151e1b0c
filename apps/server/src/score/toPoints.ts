import type { ScoreOutcome, ScorePart, ScoreRules } from '@market/api/contract';

/** What is known of one order in the time that counts. */
export interface OrderFact {
  id: string;
  /** Somebody else for each order whose buyer is gone. */
  buyerId: string;
  /** When it was completed, or cancelled; null while it is open. */
  endedAt: Date | null;
  /** How it ended: nothing counts that was not completed, nor the seller's fault. */
  end: 'completed' | 'sellersFault' | 'nobodysFault' | null;
  firstDelivery: 'onTime' | 'late' | 'excused' | null;
  firstDeliveredAt: Date | null;
}

/** What a buyer thought of an order. */
export interface RatingFact {
  orderId: string;
  stars: number;
  at: Date;
}

/** A first message of somebody. */
export interface QuestionFact {
  conversationId: string;
  at: Date;
  /** Null where there is no answer yet. */
  answeredAt: Date | null;
  /** Whether it does not count unless it was answered: the seller was away, or it was spam. */
  isExcused: boolean;
}

/** All that decides about the score of one seller. */
export interface SellerFacts {
  orders: OrderFact[];
  ratings: RatingFact[];
  questions: QuestionFact[];
  /** What the market has decided to count no more, as `toEntry` names it. */
  uncounted: Set<string>;
}

/** Makes the facts of somebody of whom nothing is known. */
export const createFacts = (fields: Partial<SellerFacts> = {}): SellerFacts => ({
  orders: [],
  ratings: [],
  questions: [],
  uncounted: new Set(),
  ...fields,
});

/** What tells an entry of somebody's score apart from their others, by the id of its order or conversation. */
export const toEntry = (part: ScorePart, causeId: string): string => `${part}/${causeId}`;

/** What one cause brings. */
export interface Point {
  part: ScorePart;
  outcome: ScoreOutcome;
  orderId: string | null;
  conversationId: string | null;
  stars: number | null;
  points: number;
  most: number;
  at: Date;
  isCounted: boolean;
}

/** A cause before it is known how much it weighs among the others. */
type Cause = Omit<Point, 'part' | 'points' | 'most' | 'isCounted'> & {
  /** From 0 to 1. */
  value: number;
  weight: number;
};

const dayLength = 86_400_000;
const hourLength = 3_600_000;

/** What a rating is worth, from 0 to 1. */
const toValue = (stars: number) => (stars - 1) / 4;

/**
 * Makes the causes of a score. Of each part the causes share what it can bring, by how old they are; the score is
 * their sum, and nothing else.
 */
export function toPoints(facts: SellerFacts, rules: ScoreRules, now: Date): Point[] {
  const isCounted = (at: Date | null): at is Date =>
    at !== null && now.getTime() - at.getTime() <= rules.days * dayLength && at <= now;
  const weightOf = (at: Date) =>
    0.5 ** ((now.getTime() - at.getTime()) / dayLength / rules.halfLifeDays);
  const most = new Map(rules.parts.map(({ part, of }) => [part, of]));

  const isLeftOut = (part: ScorePart, { orderId, conversationId }: Cause) =>
    facts.uncounted.has(toEntry(part, orderId ?? conversationId ?? ''));

  const share = (part: ScorePart, causes: Cause[]): Point[] => {
    const of = most.get(part) ?? 0;
    const counted = causes.filter((cause) => !isLeftOut(part, cause));
    const all = counted.reduce((sum, { weight }) => sum + weight, 0);
    const shared = counted.map(({ value, weight, ...cause }): Point => {
      const best = (of * weight) / all;
      return { ...cause, part, points: best * value, most: best, isCounted: true };
    });
    const leftOut = causes.flatMap((cause): Point[] => {
      const { value: _value, weight: _weight, ...rest } = cause;
      return isLeftOut(part, cause)
        ? [{ ...rest, part, points: 0, most: 0, isCounted: false }]
        : [];
    });
    // Where nothing can be told, nothing is missing.
    if (all > 0) return [...shared, ...leftOut];
    return [
      { ...nothing(now), part, outcome: 'start', points: of, most: of, isCounted: true },
      ...leftOut,
    ];
  };

  const ratings: Cause[] = facts.ratings
    .filter(({ at }) => isCounted(at))
    .map(({ orderId, stars, at }) => ({
      ...nothing(at),
      outcome: 'rated',
      orderId,
      stars,
      value: toValue(stars),
      weight: weightOf(at),
    }));
  const start: Cause = {
    ...nothing(now),
    outcome: 'start',
    value: toValue(rules.startStars),
    weight: rules.startReviews,
  };

  const onTime: Cause[] = facts.orders.flatMap(({ id, firstDelivery, firstDeliveredAt: at }) =>
    isCounted(at) && (firstDelivery === 'onTime' || firstDelivery === 'late')
      ? {
          ...nothing(at),
          outcome: firstDelivery,
          orderId: id,
          value: firstDelivery === 'onTime' ? 1 : 0,
          weight: weightOf(at),
        }
      : [],
  );

  const carried: Cause[] = facts.orders.flatMap(({ id, end, endedAt: at }) =>
    isCounted(at) && (end === 'completed' || end === 'sellersFault')
      ? {
          ...nothing(at),
          outcome: end === 'completed' ? 'carried' : 'notCarried',
          orderId: id,
          value: end === 'completed' ? 1 : 0,
          weight: weightOf(at),
        }
      : [],
  );

  const answers: Cause[] = facts.questions.flatMap(
    ({ conversationId, at, answeredAt, isExcused }) => {
      const endsAt = at.getTime() + rules.answerHours * hourLength;
      const isAnswered = answeredAt !== null && answeredAt.getTime() <= endsAt;
      const isOpen = !isAnswered && now.getTime() <= endsAt;
      if (!isCounted(at) || isOpen || (isExcused && !isAnswered)) return [];
      return {
        ...nothing(at),
        outcome: isAnswered ? 'answered' : 'unanswered',
        conversationId,
        value: isAnswered ? 1 : 0,
        weight: weightOf(at),
      };
    },
  );

  return [
    ...share('ratings', rules.startReviews > 0 ? [start, ...ratings] : ratings),
    ...share('onTime', onTime),
    ...share('carried', carried),
    ...share('answers', answers),
    ...toBuyerPoints(listCompleted(facts, isCounted), rules, most.get('buyers') ?? 0, now),
  ];
}

const nothing = (at: Date) => ({ orderId: null, conversationId: null, stars: null, at });

const listCompleted = ({ orders }: SellerFacts, isCounted: (at: Date | null) => at is Date) =>
  orders.flatMap(({ id, buyerId, end, endedAt }) =>
    end === 'completed' && isCounted(endedAt) ? { id, buyerId, at: endedAt } : [],
  );

/** What somebody weighs among buyers. */
const toWeight = (orders: number) => (orders > 1 ? 1.5 : 1);

/** Each buyer brings the same, those who came back half as much again; the more there are, the less one brings. */
function toBuyerPoints(
  completed: { id: string; buyerId: string; at: Date }[],
  { mostBuyers }: ScoreRules,
  most: number,
  now: Date,
): Point[] {
  const buyers = new Map<string, { id: string; at: Date; orders: number }>();
  for (const { id, buyerId, at } of completed) {
    const known = buyers.get(buyerId);
    const newest = !known || at > known.at ? { id, at } : known;
    buyers.set(buyerId, { id: newest.id, at: newest.at, orders: (known?.orders ?? 0) + 1 });
  }
  const all = [...buyers.values()].reduce((sum, { orders }) => sum + toWeight(orders), 0);
  const reached = most * Math.min(1, Math.log(1 + all) / Math.log(1 + mostBuyers));
  const room: Point = {
    ...nothing(now),
    part: 'buyers',
    outcome: 'room',
    points: 0,
    most: most - reached,
    isCounted: true,
  };
  return [
    ...[...buyers.values()].map(({ id, at, orders }): Point => {
      const points = (reached * toWeight(orders)) / all;
      const outcome = orders > 1 ? 'returning' : 'buyer';
      return {
        ...nothing(at),
        part: 'buyers',
        outcome,
        orderId: id,
        points,
        most: points,
        isCounted: true,
      };
    }),
    ...(room.most > 0.000_001 ? [room] : []),
  ];
}

/** Adds up a score, as a whole number. */
export const sumUp = (points: readonly Pick<Point, 'points'>[]): number =>
  Math.round(points.reduce((sum, point) => sum + point.points, 0));

/** What costs most, three at most: what could have brought more and has an order or a conversation. */
export const findCostliest = <
  Each extends Pick<Point, 'points' | 'most' | 'orderId' | 'conversationId'>,
>(
  points: readonly Each[],
): Each[] =>
  points
    .filter(({ points: got, most, orderId, conversationId }) => {
      const isCaused = orderId !== null || conversationId !== null;
      return isCaused && most - got > 0.000_001;
    })
    .toSorted((one, other) => other.most - other.points - (one.most - one.points))
    .slice(0, 3);
