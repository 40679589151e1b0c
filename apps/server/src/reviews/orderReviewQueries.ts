import { type OrderReviews, type OrderSide, refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { noteNews, tellPeople } from '../news/tellPeople.ts';
import { toAvatar } from '../people/index.ts';
import { selectImage } from '../pictures/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { endHolding, holdBack, type TextGuard } from '../guard/index.ts';
import { changeVoice, lockService, setVoice } from '../services/index.ts';
import {
  findReviewEnd,
  findReviewFault,
  type OrderReviewRow,
  type ReviewableRow,
  selectReviewable,
  toOrderReviews,
  toViews,
} from './reviewableOrders.ts';
import { toReviewReminder, toReviewTelling } from './reviewTellings.ts';
import type { ReviewTerms } from './reviewTerms.ts';

/** How many orders are looked at in one turn. */
const batchSize = 100;

/** How many reviews of a person a page has. */
const pageSize = 10;

/** How many days before the end people are reminded, at the most. */
const reminderDays = 3;

/** What somebody says. */
export interface Opinion {
  rating: number;
  comment: string;
}

export type OrderReviewQueries = ReturnType<typeof createOrderReviewQueries>;

/** What the sides of orders think of each other. */
export const createOrderReviewQueries = (database: Database) => ({
  /** Tells a side of an order what it may know of both reviews; undefined for nothing. */
  async find(orderId: string, personId: string, { days }: ReviewTerms) {
    const order = await selectReviewable(database)
      .where('orders.id', '=', orderId)
      .executeTakeFirst();
    const side = order && sideOf(order, personId);
    if (!order || !side) return undefined;
    return tell(order, await listOf(database, orderId), side, days);
  },

  /** Writes or changes what a side of an order thinks of the other, or refuses. */
  write: (
    orderId: string,
    { personId, address }: { personId: string; address: string },
    opinion: Opinion,
    { days }: ReviewTerms,
  ): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      const side = order && sideOf(order, personId);
      if (!order || !side) throw new CallRefusal(refusals.orderNotFound);
      const { mine, theirs } = toViews(await listOf(transaction, orderId), side);
      const fault = findReviewFault(order, { mine, theirs }, days);
      if (fault) throw new CallRefusal(refusals[fault]);

      await put(transaction, order, side, opinion, days);
      if (mine?.published_at) await changePublished(transaction, order, mine, opinion);
      else if (theirs) await publish(transaction, order);
      // Nobody else hears of it, not even that something has happened.
      await noteNews(transaction, [{ personId, tag: 'Order', subjectId: orderId }]);
      const what = mine ? 'review.changed' : 'review.written';
      await noteEvent(transaction, { personId, what, subjectId: orderId, address });
    }),

  /**
   * Says openly what somebody thinks of a service. If it is the first word about their newest order, it is
   * their review of that, too, and is not hidden: the seller, who knows it, may only answer. What somebody who has
   * bought nothing says in the words of others is held: gives whether it is.
   */
  writeOpen: (
    serviceId: string,
    personId: string,
    opinion: Opinion,
    { isOn, days, openTo }: ReviewTerms,
    guard: TextGuard,
  ): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const newest = isOn ? await findNewestOrder(transaction, serviceId, personId) : undefined;
      const order = newest && (await lockOrder(transaction, newest));
      const views = order && toViews(await listOf(transaction, order.id), 'buyer');
      const isOfOrder =
        views && !views.mine?.published_at && findReviewFault(order, views, days) === null;
      if (!(await lockService(transaction, serviceId))) {
        throw new CallRefusal(refusals.serviceNotFound);
      }
      if (await isRemoved(transaction, serviceId, personId)) {
        throw new CallRefusal(refusals.reviewRemoved);
      }
      if (order && isOfOrder) {
        await put(transaction, order, 'buyer', opinion, days);
        await publish(transaction, order);
        await endHolding(transaction, 'review', `${serviceId}/${personId}`, 'withdrawn');
        return false;
      }
      const isBuyer = await hasCompleted(transaction, serviceId, personId);
      if (openTo === 'buyers' && !isBuyer) throw new CallRefusal(refusals.buyersOnly);
      const voice = { serviceId, personId, ...opinion, orderId: null };
      if (!isBuyer && (await isVoiceHeld(transaction, voice, guard))) return true;
      await setVoice(transaction, voice);
      return false;
    }),

  /** Whether somebody may say openly what they think of a service, and which order they may review. */
  async findRight(serviceId: string, personId: string, { isOn, days, openTo }: ReviewTerms) {
    const newest = isOn ? await findNewestOrder(database, serviceId, personId) : undefined;
    const order =
      newest &&
      (await selectReviewable(database).where('orders.id', '=', newest).executeTakeFirst());
    const views = order && toViews(await listOf(database, order.id), 'buyer');
    const isOfOrder = Boolean(views && findReviewFault(order, views, days) === null);
    const isOpen =
      openTo === 'everybody' || isOfOrder || (await hasCompleted(database, serviceId, personId));
    return {
      canReview: isOpen && !(await isRemoved(database, serviceId, personId)),
      order: order && isOfOrder ? order.id : null,
    };
  },

  /** Publishes what was hidden until now. */
  async publishDue(): Promise<void> {
    for (;;) {
      const due = await database
        .selectFrom('order_reviews')
        .select('order_id')
        .where('published_at', 'is', null)
        .where('publish_at', '<=', sql<Date>`now()`)
        .orderBy('publish_at')
        .limit(batchSize)
        .execute();
      for (const orderId of new Set(due.map(({ order_id }) => order_id))) {
        await inTransaction(database, async (transaction) => {
          const order = await lockOrder(transaction, orderId);
          if (order) await publish(transaction, order);
        });
      }
      if (due.length < batchSize) return;
    }
  },

  /** Reminds people that they can still say something, once an order. */
  remind: ({ days }: ReviewTerms): Promise<number> =>
    inTransaction(database, async (transaction) => {
      const begins = days - Math.min(reminderDays, days / 2);
      const orders = await selectReviewable(transaction)
        .where('orders.stage', '=', 'completed')
        .where('orders.review_reminded_at', 'is', null)
        .where(sql<boolean>`orders.stage_since > now() - ${days} * interval '1 day'`)
        .where(sql<boolean>`orders.stage_since <= now() - ${begins} * interval '1 day'`)
        .orderBy('orders.id')
        .limit(batchSize)
        .forNoKeyUpdate('orders')
        .skipLocked()
        .execute();
      if (orders.length === 0) return 0;
      const ids = orders.map(({ id }) => id);
      const written = await transaction
        .selectFrom('order_reviews')
        .selectAll()
        .where('order_id', 'in', ids)
        .execute();
      const names = await findNames(
        transaction,
        orders.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]),
      );
      await tellPeople(
        transaction,
        orders.flatMap((order) => {
          const until = findReviewEnd(order, days);
          const ofOrder = written.filter(({ order_id }) => order_id === order.id);
          return (['buyer', 'seller'] as const).flatMap((side) => {
            const views = toViews(ofOrder, side);
            const canWrite = !views.mine && findReviewFault(order, views, days) === null;
            return until && canWrite ? toReviewReminder(order, side, names, until) : [];
          });
        }),
      );
      await transaction
        .updateTable('orders')
        .set({ review_reminded_at: sql<Date>`now()` })
        .where('id', 'in', ids)
        .execute();
      return orders.length;
    }),

  /** A page of what the other sides of their orders think of somebody, the newest first. */
  async listAbout(personId: string, as: OrderSide, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      database
        .selectFrom('order_reviews')
        .innerJoin('people', 'people.id', 'order_reviews.person_id')
        .leftJoin('services', (join) =>
          join
            .onRef('services.id', '=', 'order_reviews.service_id')
            .on('services.deleted_at', 'is', null),
        )
        .select([
          'order_reviews.order_id',
          'people.id',
          'fullname',
          'rating',
          'comment',
          'published_at',
          'changed_at',
          'services.id as service_id',
          'title',
        ])
        .select((builder) => selectImage(builder.ref('people.avatar_id')).as('avatar'))
        // Nobody finds out from it which order is whose.
        .select(sql<string>`md5('review ' || order_id || author)`.as('key'))
        .where('about_id', '=', personId)
        .where('author', '=', as === 'seller' ? 'buyer' : 'seller')
        .where('published_at', 'is not', null)
        .where('removed_at', 'is', null),
      { cursor, size: pageSize, moment: 'published_at', id: 'order_reviews.order_id' },
    );
    const reviews = rows.map((row) => ({
      _id: row.key,
      user: { _id: row.id, avatar: toAvatar(row.avatar, row.fullname) },
      name: row.fullname,
      rating: row.rating,
      comment: row.comment,
      createdAt: row.published_at?.toISOString() ?? '',
      changedAt: row.changed_at?.toISOString() ?? null,
      service: row.service_id === null ? null : { _id: row.service_id, title: row.title ?? '' },
    }));
    return { reviews, ...cursors };
  },
});

