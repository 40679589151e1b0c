import { sql } from 'kysely';
import { stemmer } from 'stemmer';
import { inTransaction } from '../../database/inTransaction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { ServiceChange } from '../followChanges.ts';
import { noteLetters } from '../words/likeness.ts';
import { splitText } from '../words/splitWords.ts';

/** The number of the lock that is held while the index is written. */
const writing = 72_057_001;

/** A service as it is written into the index. */
interface IndexedService {
  id: string;
  changed_in: string;
  category: string;
  price_paise: number;
  moment: number;
  quality: number;
  stars: number;
  days: number;
  languages: string[];
  level: string;
  country: string;
  tags: string[];
  sold: number;
  titles: number[];
  /** The words that only the further text has. */
  others: number[];
}

/** The fields of an indexed service, as its rows are read from a parameter. */
const fields = sql`
  id uuid, changed_in xid8, category text, price_paise integer, moment bigint, quality integer,
  stars integer, days integer, languages text[], level text, country text, tags text[],
  sold integer, titles integer[], others integer[]`;

/** Rows in one parameter, however many they are. */
const rowsOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;

type Put = ServiceChange & { id: string; entry: NonNullable<ServiceChange['entry']> };

/** The last change of each service that is on the market after it. */
function listPuts(changes: ServiceChange[]): Put[] {
  const last = new Map(changes.map((change) => [change.id, change]));
  return [...last.values()].filter((change): change is Put => change.entry !== undefined);
}

/** Those of these changes that are still the last ones, and not in the index yet. */
async function selectFresh(database: Database, puts: Put[]): Promise<Put[]> {
  const keys = puts.map(({ id, changedIn }) => ({ id, changed_in: changedIn }));
  const { rows } = await sql<{ id: string }>`
    select id from json_to_recordset(${rowsOf(keys)}) as change (id uuid, changed_in xid8)
    where exists (
        select from services
        where services.id = change.id and services.changed_in = change.changed_in
          and deleted_at is null and paused_at is null)
      and not exists (
        select from search_entries as entry
        where entry.id = change.id and entry.changed_in = change.changed_in
          and entry.narrowed_in = change.changed_in)`.execute(database);
  const fresh = new Set(rows.map(({ id }) => id));
  return puts.filter(({ id }) => fresh.has(id));
}

/** Gives the numbers of words, new ones included. */
async function numberWords(database: Database, words: string[]): Promise<Map<string, number>> {
  const described = words.map((word) => ({
    word,
    stem: stemmer(word),
    size: word.length,
    letters: noteLetters(word),
  }));
  await sql`
    insert into search_words (word, stem, size, letters)
    select word, stem, size, letters
    from json_to_recordset(${rowsOf(described)})
      as new (word text, stem text, size integer, letters integer)
    where not exists (select from search_words as known where known.word = new.word)`.execute(
    database,
  );
  const { rows } = await sql<{ word: string; id: number }>`
    select word, id from search_words where word = any (${words}::text[])`.execute(database);
  return new Map(rows.map(({ word, id }) => [word, id]));
}

async function describeServices(database: Database, puts: Put[]): Promise<IndexedService[]> {
  const texts = puts.map(({ id, changedIn, entry }) => {
    const titles = splitText(entry.title);
    const inTitle = new Set(titles);
    const others = splitText(entry.about).filter((word) => !inTitle.has(word));
    return { id, changedIn, entry, titles, others };
  });
  const words = new Set(texts.flatMap(({ titles, others }) => [...titles, ...others]));
  const numbers = await numberWords(database, [...words]);
  const toNumber = (word: string) => numbers.get(word) as number;
  return texts.map(({ id, changedIn, entry, titles, others }) => ({
    id,
    changed_in: changedIn,
    category: entry.category,
    price_paise: entry.price,
    moment: entry.moment,
    quality: entry.quality,
    stars: entry.stars,
    days: entry.days,
    languages: entry.languages,
    level: entry.level,
    country: entry.country,
    tags: entry.tags,
    sold: entry.sold,
    titles: titles.map(toNumber),
    others: others.map(toNumber),
  }));
}

