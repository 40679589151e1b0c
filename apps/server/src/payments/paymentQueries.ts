import { refusals } from '@market/api/contract';
import { sql, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { GivenBack, PaymentIntent, PaymentStatus } from './PaymentProvider.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { PaymentsTable } from '../database/paymentTables.ts';
import type { PaymentMetadata } from './paymentMetadata.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { postRefunded, postStatus } from '../ledger/index.ts';
import { countCoupon, holdCoupon, reserveCoupon } from '../coupons/index.ts';
import { refusalOfEnd, reserveOffer, tellAccepted } from '../offers/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toAgreement } from './agreement.ts';
import { noteGivenBack } from './noteGivenBack.ts';
import type { PricedWish } from './createPricing.ts';
import { tellDone } from './refundMails.ts';

export type Payment = Selectable<PaymentsTable>;
export type PaymentQueries = ReturnType<typeof createPaymentQueries>;

/** What somebody has decided to pay for. */
export interface NewPayment {
  buyerId: string;
  phoneNumber: string;
  /** As `writeWish` writes it. */
  wish: string | null;
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
  const findByKey = (buyerId: string, idempotencyKey: string) =>
    database
      .selectFrom('payments')
      .selectAll()
      .where('buyer_id', '=', buyerId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();

  return {
    /** Gives the payment that this person has started with this key. */
    findByKey,

    /**
     * Stores what somebody has decided to pay for before the card provider hears of it, and reserves
     * its coupon or offer. Gives the earlier payment if the key was used before. Refuses when somebody
     * else has been quicker.
     */
    async record(wanted: NewPayment, priced: PricedWish): Promise<Payment> {
      const { buyerId, phoneNumber, wish, idempotencyKey, address } = wanted;
      const { serviceId, sellerId, title, coverId, amount, quote, coupon, offerId } = priced;
      const recorded = await inTransaction(database, async (transaction) => {
        if (offerId !== null) await takeOffer(transaction, offerId, wanted);
        if (coupon && !(await holdCoupon(transaction, coupon.id))) {
          throw refuseCoupon('couponUnknown', coupon.code);
        }
        const payment = await transaction
          .insertInto('payments')
          .values({
            id: uuidv7(),
            buyer_id: buyerId,
            seller_id: sellerId,
            service_id: serviceId,
            service_title: title,
            service_image_id: coverId,
            amount,
            phone_number: phoneNumber,
            idempotency_key: idempotencyKey ?? null,
            wish,
            agreed: JSON.stringify(toAgreement(priced.price)),
            quote,
            coupon_id: coupon?.id ?? null,
            offer_id: offerId,
          })
          .onConflict((conflict) => conflict.columns(['buyer_id', 'idempotency_key']).doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!payment) return undefined;
        const use = { paymentId: payment.id, buyerId };
        const fault = coupon && (await reserveCoupon(transaction, coupon.id, use));
        if (fault) throw refuseCoupon(fault, coupon.code);
        const what = 'payment.started';
        await noteEvent(transaction, { personId: buyerId, what, subjectId: payment.id, address });
        return payment;
      });
      if (recorded) return recorded;

      const earlier = idempotencyKey && (await findByKey(buyerId, idempotencyKey));
      if (!earlier) throw new Error('A payment was neither recorded nor found.');
      return earlier;
    },

    /**
     * Gives the payments that a person has begun and not made, and that hold a coupon or an offer; without
     * the one that this very call has begun, which may be on its way twice.
     */
    listHolding: ({ buyerId, idempotencyKey }: Pick<NewPayment, 'buyerId' | 'idempotencyKey'>) =>
      database
        .selectFrom('payments')
        .selectAll()
        .where('buyer_id', '=', buyerId)
        .where('settled_at', 'is', null)
        .where(sql<boolean>`idempotency_key is distinct from ${idempotencyKey ?? ''}`)
        .where((either) =>
          either.or([either('coupon_id', 'is not', null), either('offer_id', 'is not', null)]),
        )
        .execute(),

    /** Gives a payment by its id. */
    find: (paymentId: string) =>
      database.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst(),

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
      // A service may have left the market by now; its row stays.
      const offer = await database
        .selectFrom('services')
        .leftJoin('service_images', (join) =>
          join.onRef('service_images.service_id', '=', 'services.id').on('position', '=', 0),
        )
        .select(['services.seller_id as sellerId', 'services.title', 'image_id as coverId'])
        .where('services.id', '=', known.service_id)
        .executeTakeFirst();
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
        const payment = await transaction
          .insertInto('payments')
          .values({
            id: known.payment_id,
            intent_id: intent.id,
            client_secret: intent.clientSecret,
            buyer_id: buyer.id,
            seller_id: offer.sellerId,
            service_id: known.service_id,
            service_title: known.title ?? offer.title,
            service_image_id: offer.coverId,
            amount: intent.amount,
            phone_number: known.phone_number,
            ...(known.agreed !== undefined && { agreed: known.agreed }),
            coupon_id: ifStored('coupons', known.coupon_id),
            offer_id: ifStored('offers', known.offer_id),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (payment?.coupon_id) await countCoupon(transaction, payment.coupon_id);
        return payment;
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
            + (select count(*) from refunds join orders on orders.id = order_id
              where state = 'requested' and refund_requested_at is null)
            + (select count(*) from deposits where status = 'returning') as "unrefunded"
        `.execute(database);
      return rows[0] ?? { orders: 0, unsettled: 0, unordered: 0, unrefunded: 0 };
    },

    /**
     * Updates a payment with what the card provider said at a moment, places its order if the money is
     * there, and posts what has become of it. Outdated news changes nothing. The first caller places the
     * order; all get its id, or null if there is none.
     *
     * @param told How it stands at the card provider.
     * @param refunds What was given back of it. Defaults to nothing, or to all of it where that is how it stands.
     */
    settle: (
      paymentId: string,
      told: PaymentStatus,
      asOf: Date,
      address: string,
      refunds: readonly GivenBack[] = [],
    ): Promise<string | null> =>
      inTransaction(database, async (transaction) => {
        const payment = await transaction
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', paymentId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const placed = await selectOrder(transaction, paymentId);
        if (payment.status_as_of > asOf) return placed?.id ?? null;

        const isPaid = told === 'succeeded' || told === 'disputed';
        // Sums of the seller are locked in one order, whether there is an order already or not.
        if (isPaid && !placed) await setStatus(transaction, paymentId, told);
        const order =
          placed ?? (isPaid ? await placeOrder(transaction, payment, address) : undefined);
        const isAll = told === 'refunded';
        const back =
          order && (await noteGivenBack(transaction, { payment, order, given: refunds, isAll }));
        const isAllBack = told === 'succeeded' && back?.total === payment.amount;
        const status = isAllBack ? 'refunded' : told;
        if (payment.status !== status) {
          const { buyer_id: personId } = payment;
          const what = `payment.${status}`;
          await noteEvent(transaction, { personId, what, subjectId: paymentId, address });
        }
        const isSettled = order || status === 'canceled' || status === 'refunded';
        await transaction
          .updateTable('payments')
          .set({ status, status_as_of: asOf, ...(back && { refunded_paise: back.total }) })
          .$if(status === 'canceled', (update) => update.set({ idempotency_key: null }))
          .$if(Boolean(isSettled) && payment.settled_at === null, (update) =>
            update.set({ settled_at: asOf }),
          )
          .where('id', '=', paymentId)
          .execute();
        if (back?.refund) {
          await postRefunded(transaction, back.refund);
          await tellDone(transaction, back.refund, back.total - payment.refunded_paise);
        } else if (order && payment.posted_status !== status) {
          await postStatus(transaction, paymentId, { before: payment.status, after: status });
        }
        return order?.id ?? null;
      }),
  };
}

const setStatus = (transaction: Database, paymentId: string, status: PaymentStatus) =>
  transaction.updateTable('payments').set({ status }).where('id', '=', paymentId).execute();

const selectOrder = (transaction: Database, paymentId: string) =>
  transaction
    .selectFrom('orders')
    .select(['id', 'refund_requested_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

/** An id, if the copy of the database that was restored has its row. */
const ifStored = (table: 'coupons' | 'offers', id: string | undefined) =>
  sql<string | null>`(select id from ${sql.table(table)} where id = ${id ?? null}::uuid)`;

/**
 * Makes sure that an offer can still be paid for, and that nobody else is doing so. The same call may be on
 * its way twice.
 */
async function takeOffer(
  transaction: Database,
  offerId: string,
  { buyerId, idempotencyKey }: Pick<NewPayment, 'buyerId' | 'idempotencyKey'>,
) {
  const end = await reserveOffer(transaction, offerId);
  if (end) throw new CallRefusal(refusalOfEnd[end]);
  const other = await transaction
    .selectFrom('payments')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('status', '<>', 'canceled')
    .where(
      sql<boolean>`(buyer_id, idempotency_key) is distinct from (${buyerId}::uuid, ${idempotencyKey ?? ''})`,
    )
    .executeTakeFirst();
  if (other) throw new CallRefusal(refusals.offerTaken);
}

/** Refuses a coupon that others have used up, or its seller taken away, since it was priced. */
const refuseCoupon = (fault: 'couponUnknown' | 'couponUsedUp' | 'couponUsedByYou', code: string) =>
  new CallRefusal(refusals[fault], { values: { code }, field: 'coupon' });

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
  if (payment.offer_id !== null) await tellAccepted(transaction, payment.offer_id);
  await noteEvent(transaction, {
    personId: payment.buyer_id,
    what: 'order.placed',
    subjectId: orderId,
    address,
  });
  return { id: orderId, refund_requested_at: null };
}
