import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { OrderLife } from './createOrderLife.ts';

/** How many times at most what is due is done: letting a century pass must not take one. */
const mostTurns = 5_000;

/**
 * Lets hours go by for all orders: what waits for a moment comes closer, one moment after the other, and what
 * is due is done. The clock stays right, for people and browsers, too. For trials only.
 */
export async function passTime(database: Database, life: OrderLife, hours: number): Promise<void> {
  let left = hours;
  for (let turn = 0; turn < mostTurns && left > 0; turn += 1) {
    await doAllDue(life);
    const hop = Math.min(left, await findNextHop(database));
    await bringCloser(database, hop);
    left -= hop;
  }
  await doAllDue(life);
}

/** Does all that is due, however many orders there are. */
async function doAllDue(life: OrderLife): Promise<void> {
  for (;;) {
    const due = await life.listDue();
    if (due.length === 0) return;
    await life.doDue(due);
  }
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
export async function bringCloser(database: Database, hours: number): Promise<void> {
  // A job in between would find an order due before its dispute is, and look at it again too late.
  await inTransaction(database, async (transaction) => {
    for (const [table, columns] of Object.entries(moments)) {
      const earlier = columns.map((column) => {
        const moment = sql.ref(column);
        return sql`${moment} = ${moment} - ${hours} * interval '1 hour'`;
      });
      await sql`update ${sql.table(table)} set ${sql.join(earlier)}`.execute(transaction);
    }
  });
}

/** Every moment from which, or until which, somebody waits. */
const moments = {
  orders: ['stage_since', 'due_at', 'accept_by', 'warned_at', 'charged_back_at', 'next_at'],
  order_reviews: ['publish_at', 'published_at'],
  files: ['ready_at'],
  proposals: ['expires_at'],
  disputes: ['opened_at', 'answer_by', 'stage_before_since', 'decided_at', 'taken_at'],
};
