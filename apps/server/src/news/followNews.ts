import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { planOnce } from '../database/planOnce.ts';
import type { NewsItem } from './tellPeople.ts';

/** How much news is read at once. */
const batchSize = 2000;

/** The lowest id. */
const anyId = '00000000-0000-0000-0000-000000000000';

/** How much news of one person is read for a stream that goes on; beyond that it begins anew. */
const mostMissed = 200;

interface NewsRow {
  id: string;
  changed_in: string;
  person_id: string;
  tag: string;
  subject_id: string | null;
}

const toItem = ({ person_id, tag, subject_id }: NewsRow): NewsItem => ({
  personId: person_id,
  tag,
  subjectId: subject_id,
});

/** The number of the oldest transaction that is not over: all that older ones have written can be read. */
const horizon = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** Reads news from a position on, and with it how far there is nothing left to come. */
async function readNews(database: Database, after: Pick<NewsRow, 'id' | 'changed_in'>) {
  const { rows } = await sql<{ horizon: string; news: NewsRow[] | null }>`
    ${planOnce('news')}
    select ${horizon} as horizon, (
      select json_agg(found) from (
        select id, changed_in::text, person_id, tag, subject_id from news
          where (news.changed_in, news.id) > ((select ${after.changed_in}::xid8), (select ${after.id}::uuid))
          order by news.changed_in, news.id limit ${sql.lit(batchSize)}) as found) as news`.execute(
    database,
  );
  const [{ horizon: until, news } = { horizon: after.changed_in, news: null }] = rows;
  return { until, rows: news ?? [] };
}

/**
 * Follows what transactions of any server write for people to ask for again. Each look reads what was written
 * by transactions that were not over at the last look, so that nothing is missed that is committed late.
 */
export function followNews(database: Database) {
  let since: string | undefined;
  /** What the next look will read again. */
  let taken = new Set<string>();

  return {
    /** Where the next look begins; undefined until there was one. */
    position: () => since,

    /** Forgets where it was: the next look begins with what is written from then on. */
    rest() {
      since = undefined;
    },

    /** Takes in what is new, and gives it with the position behind it. */
    async look(): Promise<{ position: string; items: NewsItem[] }> {
      if (since === undefined) {
        const { rows } = await sql<{ horizon: string }>`select ${horizon} as horizon`.execute(
          database,
        );
        since = rows[0]?.horizon ?? '0';
        taken = new Set();
      }
      const items: NewsItem[] = [];
      const stillOpen = new Set<string>();
      let next: string | undefined;
      let after = { changed_in: since, id: anyId };
      for (;;) {
        const { until, rows } = await readNews(database, after);
        next ??= until;
        for (const row of rows) {
          const key = `${row.changed_in} ${row.id}`;
          if (BigInt(row.changed_in) >= BigInt(next)) stillOpen.add(key);
          if (!taken.has(key)) items.push(toItem(row));
        }
        const last = rows.at(-1);
        if (!last || rows.length < batchSize) break;
        after = last;
      }
      since = next;
      taken = stillOpen;
      return { position: next, items };
    },

    /**
     * Reads what a person has missed since a position; undefined if that is too much, or if the position is
     * not of this database.
     */
    async readMissed(personId: string, position: string): Promise<NewsItem[] | undefined> {
      const { rows } = await sql<NewsRow & { is_known: boolean }>`
        select known.is_known, news.* from (
            select ${position}::xid8 < pg_snapshot_xmax(pg_current_snapshot()) as is_known) as known
          left join news on person_id = ${personId} and changed_in >= ${position}::xid8
          order by changed_in limit ${sql.lit(mostMissed + 1)}`.execute(database);
      if (!rows[0]?.is_known || rows.length > mostMissed) return undefined;
      return rows.flatMap((row) => (row.person_id === null ? [] : toItem(row)));
    },
  };
}
