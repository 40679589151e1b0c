import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Payments about which something is not posted, once they have their order. The index `payments_unposted` lists
 * them.
 */
export const isUnposted = sql<boolean>`
  payments.status in ('succeeded', 'disputed', 'refunded')
    and payments.status is distinct from posted_status
    and exists (select from orders where payment_id = payments.id)`;

/** Counts payments about which something is not posted, up to a limit. */
export async function countUnposted(database: Database, limit: number): Promise<number> {
  const { count } = await database
    .selectFrom((found) =>
      found.selectFrom('payments').select('id').where(isUnposted).limit(limit).as('unposted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
