import {
  type CheckedMarketRequest,
  type Review,
  reviewLimits,
  type ReviewSort,
} from '@market/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { toAvatar } from '../people/index.ts';
import { selectImage } from '../pictures/index.ts';

/** How many reviews a page has. */
const pageSize = 10;

/** Which reviews of a service are listed, in which order. Without any of it: all, the newest first. */
export type ReviewWish = Omit<CheckedMarketRequest<'listReviews'>, 'id'>;

/** By what reviews are ordered before their age, as their indexes are. */
const ranks: Record<ReviewSort, RawBuilder<number> | undefined> = {
  newest: undefined,
  helpful: sql`reviews.helpful`,
  highest: sql`reviews.rating`,
  lowest: sql`(-reviews.rating)`,
};

/** How many orders of the service the writer of a review has completed, as far as anybody counts. */
const ordersOfWriter = sql<number>`
  (select count(*)::int from (
    select from orders join payments on payments.id = payment_id
      where orders.buyer_id = reviews.person_id and payments.service_id = reviews.service_id
        and stage = 'completed' and refund_requested_at is null
      limit 100) as completed)`;

/** What is shown of a review of a service. */
export const selectReviews = (database: Database) =>
  database
    .selectFrom('reviews')
    .innerJoin('people', 'people.id', 'reviews.person_id')
    .select([
      'people.id',
      'fullname',
      'rating',
      'comment',
      'reviews.created_at',
      'changed_at',
      'is_verified',
      'reply',
      'replied_at',
      'removal',
      'helpful',
    ])
    .select((builder) => selectImage(builder.ref('avatar_id')).as('avatar'))
    .select(
      sql<boolean>`reply is null and removed_at is null
        and reviews.created_at > now() - ${reviewLimits.replyDays} * interval '1 day'`.as(
        'can_reply',
      ),
    )
    .select(ordersOfWriter.as('orders_count'));

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>>;

/** Writes a review as everybody reads it. Of one that was removed only the reasons are shown. */
export const toReview = (row: ReviewRow): Review => ({
  user: { _id: row.id, avatar: toAvatar(row.avatar, row.fullname) },
  name: row.fullname,
  rating: row.rating,
  comment: row.removal ?? row.comment,
  createdAt: row.created_at.toISOString(),
  isVerified: row.is_verified,
  canReply: row.can_reply,
  helpfulCount: row.helpful,
  ...(row.orders_count > 0 && { ordersCount: row.orders_count }),
  ...(row.changed_at && { changedAt: row.changed_at.toISOString() }),
  ...(row.reply !== null &&
    row.replied_at && { reply: { text: row.reply, createdAt: row.replied_at.toISOString() } }),
  ...(row.removal !== null && { removal: row.removal }),
});

/** A page of what people think of a service. What was removed stands only in the list of all. */
export async function listReviews(
  database: Database,
  serviceId: string,
  { cursor, sort = 'newest', stars, verified = false }: ReviewWish = {},
) {
  const isWhole = sort === 'newest' && stars === undefined && !verified;
  const { rows, ...cursors } = await readPage(
    selectReviews(database)
      .where('service_id', '=', serviceId)
      .$if(!isWhole, (all) => all.where('removed_at', 'is', null))
      .$if(stars !== undefined, (all) => all.where('rating', '=', stars ?? 0))
      .$if(verified, (all) => all.where('is_verified', '=', true)),
    {
      cursor,
      size: pageSize,
      moment: 'reviews.created_at',
      id: 'reviews.person_id',
      rank: ranks[sort],
    },
  );
  return { reviews: rows.map(toReview), ...cursors };
}

/** How many people gave a service 1, 2, 3, 4 and 5 stars. */
export async function countRatings(database: Database, serviceId: string): Promise<number[]> {
  const counts = await database
    .selectFrom('rating_counts')
    .select(['rating', 'count'])
    .where('service_id', '=', serviceId)
    .execute();
  const byRating = new Map(counts.map(({ rating, count }) => [rating, count]));
  return [1, 2, 3, 4, 5].map((rating) => byRating.get(rating) ?? 0);
}
