import {
  type Customer,
  type Order,
  type OrderActor,
  type OrderFilter,
  type OrderEvent,
  type OrderStatus,
  type SalesDay,
} from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { selectImage } from '../pictures/index.ts';
import { toRupees } from '../database/paise.ts';
import { toPictures } from '../services/index.ts';
import { readAgreement } from '../payments/index.ts';
import { type Disagreement, tellDisagreement, withDisagreements } from './disagreements.ts';
import { toProgress } from './orderFacts.ts';
import { findReviewEnds, findSentFiles } from './orderFiles.ts';
import { siftOrders } from './siftOrders.ts';

/** How many orders or customers a page has. */
const pageSize = 20;

/** Whose orders are listed: those that somebody has placed, or received. */
export type OrderSide = 'buyer' | 'seller';

export type OrderQueries = ReturnType<typeof createOrderQueries>;

/** What is stored about orders. What was ordered is kept with its payment. */
export function createOrderQueries(database: Database) {
  return {
    /** Gives an order if this person is its buyer or its seller. */
    async get(orderId: string, personId: string) {
      const order = await selectOrders(database)
        .where('orders.id', '=', orderId)
        .where((either) =>
          either.or([
            either('orders.buyer_id', '=', personId),
            either('orders.seller_id', '=', personId),
          ]),
        )
        .executeTakeFirst();
      if (!order) return undefined;
      const side = order.seller_id === personId ? 'seller' : 'buyer';
      return readWholeOrder(database, order, { actor: side, personId });
    },

    /** Gives the id of the order that a payment paid for. */
    async findByPayment(paymentId: string) {
      const order = await database
        .selectFrom('orders')
        .select('id')
        .where('payment_id', '=', paymentId)
        .executeTakeFirst();
      return order?.id ?? null;
    },

    /** Lists a page of what a person has bought or sold. */
    async list(side: OrderSide, personId: string, { keyword = '', ...filter }: OrderFilter) {
      const { cursor, orderStatus, from, until, sort, needsMe = false } = filter;
      const wish = {
        cursor,
        size: pageSize,
        moment: 'orders.created_at',
        id: 'orders.id',
        isOldestFirst: sort === 'oldest',
      };
      const asked = database
        .selectFrom('orders')
        .select('orders.id')
        .where(`orders.${side}_id`, '=', personId)
        .$if(orderStatus !== undefined, (all) =>
          all.where('orders.status', '=', orderStatus as OrderStatus),
        )
        .$if(from !== undefined, (all) => all.where('orders.created_at', '>=', new Date(from ?? 0)))
        .$if(until !== undefined, (all) =>
          all.where('orders.created_at', '<', new Date(until ?? 0)),
        )
        .$if(needsMe, (all) => all.where(isTurnOf(side)));
      const text = keyword.trim();
      const { rows, ...cursors } = await readPage(
        asked,
        wish,
        text ? siftOrders(database, text) : undefined,
      );
      return { orders: await readOrders(database, rows, personId), ...cursors };
    },

    /** In how many orders it is a person's turn, 100 at most: more are not counted. */
    async countNeeding(side: OrderSide, personId: string) {
      const found = await database
        .selectFrom('orders')
        .select('id')
        .where(`${side}_id`, '=', personId)
        .where(isTurnOf(side))
        .limit(100)
        .execute();
      return found.length;
    },

    /** How many orders a person has placed and received, and how many people ordered from them. */
    async countOf(personId: string) {
      const totals = await database
        .selectFrom('person_totals')
        .select(['bought', 'sold', 'to_deliver as toDeliver', 'customers'])
        .where('person_id', '=', personId)
        .executeTakeFirst();
      return totals ?? { bought: 0, sold: 0, toDeliver: 0, customers: 0 };
    },

    /** The days since a moment on which a person has sold something, the oldest first. */
    async listSalesDays(sellerId: string, since: Date): Promise<SalesDay[]> {
      const days = await database
        .selectFrom('sales_days')
        .select(['sold', 'kept_paise', sql<string>`day::text`.as('date')])
        .where('seller_id', '=', sellerId)
        .where('day', '>=', since.toISOString().slice(0, 10))
        .orderBy('day')
        .execute();
      return days.map(({ date, sold, kept_paise }) => ({
        date,
        ordersCount: sold,
        amount: toRupees(kept_paise),
      }));
    },

    /** Lists a page of those who have ordered from a person, who ordered last first. */
    async listCustomers(sellerId: string, cursor: string | undefined) {
      const { rows, ...cursors } = await readPage(
        database
          .selectFrom('customers')
          .innerJoin('people', 'people.id', 'buyer_id')
          .select(['people.id', 'fullname', 'email', 'orders', 'last_ordered_at'])
          .where('seller_id', '=', sellerId),
        { cursor, size: pageSize, moment: 'last_ordered_at', id: 'buyer_id' },
      );
      const customers = rows.map((row): Customer => ({
        _id: row.id,
        fullname: row.fullname,
        email: row.email,
        ordersCount: row.orders,
        lastOrderedAt: row.last_ordered_at.toISOString(),
      }));
      return { customers, ...cursors };
    },

    /** What a person has earned, in paise, without refunded and disputed orders. */
    async sumOfSeller(sellerId: string) {
      const { sold_paise } = await database
        .selectFrom('people')
        .select('sold_paise')
        .where('id', '=', sellerId)
        .executeTakeFirstOrThrow();
      return sold_paise;
    },

    /** Gives what decides the next step of an order, if this person is its seller. */
    async findOfSeller(orderId: string, sellerId: string) {
      const found = await database
        .selectFrom('orders')
        .innerJoin('payments', 'payments.id', 'orders.payment_id')
        .select(['orders.status as orderStatus', 'refund_requested_at', 'payments.status'])
        .where('orders.id', '=', orderId)
        .where('orders.seller_id', '=', sellerId)
        .executeTakeFirst();
      if (!found) return undefined;
      const { orderStatus, refund_requested_at: refundedAt, status } = found;
      return { orderStatus, paymentInfo: { status: refundedAt ? 'refunded' : status } };
    },

    /** Whether an order has begun; undefined if this person is neither its buyer nor its seller. */
    async hasBegun(orderId: string, personId: string) {
      const order = await database
        .selectFrom('orders')
        .select(sql<boolean>`terms is not null`.as('hasBegun'))
        .where('id', '=', orderId)
        .where((either) =>
          either.or([either('buyer_id', '=', personId), either('seller_id', '=', personId)]),
        )
        .executeTakeFirst();
      return order?.hasBegun;
    },

    /** Lists a page of what has happened to an order, the newest first, as this person sees it. */
    listEvents: (orderId: string, personId: string, cursor: string | undefined) =>
      listOrderEvents(database, orderId, personId, cursor),
  };
}

