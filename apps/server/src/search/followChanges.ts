import type { Category, SellerLevel } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { planOnce } from '../database/planOnce.ts';
import { takeTurns } from '../database/takeTurns.ts';
import { toFigures } from './ranking/RankingRules.ts';
import { rateService } from './rateService.ts';
import type { SearchEntry } from './Search.ts';
import { toCountry, toTags } from './words/labels.ts';

/** How many letters of a description are indexed, up to the last whole word. */
const beginning = 160;

/** How many languages of a service count. */
const mostLanguages = 10;

/** How many changes are read at once. */
const batchSize = 2000;

/** The lowest id; a removal with it stands for all services. */
const anyId = '00000000-0000-0000-0000-000000000000';

/** A service that was changed or removed. */
export interface ServiceChange {
  /** Undefined when all services were removed at once. */
  id: string | undefined;
  /** The number of the transaction that did it. */
  changedIn: string;
  /** What it is now; undefined when it is not on the market. */
  entry: SearchEntry | undefined;
}

/** Services that were changed or removed, one entry each. */
interface Changes {
  id: string[];
  /** The number of the transaction. */
  changed_in: string[];
  /** Null for a removal. */
  title: (string | null)[];
  /** The seller's name. */
  seller: string[];
  /** How the description begins. */
  description: string[];
  category: Category[];
  price_paise: number[];
  /** In microseconds since 1970. */
  moment: number[];
  rating_sum: number[];
  rating_count: number[];
  /** Of the fastest package; null for a service that does not say. */
  days: (number | null)[];
  languages: (string[] | null)[];
  figures: (number[] | null)[];
  /** Null for a seller who has none yet. */
  level: (SellerLevel | null)[];
  country: (string | null)[];
  tags: (string[] | null)[];
  /** How often it was sold of late. */
  sold: number[];
  is_offered: boolean[];
}

/** How far changes have been read. */
interface Position {
  id: string;
  changed_in: string;
}

/**
 * Reads changes from a position on, column by column, which takes half as long as row by row. With
 * them comes the number of the oldest running transaction: everything that older ones changed is
 * visible.
 */
async function readChanges(database: Database, after: Position) {
  const position = sql`((select ${after.changed_in}::xid8), (select ${after.id}::uuid))`;
  const { rows } = await sql<{ horizon: string; changes: Changes | null }>`
    ${planOnce('changes')}
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select case when count(*) > 0 then json_build_object(
          'id', json_agg(id), 'changed_in', json_agg(changed_in), 'title', json_agg(title),
          'seller', json_agg((select fullname from people where people.id = seller_id)),
          'description', json_agg(left(description, ${sql.lit(beginning)})),
          'category', json_agg(category), 'price_paise', json_agg(price_paise),
          'moment', json_agg(round(date_part('epoch', created_at) * 1000000)::bigint),
          'rating_sum', json_agg(rating_sum), 'rating_count', json_agg(rating_count),
          'days', json_agg((select min((package ->> 'days')::int)
            from jsonb_array_elements(listing -> 'packages') as package)),
          'languages', json_agg(listing -> 'languages'), 'figures', json_agg(figures),
          'level', json_agg((select level from seller_scores where person_id = seller_id)),
          'country', json_agg((select origin from people where people.id = seller_id)),
          'tags', json_agg(listing -> 'tags'), 'sold', json_agg(sold_recently),
          'is_offered', json_agg(is_offered)) end
        from (
          (select id, changed_in, title, seller_id, description, category, price_paise, created_at,
              rating_sum, rating_count, listing, figures, sold_recently,
              deleted_at is null and paused_at is null as is_offered
            from services where (changed_in, id) >= ${position}
            order by changed_in, id limit ${sql.lit(batchSize)})
          union all
          (select id, changed_in, null, null, null, null, null, null, null, null, null, null, null, false
            from service_removals where (changed_in, id) >= ${position}
            order by changed_in, id limit ${sql.lit(batchSize)})
          order by changed_in, id limit ${sql.lit(batchSize)}
        ) as change) as changes`.execute(database);
  return rows[0] ?? { horizon: after.changed_in, changes: null };
}

/** A text without its last word, which may have been cut off; short ones are whole. */
const cutWord = (text: string) => (text.length < beginning ? text : text.replace(/\s*\S+$/, ''));

