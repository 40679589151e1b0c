import {
  type OrderReview,
  type OrderReviews,
  type OrderSide,
  type OrderTransition,
  type RefusalCode,
  reviewLimits,
} from '@market/api/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';

export type OrderReviewRow = Selectable<Tables['order_reviews']>;

/** With which steps an order ends by the fault of its seller. */
const faultsOfSeller: OrderTransition[] = ['cancelLate', 'refund', 'expire', 'refundByDecision'];

/** Orders, with what decides whether their sides may review each other. */
export const selectReviewable = (database: Database) =>
  database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .leftJoin('services', 'services.id', 'payments.service_id')
    .select([
      'orders.id',
      'orders.buyer_id',
      'orders.seller_id',
      'orders.stage',
      'orders.stage_since',
      'orders.refund_requested_at',
      'payments.service_title as title',
      'services.id as service_id',
      sql<Date>`clock_timestamp()`.as('now'),
      // Of an order that is cancelled, what has ended it is the last thing that moved it on.
      sql<string | null>`
        case when orders.refund_requested_at is not null then
          (select kind from order_events where order_id = orders.id and kind = any(${endings}::text[])
            order by created_at desc, order_events.id desc limit 1) end`.as('ended_by'),
    ]);

/** What may give all the money back. */
const endings = [
  ...faultsOfSeller,
  'cancelEarly',
  'cancelUnanswered',
  'acceptCancellation',
  'forceCancel',
];

export type ReviewableRow = Awaited<
  ReturnType<ReturnType<typeof selectReviewable>['executeTakeFirstOrThrow']>
>;

const inDays = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

/** Since when the sides of an order may review each other; null while they may not. */
function findEnd({ stage, stage_since, refund_requested_at, ended_by }: ReviewableRow) {
  if (stage === 'completed') return stage_since;
  const isFault = faultsOfSeller.some((kind) => kind === ended_by);
  return isFault && stage !== 'requirements' ? refund_requested_at : null;
}

/** Until when the sides of an order may review each other; null while they may not. */
export function findReviewEnd(order: ReviewableRow, days: number): Date | null {
  const end = findEnd(order);
  return end && order.buyer_id && order.seller_id ? inDays(end, days) : null;
}

/** Both reviews of an order, as one of its sides sees them. */
export interface Views {
  mine: OrderReviewRow | undefined;
  theirs: OrderReviewRow | undefined;
}

/** Tells the reviews of an order apart. */
export const toViews = (rows: readonly OrderReviewRow[], side: OrderSide): Views => ({
  mine: rows.find(({ author }) => author === side),
  theirs: rows.find(({ author }) => author !== side),
});

/** Why a side of an order may not write a review now, or change theirs; null when they may. */
export function findReviewFault(
  order: ReviewableRow,
  { mine, theirs }: Views,
  days: number,
): RefusalCode | null {
  const { now } = order;
  if (mine?.removed_at) return 'reviewRemoved';
  if (mine?.published_at) {
    const isOver = inDays(mine.published_at, reviewLimits.changeDays) <= now;
    return mine.changed_at || isOver ? 'reviewFinal' : null;
  }
  const until = findReviewEnd(order, days);
  if (!until) return 'reviewNotOpen';
  // Who knows what the other has said writes no review, but may answer theirs.
  return theirs?.published_at || until <= now ? 'reviewTimeOver' : null;
}

const toOrderReview = (row: OrderReviewRow, isMine: boolean): OrderReview => ({
  rating: row.rating,
  comment: row.removed_at && !isMine ? '' : row.comment,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
  removal: row.removal,
});

/** Tells a side of an order what it may know of both reviews; undefined as long as neither may write one. */
export function toOrderReviews(
  order: ReviewableRow,
  views: Views,
  days: number,
): OrderReviews | undefined {
  const { mine } = views;
  const theirs = views.theirs?.published_at ? views.theirs : undefined;
  const until = mine?.publish_at ?? theirs?.publish_at ?? findReviewEnd(order, days);
  if (!until) return undefined;
  return {
    mine: mine ? toOrderReview(mine, true) : null,
    theirs: theirs ? toOrderReview(theirs, false) : null,
    until: until.toISOString(),
    canWrite: findReviewFault(order, views, days) === null,
  };
}
