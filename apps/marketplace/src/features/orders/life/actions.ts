import type { OrderProgress, OrderTransition, orderTransitions } from '@market/api';

/** Which side of an order looks at it. */
export type OrderSide = 'buyer' | 'seller';

/** What the sides can do; the rest is done by the time that passes, the market or the card provider. */
type SideTransition = {
  [Name in OrderTransition]: OrderSide extends infer Side
    ? Side extends (typeof orderTransitions)[Name]['by'][number]
      ? Name
      : never
    : never;
}[OrderTransition];

/** What the page of an order offers. Giving the money back has an offer of its own. */
export type OrderAction = Exclude<SideTransition, 'refund'>;

/** What the sides do where they do not agree. */
export type DisagreementStep =
  | 'proposeExtension'
  | 'proposeCancellation'
  | 'proposeRefund'
  | 'acceptExtension'
  | 'acceptCancellation'
  | 'acceptRefund'
  | 'declineProposal'
  | 'withdrawProposal'
  | 'openDispute'
  | 'answerDispute'
  | 'withdrawDispute'
  | 'appeal';

/** Those that lead on, the most likely one first. */
const waysOn: OrderAction[] = [
  'answerRequirements',
  'answerDispute',
  'accept',
  'startWork',
  'deliver',
];

const others: OrderAction[] = [
  'requestRevision',
  'extendReview',
  'reportNothingDelivered',
  'cancelLate',
  'appeal',
  'proposeExtension',
  'proposeRefund',
  'proposeCancellation',
  'openDispute',
  'withdrawDispute',
  'cancelEarly',
  'cancelUnanswered',
];

/** How what is proposed can be answered, the likely answer first. */
const answers = [
  'acceptExtension',
  'acceptCancellation',
  'acceptRefund',
  'declineProposal',
  'withdrawProposal',
] as const satisfies DisagreementStep[];

/**
 * What is to be done next, if anything, and what else may be done. What this site does not know is left out;
 * what answers a proposal stands with it, and is next where the other side has made it.
 */
export function sortActions({ actions }: Pick<OrderProgress, 'actions'>) {
  const may = (action: string) => actions.includes(action);
  const ways = waysOn.filter(may);
  const next = may('declineProposal') ? undefined : ways[0];
  const rest = ways.filter((action) => action !== next);
  return { next, others: [...rest, ...others.filter(may)], answers: answers.filter(may) };
}