/** Lists a page of what has happened to an order, the newest first. */
export async function listOrderEvents(
  database: Database,
  orderId: string,
  readerId: string,
  cursor: string | undefined,
) {
  const { rows, ...cursors } = await readPage(
    database
      .selectFrom('order_events')
      .select(['id', 'kind', 'actor', 'text', 'amount', 'created_at'])
      .where('order_id', '=', orderId),
    { cursor, size: pageSize, moment: 'created_at', id: 'id' },
  );
  const ids = rows.map(({ id }) => id);
  const findFiles = await findSentFiles(database, orderId, ids, readerId);
  const events = rows.map(({ id, kind, actor, text, amount, created_at }): OrderEvent => ({
    _id: id,
    kind,
    actor,
    text,
    ...findFiles(id),
    amount: amount === null ? null : toRupees(amount),
    createdAt: created_at.toISOString(),
  }));
  return { events, ...cursors };
}

/** Gives an order of anybody with all that is told about it where it is looked at by itself. */
export async function findWholeOrder(database: Database, orderId: string, reader: OrderReader) {
  const row = await selectOrders(database).where('orders.id', '=', orderId).executeTakeFirst();
  return row && readWholeOrder(database, row, reader);
}

/** Written out, so that the index of each side is found whatever is asked for besides. */
const isTurnOf = (side: OrderSide) =>
  sql<boolean>`orders.turn = ${sql.lit(side)} and orders.refund_requested_at is null`;

