import type { orderActors, orderStages } from '../contract/choices.ts';
import type { Decision, DisputeOutcome, ProposalKind } from './disagreements.ts';
import type { OrderMoney } from './orderState.ts';
import type { OrderTerms } from './progress.ts';
import type { orderRefusals } from './refusals.ts';

/**
 * Who moves an order on: one of its two sides, the time that has passed, those who run the market, or the
 * provider that charged the card.
 *
 * @see Specification, X25
 */
export type OrderActor = (typeof orderActors)[number];

/**
 * One of the two people whom an order concerns.
 *
 * @see Specification, X25
 */
export type OrderSide = Extract<OrderActor, 'buyer' | 'seller'>;

/** How far an order is. */
export type Stage = (typeof orderStages)[number];
/** How anything about an order is refused. */
export type RefusalCode = keyof typeof orderRefusals;

/**
 * What one side has proposed, and the other has not answered yet.
 *
 * @see Specification, X28
 */
export interface ProposalFacts {
  kind: ProposalKind;
  by: OrderSide;
  /** How many days more there are to be; null unless it is an extension. */
  days: number | null;
  /** What the buyer is to get back, in rupees; null unless it is a refund. */
  amount: number | null;
  /** When it lapses: silence is no. */
  expiresAt: Date;
}

/**
 * What the two sides could not agree about.
 *
 * @see Specification, X28
 */
export interface DisputeFacts {
  by: OrderSide;
  openedAt: Date;
  /** By when the other side is to have said something. */
  answerBy: Date;
  isAnswered: boolean;
  /** What the market has decided; null while it has not. */
  decision: (Decision & { decidedAt: Date }) | null;
  /** Whether somebody has asked for another decision: the one after that is the last. */
  isAppealed: boolean;
  /** Where the order was when it began, and since when. */
  stageBefore: Stage;
  stageBeforeSince: Date;
}

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
  /** What waits for an answer; null for nothing. */
  proposal: ProposalFacts | null;
  /** What the sides disagree about, or did last; null if they never did. */
  dispute: DisputeFacts | null;
  /** Since when the holder of the card asks for the money; null while they do not. */
  chargedBackAt: Date | null;
}

/**
 * What somebody chooses when an order moves on.
 *
 * @see Specification, X28
 */
export interface TransitionInput {
  /** What is proposed. */
  proposal?: Pick<ProposalFacts, 'kind' | 'days' | 'amount'>;
  /** What is decided. */
  decision?: Decision;
}

/** Something that may have to be so before an order moves on. */
export interface Condition {
  isMet: (facts: OrderFacts, now: Date, actor: OrderActor) => boolean;
  /** How it is refused while it is not so. */
  refusal: RefusalCode;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Some days later. No day of an order is longer or shorter than others.
 *
 * @see Specification, X25
 */
export const inDays = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

/** Some hours later. */
export const inHours = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs);

const isAfter = (now: Date, moment: Date | null) => moment !== null && now >= moment;

/**
 * Whether an order should have been delivered by now. While the buyer thinks about giving it more time it is
 * not late.
 *
 * @see Specification, X25
 */
export const isLate = (
  { stage, dueAt, proposal }: Pick<OrderFacts, 'stage' | 'dueAt' | 'proposal'>,
  now: Date,
): boolean =>
  (stage === 'working' || stage === 'revision') &&
  proposal?.kind !== 'extension' &&
  isAfter(now, dueAt);

const hasBeenLateFor = ({ dueAt }: OrderFacts, hours: number, now: Date) =>
  dueAt !== null && isAfter(now, inHours(dueAt, hours));

export const hasRevisionsLeft: Condition = {
  isMet: ({ terms, revisionsUsed }) => terms.revisions === null || revisionsUsed < terms.revisions,
  refusal: 'noRevisionsLeft',
};
export const isReviewOver: Condition = {
  isMet: ({ acceptBy, proposal }, now) => proposal === null && isAfter(now, acceptBy),
  refusal: 'reviewNotOver',
};
export const isReviewShort: Condition = {
  isMet: ({ isReviewExtended }) => !isReviewExtended,
  refusal: 'reviewExtended',
};
export const isVeryLate: Condition = {
  isMet: (facts, now) => isLate(facts, now) && hasBeenLateFor(facts, facts.terms.graceHours, now),
  refusal: 'orderNotLate',
};
/** A seller who is very late cannot put off the buyer’s way out by asking for more time. */
export const mayAskForTime: Condition = {
  isMet: (facts, now, actor) =>
    actor === 'buyer' || !hasBeenLateFor(facts, facts.terms.graceHours, now),
  refusal: 'tooLateForTime',
};
export const isUnanswered: Condition = {
  isMet: ({ stageSince, terms }, now) => isAfter(now, inHours(stageSince, terms.answerHours)),
  refusal: 'answersNotOverdue',
};
export const isForgotten: Condition = {
  isMet: (facts, now) =>
    facts.stage === 'requirements'
      ? isAfter(now, inDays(facts.stageSince, facts.terms.answerDays))
      : isLate(facts, now) && hasBeenLateFor(facts, facts.terms.lateDays * 24, now),
  refusal: 'orderNotLate',
};

