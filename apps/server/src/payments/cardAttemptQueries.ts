import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** How long attempts are kept, in days: longer than an intent can be paid. */
const keptDays = 2;

/** Who tries cards on an intent. */
export interface CardHolder {
  buyerId: string;
  /** From where the payment was started: see `toNetwork`. */
  network: string;
}

export type CardAttemptQueries = ReturnType<typeof createCardAttemptQueries>;

/** Which cards were tried on which intent. */
export const createCardAttemptQueries = (database: Database) => ({
  /** Remembers who is about to try cards on an intent. */
  async expect(intentId: string, { buyerId, network }: CardHolder): Promise<void> {
    await database
      .insertInto('card_attempts')
      .values({ intent_id: intentId, buyer_id: buyerId, network })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /**
   * Stores how many cards were refused on an intent in total. Returns how many of them are new, and
   * whose they are; undefined if none is new or nobody is known to have tried.
   */
  async noteRefused(intentId: string, refused: number) {
    const { rows } = await sql<CardHolder & { news: number }>`
      with before as (
        select intent_id, refused from card_attempts where intent_id = ${intentId} for update)
      update card_attempts set refused = ${refused}::int from before
        where card_attempts.intent_id = before.intent_id and before.refused < ${refused}::int
        returning buyer_id as "buyerId", network, ${refused}::int - before.refused as "news"
      `.execute(database);
    return rows[0];
  },

  /** Lists the intents on which somebody may still try cards. */
  async listOpen(buyerId: string): Promise<string[]> {
    const open = await database
      .selectFrom('card_attempts')
      .leftJoin('payments', 'payments.intent_id', 'card_attempts.intent_id')
      .select('card_attempts.intent_id')
      .where('card_attempts.buyer_id', '=', buyerId)
      .where('settled_at', 'is', null)
      .execute();
    return open.map(({ intent_id }) => intent_id);
  },

  /** Forgets attempts that are long over. */
  async clean(): Promise<void> {
    await database
      .deleteFrom('card_attempts')
      .where('created_at', '<', sql<Date>`now() - ${sql.lit(keptDays)} * interval '1 day'`)
      .execute();
  },
});