const selectOrders = (database: Database) =>
  database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .leftJoin('people as buyer', 'buyer.id', 'orders.buyer_id')
    // The service may be forgotten with its seller.
    .leftJoin('services', 'services.id', 'payments.service_id')
    .leftJoin('people as seller', 'seller.id', 'orders.seller_id')
    .select([
      'orders.id',
      'orders.status',
      'orders.created_at',
      'orders.delivered_at',
      'orders.refund_requested_at',
      'orders.stage',
      'orders.stage_since',
      'orders.terms',
      'orders.questions',
      'orders.due_at',
      'orders.accept_by',
      'orders.revisions_used',
      'orders.is_review_extended',
      'orders.delivery_id',
      'orders.proposal_id',
      'orders.dispute_id',
      'orders.charged_back_at',
      'payments.amount',
      'payments.refunded_paise',
      'payments.agreed',
      'payments.phone_number',
      'payments.intent_id',
      'payments.status as payment_status',
      'payments.service_id',
      'payments.service_title',
      'services.category',
      'buyer.id as buyer_id',
      'buyer.fullname as buyer_name',
      'buyer.email as buyer_email',
      'seller.id as seller_id',
      'seller.fullname as seller_name',
      'seller.email as seller_email',
      selectImage(sql.ref('payments.service_image_id')).as('cover'),
    ]);

/** Who reads an order, and as what. */
export interface OrderReader {
  actor: OrderActor;
  personId: string;
}

/** Reads one order with all that is told about it where it is looked at by itself. */
async function readWholeOrder(
  database: Database,
  row: OrderRow,
  { actor, personId }: OrderReader,
): Promise<Order> {
  const [order = { ...row, proposal: null, dispute: null }] = await withDisagreements(database, [
    row,
  ]);
  const shown = toOrder(order, actor);
  if (!shown.progress) return shown;
  const { id: orderId, questions, delivery_id: deliveryId } = order;
  const delivery = deliveryId
    ? await findDelivery(database, { orderId, deliveryId, personId })
    : null;
  const { terms, stage } = shown.progress;
  const reviewEnd = (await findReviewEnds(database, [order])).get(orderId);
  // While the files of a delivery cannot be fetched nobody knows when it counts as accepted.
  const isOtherwise = stage === 'delivered' && reviewEnd !== undefined;
  const disagreement = await tellDisagreement(database, order, terms);
  return {
    ...shown,
    progress: {
      ...shown.progress,
      ...(isOtherwise && { acceptBy: reviewEnd?.toISOString() ?? null }),
      questions: questions ?? [],
      delivery,
      ...disagreement,
    },
  };
}

/** Reads whole orders, and keeps their order. */
async function readOrders(
  database: Database,
  wanted: readonly { id: string }[],
  personId: string,
): Promise<Order[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const found = await selectOrders(database).where('orders.id', 'in', ids).execute();
  const rows = await withDisagreements(database, found);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => toOrder(row, row.seller_id === personId ? 'seller' : 'buyer'));
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** As one of its sides or an operator reads it. */
const toOrder = (row: OrderRow & Disagreement, reader: OrderActor): Order => ({
  _id: row.id,
  totalPrice: toRupees(row.amount),
  orderStatus: row.status,
  orderInfo: { phoneNumber: row.phone_number },
  paymentInfo: { id: row.intent_id ?? '', status: row.payment_status },
  service: {
    _id: row.service_id,
    title: row.service_title,
    price: toRupees(row.amount),
    images: toPictures(row.cover ? [row.cover] : [], row.category),
  },
  user: toParty(row.buyer_id, row.buyer_name, row.buyer_email),
  seller: toParty(row.seller_id, row.seller_name, row.seller_email),
  createdAt: row.created_at.toISOString(),
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  ...(refundedOf(row) > 0 && { refunded: toRupees(refundedOf(row)) }),
  ...(row.agreed && readAgreement(row.agreed)),
  ...(row.terms && {
    progress: toProgress(row, reader, new Date()),
  }),
});

/** What was given back, in paise. The version before notes only that it was all. */
const refundedOf = ({ payment_status: status, amount, refunded_paise: refunded }: OrderRow) =>
  status === 'refunded' ? amount : refunded;

/** What was delivered last, as it is shown. */
async function findDelivery(
  database: Database,
  { orderId, deliveryId, personId }: { orderId: string; deliveryId: string; personId: string },
) {
  const event = await database
    .selectFrom('order_events')
    .select(['text', 'created_at'])
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (!event) return null;
  const findFiles = await findSentFiles(database, orderId, [deliveryId], personId);
  const { text, created_at } = event;
  return { _id: deliveryId, text, ...findFiles(deliveryId), createdAt: created_at.toISOString() };
}

/** A buyer or a seller; null when the account is gone. */
const toParty = (_id: string | null, fullname: string | null, email: string | null) =>
  _id === null ? null : { _id, fullname: fullname ?? '', email: email ?? '' };