/** Keeps a voice from others that is like theirs. Tells whether it is kept. */
async function isVoiceHeld(
  transaction: Database,
  { serviceId, personId, rating, comment }: Opinion & { serviceId: string; personId: string },
  guard: TextGuard,
): Promise<boolean> {
  const subject = `${serviceId}/${personId}`;
  const text = { kind: 'review', subject, personId, text: comment } as const;
  const alike = await guard.look(transaction, text);
  if (alike.length === 0) {
    await endHolding(transaction, 'review', subject, 'withdrawn');
    return false;
  }
  const { title } = await transaction
    .selectFrom('services')
    .select('title')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  await holdBack(transaction, {
    kind: 'review',
    subject,
    personId,
    reason: 'alike',
    title,
    text: comment,
    rating,
    alike,
  });
  return true;
}

const sideOf = (order: ReviewableRow, personId: string): OrderSide | undefined => {
  if (order.buyer_id === personId) return 'buyer';
  return order.seller_id === personId ? 'seller' : undefined;
};

const tell = (
  order: ReviewableRow,
  rows: readonly OrderReviewRow[],
  side: OrderSide,
  days: number,
): OrderReviews | undefined => toOrderReviews(order, toViews(rows, side), days);

/** Both sides of an order write, or change, what they think one after the other. */
const lockOrder = (transaction: Database, orderId: string) =>
  selectReviewable(transaction)
    .where('orders.id', '=', orderId)
    .forNoKeyUpdate('orders')
    .executeTakeFirst();

