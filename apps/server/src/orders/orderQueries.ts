import {
  type Customer,
  type Order,
  type OrderFilter,
  type OrderEvent,
  type OrderStatus,
  type SalesDay,
} from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { selectImage } from '../pictures/index.ts';
import { toPictures, toRupees } from '../services/index.ts';
import { readAgreement } from '../payments/index.ts';
import { toProgress } from './orderFacts.ts';
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
      const { questions, delivery_id: deliveryId } = order;
      const shown = toOrder(order, personId);
      if (!shown.progress) return shown;
      const delivery = deliveryId ? await findDelivery(database, deliveryId) : null;
      return { ...shown, progress: { ...shown.progress, questions: questions ?? [], delivery } };
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
      const { cursor, orderStatus, from, until, sort } = filter;
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
        );
      const text = keyword.trim();
      const { rows, ...cursors } = await readPage(
        asked,
        wish,
        text ? siftOrders(database, text) : undefined,
      );
      return { orders: await readOrders(database, rows, personId), ...cursors };
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

    /** Lists a page of what has happened to an order, the newest first. */
    async listEvents(orderId: string, cursor: string | undefined) {
      const { rows, ...cursors } = await readPage(
        database
          .selectFrom('order_events')
          .select(['id', 'kind', 'actor', 'text', 'created_at'])
          .where('order_id', '=', orderId),
        { cursor, size: pageSize, moment: 'created_at', id: 'id' },
      );
      const events = rows.map(({ id, kind, actor, text, created_at }): OrderEvent => ({
        _id: id,
        kind,
        actor,
        text,
        createdAt: created_at.toISOString(),
      }));
      return { events, ...cursors };
    },
  };
}

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
      'payments.amount',
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

/** Reads whole orders, and keeps their order. */
async function readOrders(
  database: Database,
  found: readonly { id: string }[],
  personId: string,
): Promise<Order[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await selectOrders(database).where('orders.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toOrder(row, personId));
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** As one of its sides reads it. */
const toOrder = (row: OrderRow, personId: string): Order => ({
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
  ...(row.agreed && readAgreement(row.agreed)),
  ...(row.terms && {
    progress: toProgress(row, row.seller_id === personId ? 'seller' : 'buyer', new Date()),
  }),
});

/** What was delivered last, as it is shown. */
async function findDelivery(database: Database, id: string) {
  const event = await database
    .selectFrom('order_events')
    .select(['text', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return event ? { _id: id, text: event.text, createdAt: event.created_at.toISOString() } : null;
}

/** A buyer or a seller; null when the account is gone. */
const toParty = (_id: string | null, fullname: string | null, email: string | null) =>
  _id === null ? null : { _id, fullname: fullname ?? '', email: email ?? '' };