/**
 * When the money of a completed order no longer rests.
 *
 * @see Specification, X28
 */
export const clearsAt = ({ stageSince, terms }: Pick<OrderFacts, 'stageSince' | 'terms'>): Date =>
  inDays(stageSince, terms.clearingDays);

const isClearing = (facts: OrderFacts, now: Date) => now < clearsAt(facts);

export const isNothingProposed: Condition = {
  isMet: ({ proposal }) => proposal === null,
  refusal: 'proposalOpen',
};
/** A refund can be proposed as long as the money of the order rests. */
export const mayProposeRefund: Condition = {
  isMet: (facts, now) => facts.stage !== 'completed' || isClearing(facts, now),
  refusal: 'refundTooLate',
};
export const isProposalOf = (kind: ProposalKind): Condition => ({
  isMet: ({ proposal }, _now, actor) => proposal?.kind === kind && proposal.by !== actor,
  refusal: 'proposalGone',
});
export const isProposalOfOther: Condition = {
  isMet: ({ proposal }, _now, actor) => proposal !== null && proposal.by !== actor,
  refusal: 'proposalGone',
};
export const isOwnProposal: Condition = {
  isMet: ({ proposal }, _now, actor) => proposal?.by === actor,
  refusal: 'proposalGone',
};
export const isProposalOver: Condition = {
  isMet: ({ proposal }, now) => proposal !== null && now >= proposal.expiresAt,
  refusal: 'proposalOpen',
};

/**
 * There can be a dispute about what was delivered or is late, and the buyer can have one about what is
 * completed while its money rests. What was decided once is not opened again.
 */
export const isDisputable: Condition = {
  isMet(facts, now, actor) {
    if (facts.stage === 'working') return isLate(facts, now);
    if (facts.stage !== 'completed') return true;
    return actor === 'buyer' && isClearing(facts, now) && !facts.dispute?.decision;
  },
  refusal: 'notDisputable',
};
export const isOtherSideOfDispute: Condition = {
  isMet: ({ dispute }, _now, actor) =>
    dispute !== null && dispute.by !== actor && !dispute.isAnswered && dispute.decision === null,
  refusal: 'disputeAnswered',
};
export const isOwnDispute: Condition = {
  isMet: ({ dispute }, _now, actor) => dispute?.by === actor && dispute.decision === null,
  refusal: 'disputeNotYours',
};
/** Nobody is judged before they were heard, or had the time to say something. */
export const isHeard: Condition = {
  isMet: ({ dispute }, now) =>
    dispute !== null &&
    dispute.decision === null &&
    (dispute.isAnswered || now >= dispute.answerBy),
  refusal: 'disputeUnheard',
};
export const isAppealable: Condition = {
  isMet: ({ dispute, terms }, now) =>
    dispute !== null &&
    dispute.decision !== null &&
    !dispute.isAppealed &&
    now < inDays(dispute.decision.decidedAt, terms.appealDays),
  refusal: 'appealOver',
};
/**
 * When what was decided happens: at once if nobody may ask for another decision any more. Null while nothing is.
 *
 * @see Specification, X28
 */
export const decisionTakesEffectAt = ({
  dispute,
  terms,
}: Pick<OrderFacts, 'dispute' | 'terms'>): Date | null => {
  if (!dispute?.decision) return null;
  const { decidedAt } = dispute.decision;
  return dispute.isAppealed ? decidedAt : inDays(decidedAt, terms.appealDays);
};
export const isDecided = (outcome: DisputeOutcome): Condition => ({
  isMet: (facts, now) =>
    facts.dispute?.decision?.outcome === outcome && isAfter(now, decisionTakesEffectAt(facts)),
  refusal: 'orderDisputed',
});
export const isCardQuiet: Condition = {
  isMet: ({ chargedBackAt }) => chargedBackAt === null,
  refusal: 'moneyInQuestion',
};
export const isChargedBack: Condition = {
  isMet: ({ chargedBackAt }) => chargedBackAt !== null,
  refusal: 'nothingToRefund',
};
