import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { whenDecided } from '../decisions/index.ts';
import { findRemoved } from '../guard/index.ts';
import { noteNews } from '../news/tellPeople.ts';
import { reviewKeeper } from './reviewKeeper.ts';
import { raiseVoice, silenceVoice, type Silencing } from '../services/index.ts';

/** A review of a service: that of one person. */
export interface ReviewKey {
  serviceId: string;
  writerId: string;
}

/** What one side of an order says of the other. */
export interface OrderReviewKey {
  orderId: string;
  writerId: string;
}

const ofOrder = 'order';

/** How reports and decisions name what one side of an order says. Reviews of services are named by service and writer. */
export const toOrderReviewSubject = (orderId: string, writerId: string): string =>
  [ofOrder, orderId, writerId].join('/');

function readSubject(subject: string): ReviewKey | OrderReviewKey {
  const [first = '', second = '', third = ''] = subject.split('/');
  return first === ofOrder
    ? { orderId: second, writerId: third }
    : { serviceId: first, writerId: second };
}

/** Takes what was reported from the market. */
export async function withdrawReported(
  transaction: Database,
  subject: string,
  silencing: Silencing,
): Promise<void> {
  const key = readSubject(subject);
  if ('orderId' in key) await withdrawOrderReview(transaction, key, silencing);
  else await withdrawReview(transaction, key, silencing);
}

/** Takes what somebody has said of a service from the market, also where it is about an order. */
export async function withdrawReview(
  transaction: Database,
  { serviceId, writerId }: ReviewKey,
  silencing: Silencing,
): Promise<'removed' | 'removed before' | 'missing'> {
  const review = await transaction
    .selectFrom('reviews')
    .select('order_id')
    .where('service_id', '=', serviceId)
    .where('person_id', '=', writerId)
    .executeTakeFirst();
  if (!review) return 'missing';
  if (review.order_id) {
    await removeOfOrder(transaction, { orderId: review.order_id, writerId }, silencing);
  }
  const isSilenced = await silenceVoice(transaction, { serviceId, personId: writerId }, silencing);
  return isSilenced ? 'removed' : 'removed before';
}

/**
 * Takes what a side of an order has said of the other from the market, and what it has said of the service, if
 * it is the same. Gives it; undefined for nothing that is published.
 */
export async function withdrawOrderReview(
  transaction: Database,
  { orderId, writerId }: OrderReviewKey,
  silencing: Silencing,
) {
  const review = await removeOfOrder(transaction, { orderId, writerId }, silencing);
  const serviceId = await findVoice(transaction, { orderId, writerId });
  if (review && serviceId) {
    await silenceVoice(transaction, { serviceId, personId: writerId }, silencing);
  }
  return review;
}

/** Brings back what a decision has taken from the market, or has kept from it. */
export async function restoreReview(
  transaction: Database,
  subject: string,
  decisionId: string,
): Promise<void> {
  const key = readSubject(subject);
  const { writerId } = key;
  const serviceId = 'orderId' in key ? await findVoice(transaction, key) : key.serviceId;
  const raised = serviceId
    ? await raiseVoice(transaction, { serviceId, personId: writerId }, decisionId)
    : undefined;
  if (!raised && !('orderId' in key)) await publishRemoved(transaction, subject, decisionId);
  const orderId = 'orderId' in key ? key.orderId : raised?.orderId;
  if (!orderId) return;
  const restored = await transaction
    .updateTable('order_reviews')
    .set({ removed_at: null, removal: null })
    .where('order_id', '=', orderId)
    .where('person_id', '=', writerId)
    .where('removed_at', '=', whenDecided(decisionId))
    .returning(['order_id', 'person_id', 'about_id'])
    .executeTakeFirst();
  if (restored) await noteChange(transaction, restored);
}

/** Lets what was held and taken away be the voice of its writer after all. */
async function publishRemoved(transaction: Database, subject: string, decisionId: string) {
  const held = await findRemoved(transaction, 'review', subject, decisionId);
  if (held) {
    const { person_id: personId, text, rating } = held;
    await reviewKeeper.release(transaction, { subject, personId, text, rating });
  }
}

/** Which service somebody has said the same of as of an order; undefined for none. */
async function findVoice(transaction: Database, { orderId, writerId }: OrderReviewKey) {
  const voice = await transaction
    .selectFrom('reviews')
    .select('service_id')
    .where('order_id', '=', orderId)
    .where('person_id', '=', writerId)
    .executeTakeFirst();
  return voice?.service_id;
}

/** Removes what is published of one side of an order. Gives it; undefined for nothing. */
async function removeOfOrder(
  transaction: Database,
  { orderId, writerId }: OrderReviewKey,
  { reasons, at = sql<Date>`now()` }: Silencing,
) {
  await transaction
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .execute();
  const removed = await transaction
    .updateTable('order_reviews')
    .set({ removed_at: at, removal: reasons })
    .where('order_id', '=', orderId)
    .where('person_id', '=', writerId)
    .where('published_at', 'is not', null)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (removed) await noteChange(transaction, removed);
  return removed;
}

/** Lets the open browsers of both sides ask again for an order. */
const noteChange = (
  transaction: Database,
  review: { order_id: string; person_id: string; about_id: string },
) =>
  noteNews(
    transaction,
    [review.person_id, review.about_id].map((personId) => ({
      personId,
      tag: 'Order',
      subjectId: review.order_id,
    })),
  );
