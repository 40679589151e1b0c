import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { whenDecided } from '../decisions/index.ts';
import { noteNews } from '../news/tellPeople.ts';
import { raiseVoice, silenceVoice, type Silencing } from '../services/index.ts';

/** A review of a service: that of one person. */
export interface ReviewKey {
  serviceId: string;
  writerId: string;
}

/** Reads how reports and decisions name the review of a service. */
export function readReviewKey(subject: string): ReviewKey {
  const [serviceId = '', writerId = ''] = subject.split('/');
  return { serviceId, writerId };
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

/** Brings back what a decision has taken from the market. */
export async function restoreReview(
  transaction: Database,
  subject: string,
  decisionId: string,
): Promise<void> {
  const { serviceId, writerId } = readReviewKey(subject);
  const raised = await raiseVoice(transaction, { serviceId, personId: writerId }, decisionId);
  if (!raised?.orderId) return;
  const restored = await transaction
    .updateTable('order_reviews')
    .set({ removed_at: null, removal: null })
    .where('order_id', '=', raised.orderId)
    .where('person_id', '=', writerId)
    .where('removed_at', '=', whenDecided(decisionId))
    .returning(['order_id', 'person_id', 'about_id'])
    .executeTakeFirst();
  if (restored) await noteChange(transaction, restored);
}

/** Removes what is published of one side of an order. Gives it; undefined for nothing. */
export async function removeOfOrder(
  transaction: Database,
  { orderId, writerId }: { orderId: string; writerId: string },
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
