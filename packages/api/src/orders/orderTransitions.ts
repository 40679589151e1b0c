import type { orderActors, orderStages } from '../contract/choices.ts';
import type { OrderStatus } from './calls.ts';
import type { OrderMoney } from './orderState.ts';
import type { OrderTerms } from './progress.ts';
import type { orderRefusals } from './refusals.ts';

/**
 * Who moves an order on: one of its two sides, or the time that has passed.
 *
 * @see Specification, X25
 */
export type OrderActor = (typeof orderActors)[number];

type Stage = (typeof orderStages)[number];
type Code = keyof typeof orderRefusals;

/**
 * All that decides what may become of an order.
 *
 * @see Specification, X25
 */
export interface OrderFacts {
  stage: Stage;
  money: OrderMoney;
  terms: OrderTerms;
  /** When the stage began. */
  stageSince: Date;
  /** By when it is to be delivered; null before the work has begun. */
  dueAt: Date | null;
  /** When what was delivered counts as accepted; null unless the buyer is looking at it. */
  acceptBy: Date | null;
  revisionsUsed: number;
  isReviewExtended: boolean;
}

/** Something that may have to be so before an order moves on. */
interface Condition {
  isMet: (facts: OrderFacts, now: Date) => boolean;
  /** How it is refused while it is not so. */
  refusal: Code;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const isAfter = (now: Date, moment: Date | null, patienceMs = 0) =>
  moment !== null && now.getTime() >= moment.getTime() + patienceMs;

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

const hasRevisionsLeft: Condition = {
  isMet: ({ terms, revisionsUsed }) => terms.revisions === null || revisionsUsed < terms.revisions,
  refusal: 'noRevisionsLeft',
};
const isReviewOver: Condition = {
  isMet: ({ acceptBy }, now) => isAfter(now, acceptBy),
  refusal: 'reviewNotOver',
};
const isReviewShort: Condition = {
  isMet: ({ isReviewExtended }) => !isReviewExtended,
  refusal: 'reviewExtended',
};
const isVeryLate: Condition = {
  isMet: ({ dueAt, terms }, now) => isAfter(now, dueAt, terms.graceHours * hourMs),
  refusal: 'orderNotLate',
};
const isUnanswered: Condition = {
  isMet: ({ stageSince, terms }, now) => isAfter(now, stageSince, terms.answerHours * hourMs),
  refusal: 'answersNotOverdue',
};
const isForgotten: Condition = {
  isMet: ({ stage, stageSince, dueAt, terms }, now) =>
    stage === 'requirements'
      ? isAfter(now, stageSince, terms.answerDays * dayMs)
      : isAfter(now, dueAt, terms.lateDays * dayMs),
  refusal: 'orderNotLate',
};

/** One way in which an order moves on. */
interface Transition {
  from: readonly Stage[];
  to: Stage;
  by: OrderActor;
  /** What must be so besides; without it nothing. */
  when?: Condition;
  /** What else changes with the stage. */
  change?: (facts: OrderFacts, now: Date) => Partial<OrderFacts>;
  /** Whether the buyer gets all the money back. */
  givesMoneyBack?: true;
}

const begin = ({ terms }: OrderFacts, now: Date) => ({ dueAt: later(now, terms.days) });
const complete = () => ({ acceptBy: null });

/**
 * Every way in which an order moves on, once it is placed: the only place that knows who may do what,
 * and when. Server, screens, stories, documentation and tests read it.
 *
 * @see Specification, X25
 */
export const orderTransitions = {
  /** The buyer answers what the seller asked: the work begins. */
  answerRequirements: { from: ['requirements'], to: 'working', by: 'buyer', change: begin },
  /** The seller has all they need, answers or not. */
  startWork: { from: ['requirements'], to: 'working', by: 'seller', change: begin },
  deliver: {
    from: ['requirements', 'working', 'revision'],
    to: 'delivered',
    by: 'seller',
    change: ({ terms }, now) => ({
      acceptBy: later(now, terms.acceptDays),
      isReviewExtended: false,
    }),
  },
  /** The buyer wants something changed: half the time of the order again, and one revision less. */
  requestRevision: {
    from: ['delivered'],
    to: 'revision',
    by: 'buyer',
    when: hasRevisionsLeft,
    change: ({ terms, revisionsUsed }, now) => ({
      acceptBy: null,
      dueAt: later(now, Math.max(1, Math.ceil(terms.days / 2))),
      revisionsUsed: revisionsUsed + 1,
    }),
  },
  /** What was delivered is nothing: it costs no revision, and the day on which it was due stands. */
  reportNothingDelivered: {
    from: ['delivered'],
    to: 'revision',
    by: 'buyer',
    change: ({ dueAt, terms }, now) => ({ acceptBy: null, dueAt: dueAt ?? later(now, terms.days) }),
  },
  accept: { from: ['delivered'], to: 'completed', by: 'buyer', change: complete },
  /** The one case in which silence counts, and both knew it when ordering. */
  acceptBySilence: {
    from: ['delivered'],
    to: 'completed',
    by: 'system',
    when: isReviewOver,
    change: complete,
  },
  /** The buyer takes more time to look at what was delivered, once a delivery. */
  extendReview: {
    from: ['delivered'],
    to: 'delivered',
    by: 'buyer',
    when: isReviewShort,
    change: ({ acceptBy, terms }, now) => ({
      acceptBy: later(acceptBy ?? now, terms.extensionDays),
      isReviewExtended: true,
    }),
  },
  /** Before the work has begun the buyer needs no reason. */
  cancelEarly: { from: ['requirements'], to: 'cancelled', by: 'buyer', givesMoneyBack: true },
  cancelLate: {
    from: ['working', 'revision'],
    to: 'cancelled',
    by: 'buyer',
    when: isVeryLate,
    givesMoneyBack: true,
  },
  /** The seller never got the answers that they need. */
  cancelUnanswered: {
    from: ['requirements'],
    to: 'cancelled',
    by: 'seller',
    when: isUnanswered,
    givesMoneyBack: true,
  },
  refund: {
    from: ['requirements', 'working', 'revision'],
    to: 'cancelled',
    by: 'seller',
    givesMoneyBack: true,
  },
  /** Nobody has cared for a long time. */
  expire: {
    from: ['requirements', 'working', 'revision'],
    to: 'cancelled',
    by: 'system',
    when: isForgotten,
    givesMoneyBack: true,
  },
} as const satisfies Record<string, Transition>;

/**
 * The name of a way in which an order moves on.
 *
 * @see Specification, X25
 */
export type OrderTransition = keyof typeof orderTransitions;

const transitionNames = Object.keys(orderTransitions) as OrderTransition[];
const toTransition = (name: OrderTransition): Transition => orderTransitions[name];

/** How anything is refused that the stage of an order does not allow. */
const refusalOfStage: Record<Stage, Code> = {
  requirements: 'orderUnanswered',
  working: 'orderInWork',
  delivered: 'orderDelivered',
  revision: 'orderInRevision',
  completed: 'orderCompleted',
  cancelled: 'orderRefunded',
};

/**
 * Says why an order may not move on in this way: null when it may.
 *
 * @param actor Whoever wants it; `by` of the transition decides whether they may.
 * @returns The code of the refusal.
 * @see Specification, X25
 */
export function findTransitionFault(
  name: OrderTransition,
  actor: OrderActor,
  facts: OrderFacts,
  now: Date,
): Code | null {
  const { from, by, when } = toTransition(name);
  if (by !== actor) return 'notYourStep';
  if (!from.includes(facts.stage)) return refusalOfStage[facts.stage];
  // While the card provider asks for the money the seller may go on working; all else rests.
  if (facts.money !== 'kept' && name !== 'deliver') return 'moneyInQuestion';
  return when && !when.isMet(facts, now) ? when.refusal : null;
}

/**
 * Lists what somebody may do now.
 *
 * @see Specification, X25
 */
export const listActions = (actor: OrderActor, facts: OrderFacts, now: Date): OrderTransition[] =>
  transitionNames.filter((name) => findTransitionFault(name, actor, facts, now) === null);

/**
 * Says what an order has become when it has moved on. Nothing is checked: see `findTransitionFault`.
 *
 * @see Specification, X25
 */
export function moveOn(name: OrderTransition, facts: OrderFacts, now: Date): OrderFacts {
  const { to, change } = toTransition(name);
  const stageSince = to === facts.stage ? facts.stageSince : now;
  return { ...facts, stage: to, stageSince, ...change?.(facts, now) };
}

/**
 * Whether an order should have been delivered by now.
 *
 * @see Specification, X25
 */
export const isLate = ({ stage, dueAt }: Pick<OrderFacts, 'stage' | 'dueAt'>, now: Date): boolean =>
  (stage === 'working' || stage === 'revision') && isAfter(now, dueAt);

/**
 * What an order is said to be to whoever knows only `orderStatus`: what the seller is to do again is not
 * delivered.
 *
 * @see Specification, X25
 */
export const toOrderStatus = (stage: Stage): OrderStatus =>
  stage === 'delivered' || stage === 'completed' ? 'Delivered' : 'Processing';

/**
 * Whether the buyer gets all the money back by it.
 *
 * @see Specification, X25
 */
export const givesMoneyBack = (name: OrderTransition): boolean =>
  toTransition(name).givesMoneyBack === true;
