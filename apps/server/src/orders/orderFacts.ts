import {
  clearsAt,
  isLate,
  listActions,
  type OrderActor,
  type OrderFacts,
  type OrderProgress,
  stateOfOrder,
  toOrderStatus,
  turnOf,
} from '@market/api/contract';
import type { Selectable } from 'kysely';
import type { KeptStage, OrdersTable } from '../database/paymentTables.ts';
import { type Disagreement, toDisputeFacts, toProposalFacts } from './disagreements.ts';
import { completeTerms } from './orderTerms.ts';

/** What is kept of an order's progress. */
export type ProgressRow = Pick<
  Selectable<OrdersTable>,
  | 'status'
  | 'stage'
  | 'stage_since'
  | 'due_at'
  | 'accept_by'
  | 'revisions_used'
  | 'is_review_extended'
  | 'refund_requested_at'
  | 'terms'
  | 'charged_back_at'
> &
  Disagreement & {
    /** How its payment stands at the card provider. */
    payment_status: string;
  };

/** Reads what decides what may become of an order that has begun. */
export function toFacts(row: ProgressRow): OrderFacts {
  const { money } = stateOfOrder({
    orderStatus: row.status,
    paymentInfo: { status: row.refund_requested_at ? 'refunded' : row.payment_status },
  });
  if (!row.terms) throw new Error('An order without terms has not begun.');
  return {
    stage: money === 'refunded' ? 'cancelled' : row.stage,
    money,
    terms: completeTerms(row.terms),
    stageSince: row.stage_since,
    dueAt: row.due_at,
    acceptBy: row.accept_by,
    revisionsUsed: row.revisions_used,
    isReviewExtended: row.is_review_extended,
    proposal: row.proposal && toProposalFacts(row.proposal),
    dispute: row.dispute && toDisputeFacts(row.dispute),
    chargedBackAt: row.charged_back_at,
  };
}

/** Writes what an order has become that is not cancelled. */
export const fromFacts = (facts: OrderFacts) => ({
  stage: facts.stage as KeptStage,
  status: toOrderStatus(facts),
  stage_since: facts.stageSince,
  due_at: facts.dueAt,
  accept_by: facts.acceptBy,
  revisions_used: facts.revisionsUsed,
  is_review_extended: facts.isReviewExtended,
  charged_back_at: facts.chargedBackAt,
});

/** Tells one side how far an order is that has begun. */
export function toProgress(row: ProgressRow, side: OrderActor, now: Date): OrderProgress {
  const facts = toFacts(row);
  return {
    stage: facts.stage,
    dueAt: facts.dueAt?.toISOString() ?? null,
    isLate: isLate(facts, now),
    acceptBy: (facts.stage === 'delivered' && facts.acceptBy?.toISOString()) || null,
    terms: facts.terms,
    revisionsUsed: facts.revisionsUsed,
    isReviewExtended: facts.isReviewExtended,
    actions: listActions(side, facts, now),
    turn: turnOf(facts),
    clearsAt: facts.stage === 'completed' ? clearsAt(facts).toISOString() : null,
  };
}
