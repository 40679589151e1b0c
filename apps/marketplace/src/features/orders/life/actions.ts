import type { OrderProgress, OrderTransition } from '@market/api';

/** Which side of an order looks at it. */
export type OrderSide = 'buyer' | 'seller';

/** What the page of an order offers. Giving the money back has an offer of its own. */
export type OrderAction = Exclude<OrderTransition, 'acceptBySilence' | 'expire' | 'refund'>;

/** Those that lead on, the most likely one first. */
const waysOn: OrderAction[] = ['answerRequirements', 'accept', 'startWork', 'deliver'];

const others: OrderAction[] = [
  'requestRevision',
  'extendReview',
  'reportNothingDelivered',
  'cancelLate',
  'cancelEarly',
  'cancelUnanswered',
];

/** What is to be done next, if anything, and what else may be done. What this site does not know is left out. */
export function sortActions({ actions }: Pick<OrderProgress, 'actions'>) {
  const [next, ...rest] = waysOn.filter((action) => actions.includes(action));
  return { next, others: [...rest, ...others.filter((action) => actions.includes(action))] };
}
