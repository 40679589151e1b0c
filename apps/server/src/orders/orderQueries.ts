import { type Order, openOrderStatuses, type OrderStatus } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { selectImage } from '../pictures/index.ts';
import { toPictures, toRupees } from '../services/index.ts';

export type OrderQueries = ReturnType<typeof createOrderQueries>;

/** What is stored about orders. What was ordered is kept with its payment. */
export function createOrderQueries(database: Database) {
  const newestFirst = () =>
    selectOrders(database).orderBy('orders.created_at', 'desc').orderBy('orders.id', 'desc');

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
      return order && toOrder(order);
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

    /** Lists what a person has bought, the newest first. */
    async listOfBuyer(buyerId: string) {
      const bought = await newestFirst().where('orders.buyer_id', '=', buyerId).execute();
      return bought.map(toOrder);
    },

    /** Lists what a person has sold, the newest first. */
    async listOfSeller(sellerId: string) {
      const sold = await newestFirst().where('orders.seller_id', '=', sellerId).execute();
      return sold.map(toOrder);
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

    /** Takes an open order to another step. Returns whether that could be done. */
    takeTo: (status: OrderStatus, orderId: string, sellerId: string, address: string) =>
      inTransaction(database, async (transaction) => {
        const order = await transaction
          .updateTable('orders')
          .set({ status, ...(status === 'Delivered' && { delivered_at: new Date() }) })
          .where('id', '=', orderId)
          .where('seller_id', '=', sellerId)
          .where('status', 'in', openOrderStatuses)
          .where('refund_requested_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!order) return false;
        const what = `order.${status.toLowerCase()}`;
        await noteEvent(transaction, { personId: sellerId, what, subjectId: orderId, address });
        return true;
      }),
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
      'payments.amount',
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

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

const toOrder = (row: OrderRow): Order => ({
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
});

/** A buyer or a seller; null when the account is gone. */
const toParty = (_id: string | null, fullname: string | null, email: string | null) =>
  _id === null ? null : { _id, fullname: fullname ?? '', email: email ?? '' };
