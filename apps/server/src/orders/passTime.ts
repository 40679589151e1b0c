import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { OrderLife } from './createOrderLife.ts';

/** How many times at most somebody does what is due: whoever lets a century pass does not wait for one. */
const mostTurns = 5_000;

/**
 * Lets hours go by for all orders: what waits for a moment comes closer, one moment after the other, and what
 * is due is done. The clock stays right, for people and browsers, too. For trials only.
 */
export async function passTime(database: Database, life: OrderLife, hours: number): Promise<void> {
  let left = hours;
  for (let turn = 0; turn < mostTurns && left > 0; turn += 1) {
    for (const orderId of await life.listDue()) await life.doDue(orderId);
    const hop = Math.min(left, await findNextHop(database));
    await bringCloser(database, hop);
    left -= hop;
  }
  for (const orderId of await life.listDue()) await life.doDue(orderId);
}

/** In how many hours something is due next; at least a minute, so that there is an end. */
async function findNextHop(database: Database): Promise<number> {
  const { hours } = await database
    .selectFrom('orders')
    .select(
      sql<number | null>`(extract(epoch from min(next_at) - now()) / 3600)::float8`.as('hours'),
    )
    .executeTakeFirstOrThrow();
  return Math.max(hours ?? Number.POSITIVE_INFINITY, 1 / 60);
}

/** Lets hours go by without doing anything that is due. */
export const bringCloser = (database: Database, hours: number) => {
  const by = sql`${hours} * interval '1 hour'`;
  return sql`
    update orders set stage_since = stage_since - ${by}, due_at = due_at - ${by},
      accept_by = accept_by - ${by}, warned_at = warned_at - ${by}, next_at = next_at - ${by}`.execute(
    database,
  );
};
