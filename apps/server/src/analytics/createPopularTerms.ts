import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { fewest } from './analyticsQueries.ts';
import { toWord } from './createSeenCounter.ts';

/** How long a list is used, in milliseconds. */
const freshFor = 600_000;

/** Of so many days, and so many terms. */
const counted = { days: 30, terms: 5_000 };

/**
 * What is searched for most. A term is only told when five different people at least have found the same service by
 * it: the bits that people set for one service say nothing of those that they set for another.
 */
async function readTerms(database: Database): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word
    from (
      select word, sum(seen) as seen
      from service_words
      where day > (now() at time zone 'utc')::date - ${sql.lit(counted.days)}
      group by service_id, word
      having bit_count(bit_or(people)::bit(64)) >= ${sql.lit(fewest)}) as popular
    group by word
    order by sum(seen) desc, word collate "C"
    limit ${sql.lit(counted.terms)}`.execute(database);
  return rows.map(({ word }) => word);
}

/** What many people search for, read anew every ten minutes while anybody asks. */
export function createPopularTerms(database: Database) {
  let terms: Promise<string[]> | undefined;
  let readAt = -Infinity;

  /** Reads them; those known before serve meanwhile. */
  function refresh() {
    readAt = performance.now();
    const known = terms;
    const reading = readTerms(database);
    const next = reading.catch(() => known ?? []);
    terms ??= next;
    void next.then(() => (terms = next));
  }

  return {
    /** The terms that begin like this, the most popular first. */
    async list(beginning: string): Promise<string[]> {
      if (performance.now() - readAt > freshFor) refresh();
      const known = (await terms) ?? [];
      const typed = toWord(beginning);
      return typed === '' ? [] : known.filter((term) => term.startsWith(typed));
    },
  };
}
