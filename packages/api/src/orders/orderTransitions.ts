import {
  type Condition,
  type DisputeFacts,
  hasRevisionsLeft,
  inDays,
  inHours,
  isAppealable,
  isCardQuiet,
  isChargedBack,
  isDecided,
  isDisputable,
  isForgotten,
  isHeard,
  isNothingProposed,
  isOtherSideOfDispute,
  isOwnDispute,
  isOwnProposal,
  isProposalOf,
  isProposalOfOther,
  isProposalOver,
  isReviewOver,
  isReviewShort,
  isUnanswered,
  isVeryLate,
  mayAskForTime,
  mayProposeRefund,
  type OrderActor,
  type OrderFacts,
  type OrderSide,
  type RefusalCode,
  type Stage,
  type TransitionInput,
} from './orderFacts.ts';
import type { OrderStatus } from './calls.ts';
import type { ProposalKind } from './disagreements.ts';

export { clearsAt, decisionTakesEffectAt, inDays, isLate } from './orderFacts.ts';
export type {
  DisputeFacts,
  OrderActor,
  OrderFacts,
  OrderSide,
  ProposalFacts,
  TransitionInput,
} from './orderFacts.ts';

/** Who makes a transition, when, and with what. */
interface Making extends TransitionInput {
  actor: OrderActor;
  now: Date;
}

/** One way in which an order moves on. */
interface Transition {
  from: readonly Stage[];
  /** Left out where the order stays in its stage; `before` is where it was before the dispute. */
  to?: Stage | 'before';
  by: readonly OrderActor[];
  /** What must be so besides; without it nothing. */
  when?: Condition | readonly Condition[];
  /** What else changes with the stage. */
  change?: (facts: OrderFacts, making: Making) => Partial<OrderFacts>;
  /** What the buyer gets back; without it nothing. */
  givesBack?: 'all' | 'part';
  /** Whether it is made while the card provider asks for the money, too. */
  isMadeAnyway?: true;
}

const undelivered = ['requirements', 'working', 'revision'] as const;
const open = [...undelivered, 'delivered', 'disputed'] as const;
const sides = ['buyer', 'seller'] as const;

const begin = ({ terms }: OrderFacts, { now }: Making) => ({ dueAt: inDays(now, terms.days) });
const complete = () => ({ acceptBy: null });
const forgetProposal = () => ({ proposal: null });

const propose = ({ terms }: OrderFacts, { actor, now, proposal }: Making): Partial<OrderFacts> => ({
  proposal: proposal
    ? { ...proposal, by: actor as OrderSide, expiresAt: inHours(now, terms.proposalHours) }
    : null,
});

/** Time that has rested does not count. */
const resume = (facts: OrderFacts, restedSince: Date, now: Date) => {
  const add = (moment: Date | null) =>
    moment && new Date(moment.getTime() + now.getTime() - restedSince.getTime());
  return { dueAt: add(facts.dueAt), acceptBy: add(facts.acceptBy) };
};

/** Half the time of the order again, a day at least. */
const revisionDays = ({ terms }: OrderFacts) => Math.max(1, Math.ceil(terms.days / 2));

/**
 * Every way in which an order moves on, once it is placed: the only place that knows who may do what,
 * and when. Server, screens, stories, documentation and tests read it.
 *
 * @see Specification, X25, X28
 */
