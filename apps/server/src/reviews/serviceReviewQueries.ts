import { refusals, reviewLimits } from '@market/api/contract';
import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { tellPeople } from '../news/tellPeople.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { selectReviews, toReview } from '../services/index.ts';
import {
  type OrderReviewKey,
  type ReviewKey,
  withdrawOrderReview,
  withdrawReview,
} from './removal.ts';
import { toRemovalTelling, toReplyTelling } from './reviewTellings.ts';

/** How many of the reviews that somebody found helpful are told to them. */
const votesShown = 50;

export type ServiceReviewQueries = ReturnType<typeof createServiceReviewQueries>;

/** What becomes of the reviews of a service. */
export const createServiceReviewQueries = (database: Database) => ({
  /** Finds the review of a service by one person. */
  async find(serviceId: string, personId: string) {
    const row = await selectReviews(database)
      .where('service_id', '=', serviceId)
      .where('reviews.person_id', '=', personId)
      .executeTakeFirst();
    return row && toReview(row);
  },

  /** Who wrote the reviews of a service that somebody found helpful last. */
  async listVotes(serviceId: string, personId: string): Promise<string[]> {
    const votes = await database
      .selectFrom('review_votes')
      .select('reviewer_id')
      .where('person_id', '=', personId)
      .where('service_id', '=', serviceId)
      .orderBy('created_at', 'desc')
      .limit(votesShown)
      .execute();
    return votes.map(({ reviewer_id }) => reviewer_id);
  },

  /** Says that a review has helped somebody, or takes it back. Gives how many it has helped. */
  vote: (
    { serviceId, writerId }: ReviewKey,
    personId: string,
    isHelpful: boolean,
  ): Promise<number> =>
    inTransaction(database, async (transaction) => {
      await lockReview(transaction, { serviceId, writerId });
      if (isHelpful) {
        await transaction
          .insertInto('review_votes')
          .values({ service_id: serviceId, reviewer_id: writerId, person_id: personId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else {
        await transaction
          .deleteFrom('review_votes')
          .where('service_id', '=', serviceId)
          .where('reviewer_id', '=', writerId)
          .where('person_id', '=', personId)
          .execute();
      }
      return (await lockReview(transaction, { serviceId, writerId })).helpful;
    }),

  /** Answers a review for the seller, once. */
  reply: (key: ReviewKey, sellerId: string, text: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const { serviceId, writerId } = key;
      const service = await transaction
        .selectFrom('services')
        .select(['id', 'title'])
        .where('id', '=', serviceId)
        .where('seller_id', '=', sellerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!service) throw new CallRefusal(refusals.reviewNotFound);
      const review = await lockReview(transaction, key, true);
      if (review.removed_at) throw new CallRefusal(refusals.reviewRemoved);
      if (review.reply !== null) throw new CallRefusal(refusals.replyGiven);
      if (review.is_over) throw new CallRefusal(refusals.replyTooLate);
      await transaction
        .updateTable('reviews')
        .set({ reply: text, replied_at: sql<Date>`now()` })
        .where('service_id', '=', serviceId)
        .where('person_id', '=', writerId)
        .execute();
      await tellPeople(transaction, [toReplyTelling(writerId, service)]);
    }),

  /** Removes what somebody has said of a service, for good. */
  remove: (
    key: ReviewKey,
    reasons: string,
    { personId, address }: { personId: string; address: string },
  ): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const { serviceId, writerId } = key;
      const service = await transaction
        .selectFrom('services')
        .select(['id', 'title'])
        .where('id', '=', serviceId)
        .executeTakeFirst();
      if (!service) throw new CallRefusal(refusals.reviewNotFound);
      const outcome = await withdrawReview(transaction, key, { reasons });
      if (outcome === 'missing') throw new CallRefusal(refusals.reviewNotFound);
      if (outcome === 'removed before') throw new CallRefusal(refusals.reviewRemoved);
      await tellPeople(transaction, [
        toRemovalTelling(writerId, { type: 'service', id: serviceId }, service.title, reasons),
      ]);
      await noteRemoval(transaction, { personId, address, reasons, subjectId: serviceId });
    }),

  /** Removes what a side of an order has said of the other, for good; and of the service, if it is the same. */
  removeFromOrder: (
    { orderId, writerId }: OrderReviewKey,
    reasons: string,
    { personId, address }: { personId: string; address: string },
  ): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const review = await withdrawOrderReview(transaction, { orderId, writerId }, { reasons });
      if (!review) {
        const known = await transaction
          .selectFrom('order_reviews')
          .select('author')
          .where('order_id', '=', orderId)
          .where('person_id', '=', writerId)
          .where('removed_at', 'is not', null)
          .executeTakeFirst();
        throw new CallRefusal(known ? refusals.reviewRemoved : refusals.reviewNotFound);
      }
      const { title } = await transaction
        .selectFrom('orders')
        .innerJoin('payments', 'payments.id', 'orders.payment_id')
        .select('payments.service_title as title')
        .where('orders.id', '=', orderId)
        .executeTakeFirstOrThrow();
      const type = review.author === 'buyer' ? 'order' : 'sale';
      await tellPeople(transaction, [
        toRemovalTelling(writerId, { type, id: orderId }, title, reasons),
      ]);
      await noteRemoval(transaction, { personId, address, reasons, subjectId: orderId });
    }),
});

/** Keeps others from changing a review of a service until the transaction ends. Refuses where there is none. */
async function lockReview(
  transaction: Database,
  { serviceId, writerId }: ReviewKey,
  isShownRemoved = false,
) {
  const review = await transaction
    .selectFrom('reviews')
    .innerJoin('services', 'services.id', 'service_id')
    .select(['reply', 'removed_at', 'helpful'])
    .select(
      sql<boolean>`
        reviews.created_at <= now() - ${reviewLimits.replyDays} * interval '1 day'`.as('is_over'),
    )
    .where('service_id', '=', serviceId)
    .where('person_id', '=', writerId)
    .where('deleted_at', 'is', null)
    .forUpdate('reviews')
    .executeTakeFirst();
  if (!review || (review.removed_at && !isShownRemoved)) {
    throw new CallRefusal(refusals.reviewNotFound);
  }
  return review;
}

const noteRemoval = (
  transaction: Database,
  event: { personId: string; address: string; reasons: string; subjectId: string },
) => {
  const { personId, address, reasons: reason, subjectId } = event;
  return noteEvent(transaction, { personId, what: 'review.removed', subjectId, address, reason });
};