/** Where to read on; undefined when that was all. */
function findEnd({ id, changed_in }: Changes): Position | undefined {
  if (id.length < batchSize) return undefined;
  return { id: id.at(-1) ?? anyId, changed_in: changed_in.at(-1) ?? '0' };
}

function readEntry(changes: Changes, index: number): SearchEntry | undefined {
  const title = changes.title[index] as string | null;
  if (title === null || !changes.is_offered[index]) return undefined;
  const tags = toTags(changes.tags[index] ?? []);
  const begun = cutWord(changes.description[index] as string);
  return {
    id: changes.id[index] as string,
    title,
    about: [changes.seller[index], ...tags, begun].join(' '),
    category: changes.category[index] as Category,
    price: changes.price_paise[index] as number,
    moment: changes.moment[index] as number,
    ...rateService(changes.rating_sum[index] as number, changes.rating_count[index] as number),
    days: changes.days[index] ?? 0,
    languages: [...new Set(changes.languages[index] ?? [])].slice(0, mostLanguages),
    figures: toFigures(changes.figures[index] ?? []),
    level: changes.level[index] ?? 'new',
    country: toCountry(changes.country[index] ?? ''),
    tags,
    sold: changes.sold[index] as number,
  };
}

function readChange(changes: Changes, index: number): ServiceChange {
  const id = changes.id[index] as string;
  return {
    id: changes.title[index] === null && id === anyId ? undefined : id,
    changedIn: changes.changed_in[index] as string,
    entry: readEntry(changes, index),
  };
}

/** Transaction numbers start again in another database; those from a copy lie in the future. */
const forgetFuture = (database: Database) =>
  sql`
    update services set changed_in = default
    where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(database);

/** Who follows the changes. */
export interface Follower {
  /** From which transaction on changes are new; `0` is the beginning. */
  begin: () => Promise<string>;
  /** Takes some changes in. When it fails, they come again. */
  take: (changes: ServiceChange[]) => Promise<void> | void;
  /**
   * Told after each look: everything that older transactions changed has been taken in. `isNew` says
   * whether there was anything.
   */
  finish: (horizon: string, isNew: boolean) => Promise<void> | void;
}

/**
 * Follows the services in the database. Every service carries the number of the transaction that
 * last changed it. Each look reads what was changed by transactions that were not over at the last
 * look, whichever server made them, so it takes in everything committed before it.
 */
export function followChanges(database: Database, follower: Follower) {
  let since: string | undefined;
  let version = 0;
  /** What the next look will read again, which is more than a look's when some transaction takes long. */
  let taken = new Set<string>();
  let working: Promise<void> = Promise.resolve();

  async function takeChanges(): Promise<number> {
    if (since === undefined) await forgetFuture(database);
    const start = since ?? (await follower.begin());
    const first = await readChanges(database, { changed_in: start, id: anyId });
    const horizon = BigInt(first.horizon);
    const stillOpen = new Set<string>();
    for (let { changes } = first; changes;) {
      const last = findEnd(changes);
      // The database reads on while these are processed.
      const next = last && readChanges(database, last);
      // When taking fails first, nobody else waits for this.
      next?.catch(() => undefined);
      const fresh: ServiceChange[] = [];
      for (const [index, changedIn] of changes.changed_in.entries()) {
        // Not by the id alone: that of all services has a change for each time that all were removed.
        const change = `${changedIn} ${changes.id[index]}`;
        if (BigInt(changedIn) >= horizon) stillOpen.add(change);
        if (!taken.has(change)) fresh.push(readChange(changes, index));
      }
      if (fresh.length > 0) await follower.take(fresh);
      version += fresh.length;
      changes = next ? (await next).changes : null;
    }
    await follower.finish(first.horizon, first.changes !== null);
    since = first.horizon;
    taken = stillOpen;
    return version;
  }

  return {
    /** Takes in everything committed before the call. Gives how many changes that were in all. */
    look: takeTurns(() => {
      const looking = takeChanges();
      working = looking.then(
        () => undefined,
        () => undefined,
      );
      return looking;
    }),
    /** Whether a first look has succeeded. */
    hasLooked: () => since !== undefined,
    /** Waits for the look that is under way. */
    end: () => working,
  };
}
