import { sql, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DepositMetadata } from './paymentMetadata.ts';
import type { PaymentIntent } from './PaymentProvider.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { DepositsTable } from '../database/paymentTables.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { putMail } from '../mails/putMail.ts';
import { toAgreement } from './agreement.ts';
import type { PricedWish } from './createPricing.ts';
import type { Payment } from './paymentQueries.ts';
import { toReturnMail } from './returnMail.ts';

export type Deposit = Selectable<DepositsTable>;
export type DepositQueries = ReturnType<typeof createDepositQueries>;

/** What somebody wants to pay, without saying what for. */
export interface NewDeposit {
  buyerId: string;
  /** In paise. */
  amount: number;
  /** Without one, every call starts a new deposit. */
  idempotencyKey: string | undefined;
  /** The network address from which it was asked. */
  address: string;
}

/** What a deposit was for, as its order says. */
export interface DepositClaim {
  priced: PricedWish;
  phoneNumber: string;
  /** The network address from which it was ordered. */
  address: string;
}

/** How many deposits of one person may be open at a time. */
export const openDepositLimit = 10;

/** How long money waits for its order, in minutes. */
export const claimableMinutes = 15;

const selectByKey = (database: Database, buyerId: string, idempotencyKey: string) =>
  database
    .selectFrom('deposits')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

