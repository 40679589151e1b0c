import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/tables.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import { post } from './post.ts';
import { isUnposted } from './unposted.ts';

/** How many payments are posted at once: others wait meanwhile. */
const batchSize = 100;

/** How long a turn goes on, in ms: a server that closes waits for it. */
const longestTurn = 2_000;

/** Posts what is missing about some payments. Gives how many they were. */
const postSomeMissing = (database: Database): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const payments = await transaction
      .selectFrom('payments')
      .select('id')
      .where(isUnposted)
      .orderBy('id')
      .limit(batchSize)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    const paymentIds = payments.map(({ id }) => id);
    if (paymentIds.length > 0) await post(transaction, { kind: 'carriedOver', paymentIds });
    return paymentIds.length;
  });

/** Posts what is missing, for some seconds. Gives about how many payments. */
export async function postMissing(database: Database): Promise<number> {
  const begun = performance.now();
  let posted = 0;
  while (performance.now() - begun < longestTurn) {
    const count = await postSomeMissing(database);
    if (count === 0) break;
    posted += count;
  }
  // What was planned while these were empty reads all of them, again and again.
  if (posted > batchSize) await sql`analyze accounts, transfers, entries`.execute(database);
  return posted;
}

/**
 * The job that posts what the version before does not: the payments from before there was a ledger, and what
 * its processes do while they still run beside ours.
 */
export const createPostMissing = (database: Database): Job => ({
  name: 'postMissing',
  pause: 5_000,
  run: () => postMissing(database),
});
