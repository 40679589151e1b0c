import type { MarketClient } from '@market/api';
import type { OrderTransition } from '@market/api/contract';

/** What somebody who does something about an order has seen of it, and chooses. */
export interface OrderWish {
  id: string;
  /** The last delivery, and what is proposed, by their ids. */
  delivery?: string | null | undefined;
  proposal?: string | null | undefined;
  /** How many days more they propose, and how many rupees. */
  days: number;
  amount: number;
}

const text = 'What there is to say about it.';
const complaint = 'These are the logos of another company: I cannot use them.';

/** The calls with which one side of an order moves it on, by what they do. */
export function listOrderCalls(
  client: MarketClient,
  { id, days, amount, ...seen }: OrderWish,
): Partial<Record<OrderTransition, () => Promise<unknown>>> {
  const delivery = seen.delivery ?? id;
  const proposal = seen.proposal ?? id;
  const answer = (how: 'accept' | 'decline' | 'withdraw') => () =>
    client.answerProposal({ id, proposal, answer: how });
  const cancel = () => client.cancelOrder({ id, text });
  const sendBack = (kind: 'change' | 'nothingDelivered') => () =>
    client.requestRevision({ id, kind, text, delivery });

  return {
    answerRequirements: () => client.answerRequirements({ id, answers: {} }),
    startWork: () => client.startWork({ id }),
    deliver: () => client.deliverOrder({ id, text }),
    requestRevision: sendBack('change'),
    reportNothingDelivered: sendBack('nothingDelivered'),
    accept: () => client.acceptDelivery({ id, delivery }),
    extendReview: () => client.extendReview({ id }),
    cancelEarly: cancel,
    cancelLate: cancel,
    cancelUnanswered: cancel,
    refund: () => client.refundOrder({ id }),
    proposeExtension: () => client.proposeChange({ id, kind: 'extension', days, text }),
    proposeCancellation: () => client.proposeChange({ id, kind: 'cancellation', text }),
    proposeRefund: () => client.proposeChange({ id, kind: 'refund', amount, text }),
    acceptExtension: answer('accept'),
    acceptCancellation: answer('accept'),
    acceptRefund: answer('accept'),
    declineProposal: answer('decline'),
    withdrawProposal: answer('withdraw'),
    openDispute: () => client.openDispute({ id, text: complaint, wanted: 100 }),
    answerDispute: () => client.answerDispute({ id, text }),
    withdrawDispute: () => client.withdrawDispute({ id }),
    appeal: () => client.appealDispute({ id, text: complaint }),
  };
}