/** What is stored about payments of which only the amount is known yet. */
export function createDepositQueries(database: Database) {
  return {
    /** Gives the deposit that this person has started with this key. */
    findByKey: (buyerId: string, idempotencyKey: string) =>
      selectByKey(database, buyerId, idempotencyKey),

    /** Gives the deposit of this intent, claimed or not. */
    findByIntent: (intentId: string): Promise<Deposit | undefined> =>
      database
        .selectFrom('deposits')
        .selectAll()
        .where('intent_id', '=', intentId)
        .executeTakeFirst(),

    /**
     * Stores what somebody wants to pay before the card provider hears of it. Gives the earlier
     * deposit if the key was used before, and undefined if too many are open.
     */
    record: ({ buyerId, amount, idempotencyKey, address }: NewDeposit) =>
      inTransaction(database, async (transaction): Promise<Deposit | undefined> => {
        // Deposits that one person starts at once wait for each other, so that all are counted.
        await transaction
          .selectFrom('people')
          .select('id')
          .where('id', '=', buyerId)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow();
        const earlier = idempotencyKey && (await selectByKey(transaction, buyerId, idempotencyKey));
        if (earlier) return earlier;

        const { open } = await transaction
          .selectFrom('deposits')
          .select((select) => select.fn.countAll<number>().as('open'))
          .where('buyer_id', '=', buyerId)
          .where('status', '=', 'open')
          .executeTakeFirstOrThrow();
        if (open >= openDepositLimit) return undefined;

        const deposit = await transaction
          .insertInto('deposits')
          .values({
            id: uuidv7(),
            buyer_id: buyerId,
            amount,
            idempotency_key: idempotencyKey ?? null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const what = 'deposit.started';
        await noteEvent(transaction, { personId: buyerId, what, subjectId: deposit.id, address });
        return deposit;
      }),

    /** Remembers which intent the card provider has made for a deposit. */
    attachIntent: (depositId: string, intent: PaymentIntent) =>
      database
        .updateTable('deposits')
        .set({ intent_id: intent.id, client_secret: intent.clientSecret })
        .where('id', '=', depositId)
        .execute(),

    /**
     * Stores a deposit that the card provider knows and we do not, as after restoring an older copy
     * of the database. Undefined if its buyer is not here.
     */
    async restore(intent: PaymentIntent, known: DepositMetadata): Promise<Deposit | undefined> {
      const buyer = await database
        .selectFrom('people')
        .select('id')
        .where('id', '=', known.buyer_id)
        .executeTakeFirst();
      if (!buyer) return undefined;

      return database
        .insertInto('deposits')
        .values({
          id: known.deposit_id,
          intent_id: intent.id,
          client_secret: intent.clientSecret,
          buyer_id: buyer.id,
          amount: intent.amount,
          idempotency_key: null,
        })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            intent_id: intent.id,
            client_secret: intent.clientSecret,
          }),
        )
        .returningAll()
        .executeTakeFirst();
    },

    /**
     * Makes an open deposit the payment of an order. Only the first call succeeds, and none once
     * the deposit is to be given back; all others get undefined.
     */
    claim: (
      deposit: Deposit,
      { priced, phoneNumber, address }: DepositClaim,
    ): Promise<Payment | undefined> =>
      inTransaction(database, async (transaction) => {
        const claimed = await transaction
          .updateTable('deposits')
          .set({ status: 'claimed' })
          .where('id', '=', deposit.id)
          .where('status', '=', 'open')
          .returning('buyer_id')
          .executeTakeFirst();
        if (!claimed) return undefined;

        const { buyer_id: personId } = claimed;
        const what = 'deposit.claimed';
        await noteEvent(transaction, { personId, what, subjectId: deposit.id, address });
        return transaction
          .insertInto('payments')
          .values({
            id: deposit.id,
            intent_id: deposit.intent_id,
            client_secret: deposit.client_secret,
            buyer_id: personId,
            seller_id: priced.sellerId,
            service_id: priced.serviceId,
            service_title: priced.title,
            service_image_id: priced.coverId,
            amount: deposit.amount,
            phone_number: phoneNumber,
            agreed: JSON.stringify(toAgreement(priced.price)),
            quote: priced.quote,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      }),

    /** Notes that a deposit was paid: from now on it waits for its order. */
    async noteCaptured(depositId: string) {
      await database
        .updateTable('deposits')
        .set({
          captured_at: sql<Date>`now()`,
          check_at: sql<Date>`now() + ${claimableMinutes} * interval '1 minute'`,
        })
        .where('id', '=', depositId)
        .where('captured_at', 'is', null)
        .execute();
    },

    /**
     * Decides to give back money that has waited too long for its order, and returns whether it
     * did. From then on no order can claim it.
     */
    decideReturn: (depositId: string, address: string): Promise<boolean> =>
      inTransaction(database, async (transaction) => {
        const deposit = await transaction
          .selectFrom('deposits')
          .select(['status', 'buyer_id'])
          .where('id', '=', depositId)
          .where('status', 'in', ['open', 'returning'])
          .where('captured_at', '<=', sql<Date>`now() - ${claimableMinutes} * interval '1 minute'`)
          .forUpdate()
          .executeTakeFirst();
        if (!deposit || deposit.status === 'returning') return deposit !== undefined;

        await transaction
          .updateTable('deposits')
          .set({ status: 'returning' })
          .where('id', '=', depositId)
          .execute();
        const what = 'deposit.expired';
        await noteEvent(transaction, {
          personId: deposit.buyer_id,
          what,
          subjectId: depositId,
          address,
        });
        return true;
      }),

    /** Deletes a deposit that was not paid and can no longer be. */
    forget: (depositId: string, address: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const deposit = await transaction
          .deleteFrom('deposits')
          .where('id', '=', depositId)
          .where('status', '=', 'open')
          .where('captured_at', 'is', null)
          .returning('buyer_id')
          .executeTakeFirst();
        if (!deposit) return;
        const { buyer_id: personId } = deposit;
        const what = 'deposit.canceled';
        await noteEvent(transaction, { personId, what, subjectId: depositId, address });
      }),

    /**
     * Notes that a deposit was refunded and mails its buyer, once. A claimed deposit is left alone.
     */
    noteReturned: (depositId: string, address: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const deposit = await transaction
          .updateTable('deposits')
          .set({ status: 'returned' })
          .where('id', '=', depositId)
          .where('status', 'in', ['open', 'returning'])
          .returningAll()
          .executeTakeFirst();
        if (!deposit) return;

        const { buyer_id: personId } = deposit;
        const what = 'deposit.returned';
        await noteEvent(transaction, { personId, what, subjectId: depositId, address });
        if (personId === null) return;
        const mail = toReturnMail(deposit.amount, deposit.intent_id);
        await putMail(transaction, { personId }, mail, { key: `${depositId} returned` });
      }),

    /**
     * Gives the deposits that are due for a check. No two processes get the same one. Unpaid ones
     * are checked every other minute; a refund that keeps failing is tried less and less often.
     */
    claimDue: () =>
      database
        .updateTable('deposits')
        .set({
          check_at: sql<Date>`now() + case
            when captured_at is null
            then least(greatest((now() - created_at) / 4, interval '20 seconds'), interval '2 minutes')
            else greatest((now() - captured_at) / 4, interval '1 minute') end`,
        })
        .where('id', 'in', (due) =>
          due
            .selectFrom('deposits')
            .select('id')
            .where('status', 'in', ['open', 'returning'])
            .where('check_at', '<=', sql<Date>`now()`)
            .orderBy('check_at')
            .limit(100)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    /** Makes all deposits that have not ended due now, in the order of their ids. */
    hurry: async () => {
      await database
        .updateTable('deposits')
        .set({ check_at: sql<Date>`now()` })
        .where('id', 'in', (unsettled) =>
          unsettled
            .selectFrom('deposits')
            .select('id')
            .where('status', 'in', ['open', 'returning'])
            .orderBy('id')
            .forUpdate(),
        )
        .execute();
    },
  };
}
