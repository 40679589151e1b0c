import type { SavedQuery, SavedSearch, SearchAlert } from '@market/api/contract';
import { sql, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import { readPage } from '../database/readPage.ts';
import type { Database, Tables } from '../database/tables.ts';
import { lockPerson } from '../limits/lockPerson.ts';

type SearchRow = Selectable<Tables['saved_searches']>;

/** How many searches a page has. */
const pageSize = 20;

/** How many searches somebody may keep. */
export const searchLimit = 50;

const toSearch = ({ id, query, alert, created_at }: SearchRow): SavedSearch => ({
  _id: id,
  query,
  alert,
  createdAt: created_at.toISOString(),
});

/** A query without what asks for nothing, so that the same is kept once. */
export function tidyQuery({ keyword, category, price, ...rest }: SavedQuery): SavedQuery {
  const words = keyword?.normalize('NFC').trim();
  return {
    ...(words && { keyword: words }),
    ...(category && { category }),
    ...(price && Object.keys(price).length > 0 && { price }),
    ...rest,
  };
}

export type SearchQueries = ReturnType<typeof createSearchQueries>;

/** The searches that people keep. */
export const createSearchQueries = (database: Database) => ({
  /** A page of somebody's searches, the newest first. */
  async list(personId: string, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      database.selectFrom('saved_searches').selectAll().where('person_id', '=', personId),
      { cursor, size: pageSize, moment: 'saved_searches.created_at', id: 'saved_searches.id' },
    );
    return { searches: rows.map(toSearch), ...cursors };
  },

  /** Keeps a search, or changes the alert of one that is kept; undefined where there are too many. */
  save: (personId: string, query: SavedQuery, alert: SearchAlert) =>
    inTransaction(database, async (transaction) => {
      await lockPerson(transaction, personId);
      const text = JSON.stringify(tidyQuery(query));
      const known = await transaction
        .updateTable('saved_searches')
        .set({ alert, looked_at: lookedAt(alert) })
        .where('person_id', '=', personId)
        .where('query', '=', sql<SavedQuery>`${text}::jsonb`)
        .returningAll()
        .executeTakeFirst();
      if (alert !== 'none') await switchMailsOn(transaction, personId);
      if (known) return toSearch(known);
      const { count } = await transaction
        .selectFrom('saved_searches')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      if (count >= searchLimit) return undefined;
      const now = new Date();
      const row = await transaction
        .insertInto('saved_searches')
        .values({
          id: uuidv7(),
          person_id: personId,
          query: text,
          alert,
          created_at: now,
          looked_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toSearch(row);
    }),

  /** Changes how often somebody is mailed about a search of theirs. Returns whether there is one. */
  change: (id: string, personId: string, alert: SearchAlert): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('saved_searches')
        .set({ alert, looked_at: lookedAt(alert) })
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .executeTakeFirst();
      if (numUpdatedRows > 0n && alert !== 'none') await switchMailsOn(transaction, personId);
      return numUpdatedRows > 0n;
    }),

  /** Forgets a search of somebody. Returns whether there was one. */
  async remove(id: string, personId: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('saved_searches')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

/** People who begin to want mails are told of what comes from then on. */
const lookedAt = (alert: SearchAlert) =>
  sql<Date>`case when alert = 'none' and ${alert} <> 'none' then now() else looked_at end`;

/** Asking for mails about a search takes back an earlier choice to do without them. */
async function switchMailsOn(transaction: Database, personId: string) {
  await transaction
    .deleteFrom('mail_choices')
    .where('person_id', '=', personId)
    .where('topic', '=', 'searches')
    .execute();
}