export const orderTransitions = {
  /** The buyer answers what the seller asked: the work begins. */
  answerRequirements: { from: ['requirements'], to: 'working', by: ['buyer'], change: begin },
  /** The seller has all they need, answers or not. */
  startWork: { from: ['requirements'], to: 'working', by: ['seller'], change: begin },
  deliver: {
    from: undelivered,
    to: 'delivered',
    by: ['seller'],
    change: ({ terms }, { now }) => ({
      acceptBy: inDays(now, terms.acceptDays),
      isReviewExtended: false,
    }),
    isMadeAnyway: true,
  },
  /** The buyer wants something changed: half the time of the order again, and one revision less. */
  requestRevision: {
    from: ['delivered'],
    to: 'revision',
    by: ['buyer'],
    when: hasRevisionsLeft,
    change: (facts, { now }) => ({
      acceptBy: null,
      dueAt: inDays(now, revisionDays(facts)),
      revisionsUsed: facts.revisionsUsed + 1,
    }),
  },
  /** What was delivered is nothing: it costs no revision, and the day on which it was due stands. */
  reportNothingDelivered: {
    from: ['delivered'],
    to: 'revision',
    by: ['buyer'],
    change: ({ dueAt, terms }, { now }) => ({
      acceptBy: null,
      dueAt: dueAt ?? inDays(now, terms.days),
    }),
  },
  accept: { from: ['delivered'], to: 'completed', by: ['buyer'], change: complete },
  /** The one case in which silence counts, and both knew it when ordering. */
  acceptBySilence: {
    from: ['delivered'],
    to: 'completed',
    by: ['system'],
    when: isReviewOver,
    change: complete,
  },
  /** The buyer takes more time to look at what was delivered, once a delivery. */
  extendReview: {
    from: ['delivered'],
    by: ['buyer'],
    when: isReviewShort,
    change: ({ acceptBy, terms }, { now }) => ({
      acceptBy: inDays(acceptBy ?? now, terms.extensionDays),
      isReviewExtended: true,
    }),
  },
  /** Before the work has begun the buyer needs no reason. */
  cancelEarly: { from: ['requirements'], to: 'cancelled', by: ['buyer'], givesBack: 'all' },
  cancelLate: {
    from: ['working', 'revision'],
    to: 'cancelled',
    by: ['buyer'],
    when: isVeryLate,
    givesBack: 'all',
  },
  /** The seller never got the answers that they need. */
  cancelUnanswered: {
    from: ['requirements'],
    to: 'cancelled',
    by: ['seller'],
    when: isUnanswered,
    givesBack: 'all',
  },
  refund: { from: undelivered, to: 'cancelled', by: ['seller'], givesBack: 'all' },
  /** Nobody has cared for a long time. */
  expire: {
    from: undelivered,
    to: 'cancelled',
    by: ['system'],
    when: isForgotten,
    givesBack: 'all',
  },

  /** The seller asks for more days, or the buyer offers them. */
  proposeExtension: {
    from: ['working', 'revision'],
    by: sides,
    when: [isNothingProposed, mayAskForTime],
    change: propose,
  },
  /** One side wants the order to end, and all the money to go back. */
  proposeCancellation: { from: open, by: sides, when: isNothingProposed, change: propose },
  /** One side wants a part of the money to go back, and the order to end with that. */
  proposeRefund: {
    from: ['delivered', 'revision', 'disputed', 'completed'],
    by: sides,
    when: [isNothingProposed, mayProposeRefund],
    change: propose,
  },
  acceptExtension: {
    from: ['working', 'revision'],
    by: sides,
    when: isProposalOf('extension'),
    change: ({ dueAt, proposal }, { now }) => ({
      dueAt: inDays(dueAt ?? now, proposal?.days ?? 0),
      proposal: null,
    }),
  },
  acceptCancellation: {
    from: open,
    to: 'cancelled',
    by: sides,
    when: isProposalOf('cancellation'),
    givesBack: 'all',
  },
  acceptRefund: {
    from: ['delivered', 'revision', 'disputed', 'completed'],
    to: 'completed',
    by: sides,
    when: isProposalOf('refund'),
    change: (facts, { now }) => ({
      acceptBy: null,
      proposal: null,
      // The money of what is completed already has rested since then.
      stageSince: facts.stage === 'completed' ? facts.stageSince : now,
    }),
    givesBack: 'part',
  },
  declineProposal: {
    from: [...open, 'completed'],
    by: sides,
    when: isProposalOfOther,
    change: forgetProposal,
  },
  withdrawProposal: {
    from: [...open, 'completed'],
    by: sides,
    when: isOwnProposal,
    change: forgetProposal,
  },
  /** Silence is no. */
  lapseProposal: {
    from: [...open, 'completed'],
    by: ['system'],
    when: isProposalOver,
    change: forgetProposal,
  },

  /** The sides do not agree: everything rests until the market has decided. */
  openDispute: {
    from: ['working', 'delivered', 'revision', 'completed'],
    to: 'disputed',
    by: sides,
    when: isDisputable,
    change: ({ stage, stageSince, terms }, { actor, now }) => ({
      dispute: {
        by: actor as OrderSide,
        openedAt: now,
        answerBy: inDays(now, terms.disputeDays),
        isAnswered: false,
        decision: null,
        isAppealed: false,
        stageBefore: stage,
        stageBeforeSince: stageSince,
      },
    }),
  },
  answerDispute: {
    from: ['disputed'],
    by: sides,
    when: isOtherSideOfDispute,
    change: ({ dispute }) => ({ dispute: dispute && { ...dispute, isAnswered: true } }),
  },
  /** The side that opened a dispute lets the order go on where it was, with the time that was left. */
  withdrawDispute: {
    from: ['disputed'],
    to: 'before',
    by: sides,
    when: isOwnDispute,
    change: (facts, { now }) => {
      const { dispute } = facts;
      if (!dispute) return {};
      const rested = now.getTime() - dispute.openedAt.getTime();
      return {
        ...resume(facts, dispute.openedAt, now),
        stageSince: new Date(dispute.stageBeforeSince.getTime() + rested),
      };
    },
  },
  /** The market says what becomes of the money. It happens when nobody can ask for another decision. */
  decideDispute: {
    from: ['disputed'],
    by: ['operator'],
    when: isHeard,
    change: ({ dispute }, { now, decision }) => ({
      dispute:
        dispute && decision ? { ...dispute, decision: { ...decision, decidedAt: now } } : null,
    }),
  },
  /** The market lets the seller go on with the work, as after a revision that costs none. */
  sendBackToWork: {
    from: ['disputed'],
    to: 'revision',
    by: ['operator'],
    when: isHeard,
    change: (facts, { now }) => ({
      acceptBy: null,
      dueAt: inDays(now, revisionDays(facts)),
    }),
  },
  /** One side wants somebody else to decide, once. */
  appeal: {
    from: ['disputed'],
    by: sides,
    when: isAppealable,
    change: ({ dispute }) => ({
      dispute: dispute && { ...dispute, decision: null, isAnswered: true, isAppealed: true },
    }),
  },
  refundByDecision: {
    from: ['disputed'],
    to: 'cancelled',
    by: ['system'],
    when: isDecided('refund'),
    givesBack: 'all',
  },
  refundPartByDecision: {
    from: ['disputed'],
    to: 'completed',
    by: ['system'],
    when: isDecided('part'),
    change: complete,
    givesBack: 'part',
  },
  releaseByDecision: {
    from: ['disputed'],
    to: 'completed',
    by: ['system'],
    when: isDecided('release'),
    change: complete,
  },
  /** The market ends an order, such as when a seller is gone. */
  forceCancel: { from: open, to: 'cancelled', by: ['operator'], givesBack: 'all' },

  /** The holder of the card asks their bank for the money. */
  chargeBack: {
    from: [...open, 'completed'],
    by: ['cardProvider'],
    when: isCardQuiet,
    change: (_facts, { now }) => ({ chargedBackAt: now }),
    isMadeAnyway: true,
  },
  /** The money stays here: the order goes on with the time that was left. */
  endChargeback: {
    from: [...open, 'completed'],
    by: ['cardProvider'],
    when: isChargedBack,
    change: (facts, { now }) => ({
      ...resume(facts, facts.chargedBackAt ?? now, now),
      chargedBackAt: null,
    }),
    isMadeAnyway: true,
  },
} as const satisfies Record<string, Transition>;

