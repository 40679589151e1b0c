import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { RefundsTable } from '../database/paymentTables.ts';

export type Refund = Selectable<RefundsTable>;

/** By which the card provider knows a refund: another one after each that came back. */
export const keyOfRefund = ({ id, failures }: Pick<Refund, 'id' | 'failures'>): string =>
  failures === 0 ? id : `${id}:${failures}`;

/** All refunds of a payment, the oldest first. */
export const selectRefunds = (database: Database, paymentId: string) =>
  database
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id');

/** What is to be given back of a payment and was not yet, the oldest first. */
export const selectRequested = (database: Database, paymentId: string) =>
  selectRefunds(database, paymentId).where('state', '=', 'requested');

/**
 * What was given back of a payment, in paise, as its refunds say. Until it is told that one has come back, they
 * may say more than there was.
 */
export const sumOfDone = sql<number>`least(amount, (
  select coalesce(sum(refunds.amount), 0) from refunds
    where payment_id = payments.id and state = 'done'))`;
