import type { Selectable } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { RefundsTable } from '../database/paymentTables.ts';

export type Refund = Selectable<RefundsTable>;

/** What is to be given back of a payment and was not yet, the oldest first. */
export const selectRequested = (database: Database, paymentId: string) =>
  database
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'requested')
    .orderBy('created_at')
    .orderBy('id');
