import type { AccountKind } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { TransferKind } from '../database/ledgerTables.ts';
import type { Database } from '../database/tables.ts';
import { findAccounts } from './findAccounts.ts';
import { nowhere, positionOf } from './positionOf.ts';
import { type PaidMoney, type Posted, readMoney, readPosted } from './readMoney.ts';

/** What is posted, and why. */
export interface Posting {
  kind: TransferKind;
  /** Those whose money has moved. */
  paymentIds: readonly string[];
  /** Which refund it was, if it was one. */
  refundId?: string;
}

/**
 * Posts the difference between where the money of payments is to be and where the ledger has it. Nothing is
 * posted where there is none, however often it is called. Their rows are locked meanwhile, and the balances
 * until the transaction ends: this belongs near its end.
 */
export async function post(
  transaction: Database,
  { kind, paymentIds, refundId }: Posting,
): Promise<void> {
  if (paymentIds.length === 0) return;
  await transaction
    .selectFrom('payments')
    .select('id')
    .where('id', 'in', paymentIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Only now: what somebody else has just changed is read, too.
  const money = await readMoney(transaction, paymentIds);
  const posted = await readPosted(transaction, paymentIds);
  const transfers = money.flatMap((one) => toTransfer(one, posted.get(one.paymentId)));
  if (transfers.length > 0) {
    await transaction
      .insertInto('transfers')
      .values(
        transfers.map(({ id, key, paymentId }) => ({
          id,
          // What is found later was left by somebody else: money is released once.
          kind: kind === 'released' && posted.get(paymentId)?.isReleased ? 'carriedOver' : kind,
          payment_id: paymentId,
          refund_id: refundId ?? null,
          key,
        })),
      )
      .execute();
    const entries = transfers.flatMap((transfer) => transfer.entries);
    const findId = await findAccounts(transaction, entries);
    await transaction
      .insertInto('entries')
      .values(
        entries.map(({ transferId, kind: accountKind, personId, amount, availableAt }) => ({
          transfer_id: transferId,
          account_id: findId({ kind: accountKind, personId }),
          amount,
          available_at: availableAt,
        })),
      )
      .execute();
  }
  await transaction
    .updateTable('payments')
    .set({
      posted_status: sql<string>`status`,
      released_at: sql<Date>`coalesce(released_at, (
        select stage_since from orders where payment_id = payments.id and stage = 'completed'))`,
    })
    .where('id', 'in', paymentIds)
    .execute();
}

/** What is still to be posted about a payment: one transfer, or none. */
function toTransfer(money: PaidMoney, posted: Posted | undefined) {
  const { paymentId } = money;
  const transferId = uuidv7();
  const before = posted?.position ?? nowhere;
  // What belongs to somebody who has left goes on being theirs.
  const sellerId = posted?.sellerId === undefined ? money.sellerId : posted.sellerId;
  const entries = Object.entries(positionOf(money)).flatMap(([name, wanted]) => {
    const kind = name as AccountKind;
    const amount = wanted - before[kind];
    const isSellers = kind === 'seller';
    const personId = isSellers ? sellerId : null;
    const availableAt = isSellers ? money.availableAt : null;
    return amount === 0 ? [] : [{ transferId, kind, personId, amount, availableAt }];
  });
  // Its number keeps two from posting the same difference.
  const key = `${paymentId}:${posted?.count ?? 0}`;
  return entries.length === 0 ? [] : [{ id: transferId, key, paymentId, entries }];
}