const listOf = (database: Database, orderId: string): Promise<OrderReviewRow[]> =>
  database.selectFrom('order_reviews').selectAll().where('order_id', '=', orderId).execute();

/** The last order of a service by somebody that is over, one way or another. */
async function findNewestOrder(database: Database, serviceId: string, personId: string) {
  const order = await database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .select('orders.id')
    .where('orders.buyer_id', '=', personId)
    .where('payments.service_id', '=', serviceId)
    .where((either) =>
      either.or([
        either('orders.stage', '=', 'completed'),
        either('orders.refund_requested_at', 'is not', null),
      ]),
    )
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.id;
}

async function isRemoved(database: Database, serviceId: string, personId: string) {
  const removed = await database
    .selectFrom('reviews')
    .select('rating')
    .where('service_id', '=', serviceId)
    .where('person_id', '=', personId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return removed !== undefined;
}

async function hasCompleted(database: Database, serviceId: string, personId: string) {
  const { rows } = await sql<{ has: boolean }>`
    select has_completed(${serviceId}, ${personId}) as has`.execute(database);
  return rows[0]?.has === true;
}

/** Puts down what a side of an order says. */
async function put(
  transaction: Database,
  order: ReviewableRow,
  side: OrderSide,
  { rating, comment }: Opinion,
  days: number,
) {
  const { id: orderId, buyer_id: buyerId, seller_id: sellerId, service_id: serviceId } = order;
  if (!buyerId || !sellerId) throw new CallRefusal(refusals.reviewNotOpen);
  await transaction
    .insertInto('order_reviews')
    .values({
      order_id: orderId,
      author: side,
      person_id: side === 'buyer' ? buyerId : sellerId,
      about_id: side === 'buyer' ? sellerId : buyerId,
      service_id: serviceId,
      rating,
      comment,
      publish_at: findReviewEnd(order, days) ?? order.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'author']).doUpdateSet({ rating, comment }),
    )
    .execute();
}

/** Shows everybody a change of what was published. */
async function changePublished(
  transaction: Database,
  order: ReviewableRow,
  { author, person_id: personId, service_id: serviceId }: OrderReviewRow,
  opinion: Opinion,
) {
  await transaction
    .updateTable('order_reviews')
    .set({ changed_at: order.now })
    .where('order_id', '=', order.id)
    .where('author', '=', author)
    .execute();
  if (author === 'buyer' && serviceId) {
    await changeVoice(transaction, { serviceId, personId, ...opinion, orderId: order.id });
  }
  await noteNews(
    transaction,
    [order.buyer_id, order.seller_id].flatMap((id) =>
      id ? { personId: id, tag: 'Order', subjectId: order.id } : [],
    ),
  );
}

/** Publishes what is hidden of an order that is locked: both reviews at once, if there are two. */
async function publish(transaction: Database, order: ReviewableRow) {
  const published = await transaction
    .updateTable('order_reviews')
    .set({ published_at: order.now })
    .where('order_id', '=', order.id)
    .where('published_at', 'is', null)
    .returningAll()
    .execute();
  for (const { author, service_id: serviceId, person_id: personId, rating, comment } of published) {
    if (author !== 'buyer' || !serviceId) continue;
    await setVoice(transaction, { serviceId, personId, rating, comment, orderId: order.id });
  }
  const names = await findNames(
    transaction,
    published.map(({ person_id }) => person_id),
  );
  await tellPeople(
    transaction,
    published.map((review) => toReviewTelling(order, review, names)),
  );
  await noteNews(
    transaction,
    published.flatMap(({ person_id, about_id }) =>
      [person_id, about_id].map((personId) => ({ personId, tag: 'Order', subjectId: order.id })),
    ),
  );
}

async function findNames(database: Database, ids: readonly (string | null)[]) {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map<string, string>();
  const people = await database
    .selectFrom('people')
    .select(['id', 'fullname'])
    .where('id', 'in', known)
    .execute();
  return new Map(people.map(({ id, fullname }) => [id, fullname]));
}
