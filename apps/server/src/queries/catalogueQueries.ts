import type { Category } from '@market/api/contract';
import { sql } from 'kysely';
import { type Catalogue, createCatalogue } from '../catalogue/createCatalogue.ts';
import type { Database } from '../database/openDatabase.ts';
import { planOnce } from '../database/planOnce.ts';
import { takeTurns } from '../takeTurns.ts';

/** The catalogue, and how often it has changed: while that number stays, so do all answers. */
export interface CatalogueState {
  catalogue: Catalogue;
  version: number;
}

/** How many changes are read at once. */
const batchSize = 2000;

/** The lowest id; as that of a removal it stands for all services. */
const anyId = '00000000-0000-0000-0000-000000000000';

/** A service as it has become, or that has been removed from its table. */
interface Change {
  id: string;
  /** The number of the transaction. */
  changed_in: string;
  /** Null for a removal. */
  title: string | null;
  category: Category;
  price_paise: number;
  /** In microseconds since 1970. */
  moment: number;
  is_offered: boolean;
}

/** How far changes have been read. */
type Position = Pick<Change, 'changed_in' | 'id'>;

/**
 * Reads changes from a position on, with the number of the oldest transaction that is still going
 * on: what older ones changed can be seen by now.
 */
async function readChanges(database: Database, after: Position) {
  const position = sql`((select ${after.changed_in}::xid8), (select ${after.id}::uuid))`;
  const { rows } = await sql<{ horizon: string; changes: Change[] }>`
    ${planOnce('changes')}
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select coalesce(json_agg(change), '[]') from (
        (select id, changed_in, title, category, price_paise,
            (extract(epoch from created_at) * 1000000)::bigint as moment,
            deleted_at is null as is_offered
          from services where (changed_in, id) >= ${position}
          order by changed_in, id limit ${sql.lit(batchSize)})
        union all
        (select id, changed_in, null, null, null, null, false
          from service_removals where (changed_in, id) >= ${position}
          order by changed_in, id limit ${sql.lit(batchSize)})
        order by changed_in, id limit ${sql.lit(batchSize)}
      ) as change) as changes`.execute(database);
  return rows[0] ?? { horizon: after.changed_in, changes: [] };
}

/** Numbers of transactions start anew in another database; those of a copy lie in the future. */
const forgetFuture = (database: Database) =>
  sql`
    update services set changed_in = default
    where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(database);

export type CatalogueQueries = ReturnType<typeof createCatalogueQueries>;

/**
 * Follows the services in the database with a catalogue in memory. Every service carries the
 * number of the transaction that last changed it. Each look reads what transactions did that
 * were not over at the last look, so that nothing is missed whoever wrote it: the answer holds
 * everything that was committed before the look. The first look reads all services.
 *
 * @param forget Told of each service that has changed; without one, that all have.
 */
export function createCatalogueQueries(database: Database, forget: (id?: string) => void) {
  let catalogue = createCatalogue();
  let since = '0';
  let version = 0;
  /** What the next look will read again: by the service, the transaction that changed it. */
  let taken = new Map<string, string>();

  function apply({ id, title, category, price_paise, moment, is_offered }: Change) {
    const isAll = title === null && id === anyId;
    forget(isAll ? undefined : id);
    if (isAll) catalogue = createCatalogue();
    else if (title === null || !is_offered) catalogue.remove(id);
    else catalogue.put({ id, title, category, price: price_paise, moment });
    version += 1;
  }

  async function takeChanges(): Promise<CatalogueState> {
    if (since === '0') await forgetFuture(database);
    const first = await readChanges(database, { changed_in: since, id: anyId });
    const { horizon } = first;
    const stillOpen = new Map<string, string>();
    for (let { changes } = first; ;) {
      for (const change of changes) {
        const { id, changed_in } = change;
        if (BigInt(changed_in) >= BigInt(horizon)) stillOpen.set(id, changed_in);
        if (taken.get(id) !== changed_in) apply(change);
      }
      const last = changes.at(-1);
      if (!last || changes.length < batchSize) break;
      ({ changes } = await readChanges(database, last));
    }
    since = horizon;
    taken = stillOpen;
    return { catalogue, version };
  }

  return {
    /** Gives the catalogue as the database is now. */
    look: takeTurns(takeChanges),
    /** Whether all services have been read once. */
    isLoaded: () => since !== '0',
  };
}
