import type { OrderFacts, OrderSide, Stage } from './orderFacts.ts';

/** Who is to do the next thing where nothing is proposed and the sides agree. */
const turnsOfStages: Record<Stage, OrderSide | null> = {
  requirements: 'buyer',
  working: 'seller',
  delivered: 'buyer',
  revision: 'seller',
  disputed: null,
  completed: null,
  cancelled: null,
};

const otherSide = { buyer: 'seller', seller: 'buyer' } as const;

/**
 * Says which side is to do the next thing with an order: null while nobody is, such as when it has ended, when
 * the market is to decide, or while its money is asked back. What is proposed wants its answer first.
 *
 * @see Specification, X28
 */
export function turnOf({
  stage,
  money,
  proposal,
  dispute,
}: Pick<OrderFacts, 'stage' | 'money'> & {
  proposal: Pick<NonNullable<OrderFacts['proposal']>, 'by'> | null;
  dispute: Pick<NonNullable<OrderFacts['dispute']>, 'by' | 'isAnswered' | 'decision'> | null;
}): OrderSide | null {
  if (money !== 'kept' || stage === 'cancelled') return null;
  if (proposal) return otherSide[proposal.by];
  if (stage !== 'disputed') return turnsOfStages[stage];
  const isAnswerWanted = dispute && !dispute.isAnswered && dispute.decision === null;
  return isAnswerWanted ? otherSide[dispute.by] : null;
}
