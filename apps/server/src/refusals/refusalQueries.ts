import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** Something that somebody was refused. */
export interface Refusal {
  /** The HTTP status, or `card` for a card that was not charged. */
  kind: '401' | '403' | '429' | 'card';
  /** The name of a call or the path of another route, never what was typed. */
  call: string;
  /** Whom limits count as one: see `toNetwork`. */
  network: string;
}

/** How many networks are told apart between two writes. Others are counted as one. */
const networkLimit = 100;

const otherNetworks = 'other networks';

/** How long refusals are kept, in days. */
const keptDays = 30;

const minuteMilliseconds = 60_000;

export type Refusals = ReturnType<typeof createRefusals>;

/**
 * What was refused, for looking into an attack. It is counted in memory and written from time to
 * time: an attempt costs neither a query nor a row.
 */
export function createRefusals(database: Database) {
  let counts = new Map<string, Refusal & { minute: Date; count: number }>();
  const networks = new Set<string>();
  const listeners: ((refusal: Refusal) => void)[] = [];

  /** The network, unless there are too many of them. */
  function tellApart(network: string) {
    if (networks.size < networkLimit) networks.add(network);
    return networks.has(network) ? network : otherNetworks;
  }

  return {
    /** Counts a refusal. */
    note(refusal: Refusal): void {
      for (const listen of listeners) listen(refusal);
      const minute = new Date(Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds);
      const counted = { ...refusal, network: tellApart(refusal.network), minute };
      const key = JSON.stringify(counted);
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { ...counted, count });
    },

    /** Calls a function with each refusal from now on. */
    listen(listener: (refusal: Refusal) => void): void {
      listeners.push(listener);
    },

    /** Adds the counts to those in the database. */
    async write(): Promise<void> {
      const rows = [...counts.values()];
      counts = new Map();
      networks.clear();
      if (rows.length === 0) return;
      await database
        .insertInto('refusals')
        .values(rows.map(({ kind, ...row }) => ({ ...row, what: `refused.${kind}` })))
        .onConflict((conflict) =>
          conflict
            .columns(['minute', 'what', 'call', 'network'])
            .doUpdateSet({ count: sql`refusals.count + excluded.count` }),
        )
        .execute();
    },

    /** Forgets what is long past. */
    async clean(): Promise<void> {
      await database
        .deleteFrom('refusals')
        .where('minute', '<', sql<Date>`now() - ${sql.lit(keptDays)} * interval '1 day'`)
        .execute();
    },
  };
}