/**
 * The name of a way in which an order moves on.
 *
 * @see Specification, X25
 */
export type OrderTransition = keyof typeof orderTransitions;

/**
 * How each kind of proposal is made and accepted.
 *
 * @see Specification, X28
 */
export const proposalTransitions = {
  extension: { propose: 'proposeExtension', accept: 'acceptExtension' },
  cancellation: { propose: 'proposeCancellation', accept: 'acceptCancellation' },
  refund: { propose: 'proposeRefund', accept: 'acceptRefund' },
} as const satisfies Record<ProposalKind, Record<'propose' | 'accept', OrderTransition>>;

const transitionNames = Object.keys(orderTransitions) as OrderTransition[];
const toTransition = (name: OrderTransition): Transition => orderTransitions[name];

/** How anything is refused that the stage of an order does not allow. */
const refusalOfStage: Record<Stage, RefusalCode> = {
  requirements: 'orderUnanswered',
  working: 'orderInWork',
  delivered: 'orderDelivered',
  revision: 'orderInRevision',
  disputed: 'orderDisputed',
  completed: 'orderCompleted',
  cancelled: 'orderRefunded',
};

/**
 * Says why an order may not move on in this way: null when it may.
 *
 * @param actor Who wants it; `by` of the transition decides whether they may.
 * @returns The code of the refusal.
 * @see Specification, X25
 */
