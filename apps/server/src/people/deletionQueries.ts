import { type DeletionBlock, openOrderStatuses } from '@market/api/contract';
import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { putMail } from '../mails/putMail.ts';
import { ringNewsBell } from '../news/newsBell.ts';
import { toDeletionMail } from './accountMails.ts';

/** How long an account that is to be deleted is kept, in days. */
export const graceDays = 14;

interface OpenThings {
  orders: number;
  disputes: number;
  /** In paise: negative is what the market owes. */
  balance: number;
}

/**
 * What of a person is not over yet: orders that are paid and open on either side, disputes about them and with
 * banks, and money between the market and them.
 */
export async function findBlocks(database: Database, personId: string): Promise<DeletionBlock[]> {
  const { rows } = await sql<OpenThings>`
    with own as (
      select orders.id, orders.status, payments.status as payment_status
        from orders join payments on payments.id = payment_id
        where orders.buyer_id = ${personId} or orders.seller_id = ${personId}
    )
    select
      (select count(*) from own
        where status = any(${openOrderStatuses}::text[])
          and payment_status in ('succeeded', 'disputed')) as orders,
      (select count(*) from own
        where payment_status = 'disputed' or exists (
          select from disputes where order_id = own.id and closed_at is null)) as disputes,
      coalesce((
        select sum(amount)::bigint from balances join accounts on accounts.id = account_id
          where kind = 'seller' and person_id = ${personId}), 0) as balance`.execute(database);
  const { orders, disputes, balance } = rows[0] ?? { orders: 0, disputes: 0, balance: 0 };
  const blocks: DeletionBlock[] = [];
  if (orders > 0) blocks.push({ kind: 'orders', count: orders, amount: null });
  if (disputes > 0) blocks.push({ kind: 'disputes', count: disputes, amount: null });
  if (balance < 0) blocks.push({ kind: 'balance', count: null, amount: -balance / 100 });
  if (balance > 0) blocks.push({ kind: 'debt', count: null, amount: balance / 100 });
  return blocks;
}

/**
 * Has an account deleted after its grace: until then its services cannot be ordered, and all its sessions end.
 * Gives when that will be; undefined while something keeps it.
 */
export async function requestDeletion(
  database: Database,
  personId: string,
  address: string,
): Promise<Date | undefined> {
  const dueAt = await inTransaction(database, async (transaction) => {
    await transaction
      .selectFrom('people')
      .select('id')
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if ((await findBlocks(transaction, personId)).length > 0) return undefined;
    const due = new Date(Date.now() + graceDays * 24 * 60 * 60_000);
    await transaction
      .insertInto('account_deletions')
      .values({ person_id: personId, due_at: due })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ due_at: due }))
      .execute();
    await rest(transaction, personId, due);
    await transaction.deleteFrom('sessions').where('person_id', '=', personId).execute();
    await putMail(transaction, { personId }, toDeletionMail(due));
    await noteEvent(transaction, { personId, what: 'deletion.requested', address });
    return due;
  });
  ringNewsBell(database);
  return dueAt;
}

/** Lets somebody take no orders until their account goes, unless they are away for longer anyway. */
export const rest = (transaction: Database, personId: string, until: Date) =>
  sql`
    update people set away_until = ${until}
      where id = ${personId} and coalesce(away_until, '-infinity') < ${until}`.execute(transaction);
