import { sql, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PaymentIntent, PaymentStatus } from './PaymentProvider.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { PaymentsTable } from '../database/paymentTables.ts';
import type { PaymentMetadata } from './paymentMetadata.ts';
import { noteEvent } from '../audit/auditQueries.ts';

export type Payment = Selectable<PaymentsTable>;
export type PaymentQueries = ReturnType<typeof createPaymentQueries>;

/** A service as it is offered right now. */
export interface Offer {
  sellerId: string;
  title: string;
  /** In paise. */
  amount: number;
  coverId: string | null;
}

/** What somebody has decided to pay for. */
export interface NewPayment {
  buyerId: string;
  serviceId: string;
  phoneNumber: string;
  /** Without one, every call starts a new payment. */
  idempotencyKey: string | undefined;
  /** The network address from which it was asked. */
  address: string;
}

/** How much about money is unfinished. */
export interface OpenMatters {
  orders: number;
  /** Payments that may still change, deposits included. */
  unsettled: number;
  /** Payments that have succeeded and have no order. */
  unordered: number;
  /** Orders and deposits whose money is still to be given back. */
  unrefunded: number;
}

/** How long a payment that was canceled before any charge is kept, in days. */
const keptDays = 30;

/** What is stored about payments and the orders that they pay for. */
export function createPaymentQueries(database: Database) {
  const selectOffer = (serviceId: string) =>
    database
      .selectFrom('services')
      .leftJoin('service_images', (join) =>
        join.onRef('service_images.service_id', '=', 'services.id').on('position', '=', 0),
      )
      .select([
        'services.seller_id as sellerId',
        'services.title',
        'services.price_paise as amount',
        'service_images.image_id as coverId',
      ])
      .where('services.id', '=', serviceId);

  const findByKey = (buyerId: string, idempotencyKey: string) =>
    database
      .selectFrom('payments')
      .selectAll()
      .where('buyer_id', '=', buyerId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();

  return {
    /** Gives what a service costs and shows, if it is on the market. */
    findOffer: (serviceId: string): Promise<Offer | undefined> =>
      selectOffer(serviceId).where('services.deleted_at', 'is', null).executeTakeFirst(),

    /** Gives the payment that this person has started with this key. */
    findByKey,

    /**
     * Stores what somebody has decided to pay for before the card provider hears of it. Gives the
     * earlier payment if the key was used before.
     */
    async record(wanted: NewPayment, offer: Offer): Promise<Payment> {
      const { buyerId, serviceId, phoneNumber, idempotencyKey, address } = wanted;
      const recorded = await inTransaction(database, async (transaction) => {
        const payment = await transaction
          .insertInto('payments')
          .values({
            id: uuidv7(),
            buyer_id: buyerId,
            seller_id: offer.sellerId,
            service_id: serviceId,
            service_title: offer.title,
            service_image_id: offer.coverId,
            amount: offer.amount,
            phone_number: phoneNumber,
            idempotency_key: idempotencyKey ?? null,
          })
          .onConflict((conflict) => conflict.columns(['buyer_id', 'idempotency_key']).doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!payment) return undefined;
        const what = 'payment.started';
        await noteEvent(transaction, { personId: buyerId, what, subjectId: payment.id, address });
        return payment;
      });
      if (recorded) return recorded;

      const earlier = idempotencyKey && (await findByKey(buyerId, idempotencyKey));
      if (!earlier) throw new Error('A payment was neither recorded nor found.');
      return earlier;
    },

    /** Gives the payment of this intent. */
    findByIntent: (intentId: string) =>
      database
        .selectFrom('payments')
        .selectAll()
        .where('intent_id', '=', intentId)
        .executeTakeFirst(),

    /** Remembers which intent the card provider has made for a payment. */
    attachIntent: (paymentId: string, intent: PaymentIntent) =>
      database
        .updateTable('payments')
        .set({ intent_id: intent.id, client_secret: intent.clientSecret })
        .where('id', '=', paymentId)
        .execute(),

    /** Gives the database's own time, which all server processes share. */
    async tellTime() {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
      return rows[0]?.now ?? new Date();
    },

    /**
     * Stores a payment that the card provider knows and we do not, as after restoring an older copy
     * of the database. Undefined if its buyer or service is not here, or if it began as a deposit
     * that was given back.
     */
    async restore(intent: PaymentIntent, known: PaymentMetadata): Promise<Payment | undefined> {
      const offer = await selectOffer(known.service_id).executeTakeFirst();
      const buyer = await database
        .selectFrom('people')
        .select('id')
        .where('id', '=', known.buyer_id)
        .executeTakeFirst();
      if (!offer || !buyer) return undefined;

      return inTransaction(database, async (transaction) => {
        const deposit = await transaction
          .selectFrom('deposits')
          .select('status')
          .where('id', '=', known.payment_id)
          .forUpdate()
          .executeTakeFirst();
        if (deposit && deposit.status !== 'open') return undefined;
        await transaction
          .updateTable('deposits')
          .set({ status: 'claimed' })
          .where('id', '=', known.payment_id)
          .execute();
        return transaction
          .insertInto('payments')
          .values({
            id: known.payment_id,
            intent_id: intent.id,
            client_secret: intent.clientSecret,
            buyer_id: buyer.id,
            seller_id: offer.sellerId,
            service_id: known.service_id,
            service_title: offer.title,
            service_image_id: offer.coverId,
            amount: intent.amount,
            phone_number: known.phone_number,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
      });
    },

    /**
     * Gives the unfinished payments that are due for a check, older ones less often. No two
     * processes get the same one.
     */
    claimUnsettled: () =>
      database
        .updateTable('payments')
        .set({
          check_at: sql<Date>`now() + greatest((now() - created_at) / 4, interval '20 seconds')`,
        })
        .where('id', 'in', (due) =>
          due
            .selectFrom('payments')
            .select('id')
            .where('settled_at', 'is', null)
            .where('check_at', '<=', sql<Date>`now()`)
            .orderBy('check_at')
            .limit(100)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    /**
     * Makes all unfinished payments due now. Locks them in the order of their ids, so that two such
     * calls wait for each other instead of deadlocking.
     */
    hurryUnsettled: async () => {
      await database
        .updateTable('payments')
        .set({ check_at: sql<Date>`now()` })
        .where('id', 'in', (unsettled) =>
          unsettled
            .selectFrom('payments')
            .select('id')
            .where('settled_at', 'is', null)
            .orderBy('id')
            .forUpdate(),
        )
        .execute();
    },

    /**
     * Deletes payments that were canceled long ago. Those that money has touched stay for the
     * books.
     */
    forgetCanceled: async () => {
      await database
        .deleteFrom('payments')
        .where('status', '=', 'canceled')
        .where('settled_at', '<', sql<Date>`now() - ${sql.lit(keptDays)} * interval '1 day'`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('orders').select('orders.id').whereRef('payment_id', '=', 'payments.id'),
            ),
          ),
        )
        .execute();
    },

    /** Counts what the books hold. Everything but `orders` should end up at 0. */
    async countOpenMatters() {
      const { rows } = await sql<OpenMatters>`
        select
          (select count(*) from orders) as "orders",
          (select count(*) from payments where settled_at is null)
            + (select count(*) from deposits where status = 'open') as "unsettled",
          (select count(*) from payments where status in ('succeeded', 'disputed')
            and not exists (select from orders where payment_id = payments.id)) as "unordered",
          (select count(*) from orders join payments on payments.id = payment_id
            where refund_requested_at is not null and payments.status = 'succeeded')
            + (select count(*) from deposits where status = 'returning') as "unrefunded"
        `.execute(database);
      return rows[0] ?? { orders: 0, unsettled: 0, unordered: 0, unrefunded: 0 };
    },

    /**
     * Updates a payment with what the card provider said at a moment, and places its order if the
     * money is there. Outdated news changes nothing. The first caller places the order; all get its
     * id, or null if there is none.
     */
    settle: (
      paymentId: string,
      status: PaymentStatus,
      asOf: Date,
      address: string,
    ): Promise<string | null> =>
      inTransaction(database, async (transaction) => {
        const payment = await transaction
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', paymentId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const order = await transaction
          .selectFrom('orders')
          .select('id')
          .where('payment_id', '=', paymentId)
          .executeTakeFirst();
        if (payment.status_as_of > asOf) return order?.id ?? null;
        if (payment.status !== status) {
          const { buyer_id: personId } = payment;
          const what = `payment.${status}`;
          await noteEvent(transaction, { personId, what, subjectId: paymentId, address });
        }

        const isPaid = status === 'succeeded' || status === 'disputed';
        const orderId =
          order?.id ?? (isPaid ? await placeOrder(transaction, payment, address) : null);
        const isSettled = orderId !== null || status === 'canceled' || status === 'refunded';
        await transaction
          .updateTable('payments')
          .set({ status, status_as_of: asOf })
          .$if(status === 'canceled', (update) => update.set({ idempotency_key: null }))
          .$if(isSettled && payment.settled_at === null, (update) =>
            update.set({ settled_at: asOf }),
          )
          .where('id', '=', paymentId)
          .execute();
        return orderId;
      }),
  };
}

/** Places the order of a payment that is locked, and takes the service off the buyer's wishlist. */
async function placeOrder(transaction: Database, payment: Payment, address: string) {
  const orderId = uuidv7();
  await transaction
    .insertInto('orders')
    .values({
      id: orderId,
      payment_id: payment.id,
      buyer_id: payment.buyer_id,
      seller_id: payment.seller_id,
    })
    .execute();
  await transaction
    .deleteFrom('cart_items')
    .where('person_id', '=', payment.buyer_id)
    .where('service_id', '=', payment.service_id)
    .execute();
  await noteEvent(transaction, {
    personId: payment.buyer_id,
    what: 'order.placed',
    subjectId: orderId,
    address,
  });
  return orderId;
}