/** Rewrites what keeps its words, and gives the others. */
async function keepWords(database: Database, services: IndexedService[]) {
  const { rows } = await sql<{ id: string }>`
    update search_entries as entry
    set changed_in = new.changed_in, category = new.category, price_paise = new.price_paise,
      moment = new.moment, described_in = new.changed_in, quality = new.quality, stars = new.stars,
      days = new.days, languages = new.languages, narrowed_in = new.changed_in,
      level = new.level, country = new.country, tags = new.tags, sold = new.sold
    from json_to_recordset(${rowsOf(services)}) as new (${fields})
    where entry.id = new.id and entry.titles = new.titles and entry.others = new.others
    returning entry.id`.execute(database);
  const kept = new Set(rows.map(({ id }) => id));
  return services.filter(({ id }) => !kept.has(id));
}

async function insertServices(database: Database, services: IndexedService[]) {
  await sql`
    with new as materialized (
      select * from json_to_recordset(${rowsOf(services)}) as new (${fields})),
    placed as (
      insert into search_places (word, service, in_title)
      select unnest(titles), id, true from new
      union all
      select unnest(others), id, false from new)
    insert into search_entries (id, changed_in, category, price_paise, moment, titles, others,
        described_in, quality, stars, days, languages,
        narrowed_in, level, country, tags, sold)
      select id, changed_in, category, price_paise, moment, titles, others,
        changed_in, quality, stars, days, languages,
        changed_in, level, country, tags, sold
      from new`.execute(database);
}

const deleteEntries = (database: Database, ids: string[]) =>
  sql`delete from search_entries where id = any (${ids}::uuid[])`.execute(database);

const deleteUnusedWords = (database: Database) =>
  sql`
    delete from search_words
    where not exists (select from search_places where word = search_words.id)`.execute(database);

/** After all services were removed at once, which no trigger sees. */
async function deleteRemoved(database: Database) {
  await sql`
    delete from search_entries as entry
    where not exists (select from services where services.id = entry.id)`.execute(database);
  await sql`
    delete from search_places as place
    where not exists (select from search_entries where id = place.service)`.execute(database);
}

/** Writes the index in the database. Others that write it at the same time wait. */
export const createSqlIndex = (database: Database) => ({
  /** Up to which transaction the index has all changes; `0` without one, or in another database. */
  async readPosition(): Promise<string> {
    const { rows } = await sql<{ changed_in: string }>`
      select changed_in from search_position
      where changed_in < pg_snapshot_xmax(pg_current_snapshot()) and is_narrowed`.execute(database);
    return rows[0]?.changed_in ?? '0';
  },

  writePosition: (changedIn: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(writing)})`.execute(transaction);
      const { numAffectedRows } = await sql`delete from search_position`.execute(transaction);
      await sql`
        insert into search_position (changed_in, is_described, is_narrowed)
        values (${changedIn}::xid8, true, true)`.execute(transaction);
      // Until it is known how many there are of everything, a question takes seconds.
      if (!numAffectedRows) {
        await sql`analyze search_entries, search_words, search_places`.execute(transaction);
      }
    }),

  /** Takes changes in, except what a later one has overtaken. */
  take: (changes: ServiceChange[]): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(writing)})`.execute(transaction);
      if (changes.some(({ id }) => id === undefined)) await deleteRemoved(transaction);
      const gone = changes.flatMap(({ id, entry }) => (id && !entry ? [id] : []));
      if (gone.length > 0) {
        await sql`
          delete from search_entries as entry
          where id = any (${gone}::uuid[]) and not exists (
            select from services
            where services.id = entry.id and deleted_at is null and paused_at is null)`.execute(
          transaction,
        );
      }
      const fresh = await selectFresh(transaction, listPuts(changes));
      const services = await describeServices(transaction, fresh);
      const changed = await keepWords(transaction, services);
      await deleteEntries(
        transaction,
        changed.map(({ id }) => id),
      );
      await insertServices(transaction, changed);
      if (changes.length > services.length || services.length > changed.length) {
        await deleteUnusedWords(transaction);
      }
    }),
});
