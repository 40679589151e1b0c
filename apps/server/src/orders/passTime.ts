import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';

/**
 * Lets hours go by for all orders, by having everything happen that much earlier: the clock stays right, for
 * people and browsers, too. For trials only.
 */
export const passTime = (database: Database, hours: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const by = sql`${hours} * interval '1 hour'`;
    await sql`
      update orders set stage_since = stage_since - ${by}, due_at = due_at - ${by},
        accept_by = accept_by - ${by}, warned_at = warned_at - ${by}, next_at = next_at - ${by},
        delivered_at = delivered_at - ${by}, created_at = created_at - ${by}`.execute(transaction);
    await sql`update order_events set created_at = created_at - ${by}`.execute(transaction);
  });
