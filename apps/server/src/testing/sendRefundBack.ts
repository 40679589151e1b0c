import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';

/**
 * Lets money of a refund come back to the offline card provider, as when the buyer's bank cannot take it. Nobody
 * is told of it. Gives false for a key with which nothing was given back.
 */
export const sendRefundBack = (database: Database, key: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const { numAffectedRows = 0n } = await sql`
      update sandbox_intents
        set is_refunded = false,
          amount_refunded = (case when is_refunded then sandbox_intents.amount else amount_refunded end)
            - sandbox_refunds.amount
        from sandbox_refunds
        where intent_id = sandbox_intents.id and sandbox_refunds.idempotency_key = ${key}
          and sandbox_refunds.amount > 0`.execute(transaction);
    // The key stays known: with it, nothing is given back again.
    await sql`update sandbox_refunds set amount = 0 where idempotency_key = ${key}`.execute(
      transaction,
    );
    return numAffectedRows > 0n;
  });
