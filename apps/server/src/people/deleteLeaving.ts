import { sql } from 'kysely';
import type { ImageStore } from '../adapters/ImageStore.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import type { createImageQueries } from '../pictures/index.ts';
import { findBlocks, rest } from './deletionQueries.ts';
import { createPersonalDataQueries } from './personalDataQueries.ts';

/** What keeps an account meanwhile is looked at again after so many hours. */
const postponedHours = 24;

/** Deletes one account whose grace is over. Gives the pictures it has shown, or undefined if there is none. */
const deleteNext = (database: Database): Promise<string[] | undefined> =>
  inTransaction(database, async (transaction) => {
    const due = await transaction
      .selectFrom('account_deletions')
      .select('person_id')
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;

    const { person_id: personId } = due;
    if ((await findBlocks(transaction, personId)).length > 0) {
      const later = new Date(Date.now() + postponedHours * 60 * 60_000);
      await transaction
        .updateTable('account_deletions')
        .set({ due_at: later })
        .where('person_id', '=', personId)
        .execute();
      await rest(transaction, personId, later);
      return [];
    }
    const personal = createPersonalDataQueries(transaction);
    const images = await personal.listImages(personId);
    await personal.erase(personId, 'job');
    return images;
  });

/** The job that forgets people who wanted it, once their grace is over and nothing keeps them any more. */
export const createDeleteLeaving = (
  database: Database,
  images: ReturnType<typeof createImageQueries>,
  imageStore: ImageStore,
): Job => ({
  name: 'delete leaving accounts',
  pause: 10 * 60_000,
  async run() {
    for (;;) {
      const shown = await deleteNext(database);
      if (!shown) return;
      for (const name of await images.takeUnusedOf(shown)) await imageStore.remove(name);
    }
  },
});