export function findTransitionFault(
  name: OrderTransition,
  actor: OrderActor,
  facts: OrderFacts,
  now: Date,
): RefusalCode | null {
  const { from, by, when, isMadeAnyway } = toTransition(name);
  if (!by.includes(actor)) return 'notYourStep';
  if (!from.includes(facts.stage)) return refusalOfStage[facts.stage];
  // While the card provider asks for the money the seller may go on working; all else rests.
  if (facts.money !== 'kept' && !isMadeAnyway) return 'moneyInQuestion';
  const unmet = [when ?? []].flat().find(({ isMet }) => !isMet(facts, now, actor));
  return unmet?.refusal ?? null;
}

/**
 * Lists what somebody may do now.
 *
 * @see Specification, X25
 */
export const listActions = (actor: OrderActor, facts: OrderFacts, now: Date): OrderTransition[] =>
  transitionNames.filter((name) => findTransitionFault(name, actor, facts, now) === null);

/**
 * Says what an order has become when it has moved on. Nothing is checked: see `findTransitionFault`. What was
 * proposed in a stage that is over is gone with it.
 *
 * @param input What the actor chooses. Defaults to nothing.
 * @see Specification, X25
 */
export function moveOn(
  name: OrderTransition,
  actor: OrderActor,
  facts: OrderFacts,
  now: Date,
  input: TransitionInput = {},
): OrderFacts {
  const { to = facts.stage, change } = toTransition(name);
  const stage = to === 'before' ? (facts.dispute?.stageBefore ?? facts.stage) : to;
  const moved = stage === facts.stage ? {} : { stageSince: now, proposal: null };
  return { ...facts, stage, ...moved, ...change?.(facts, { ...input, actor, now }) };
}

/**
 * What an order is said to be to those who know only `orderStatus`: what the seller is to do again is not
 * delivered, and a dispute changes nothing about it.
 *
 * @see Specification, X25
 */
export const toOrderStatus = ({
  stage,
  dispute,
}: Pick<OrderFacts, 'stage'> & {
  dispute: Pick<DisputeFacts, 'stageBefore'> | null;
}): OrderStatus => {
  const shown = stage === 'disputed' ? dispute?.stageBefore : stage;
  return shown === 'delivered' || shown === 'completed' ? 'Delivered' : 'Processing';
};

/**
 * What the buyer gets back by it: all that was not given back before, a part, or nothing.
 *
 * @see Specification, X25
 */
export const givesBack = (name: OrderTransition): 'all' | 'part' | undefined =>
  toTransition(name).givesBack;
