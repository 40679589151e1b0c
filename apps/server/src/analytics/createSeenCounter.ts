import { createHmac } from 'node:crypto';
import type { ServiceSource } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';

/** What somebody's browser tells of at once. */
export interface Sighting {
  services: readonly string[];
  viewed?: string | undefined;
  source: ServiceSource;
  keyword?: string | undefined;
  /** Who it is; null for a visitor. */
  personId: string | null;
  network: string;
}

interface SeenCount {
  service: string;
  /** Whose own services do not count; kept until it is written, at most. */
  viewer: string | null;
  day: string;
  source: ServiceSource;
  seen: number;
  views: number;
}

interface WordCount {
  service: string;
  viewer: string | null;
  day: string;
  word: string;
  seen: number;
  /** Which of the 64 bits are set. */
  people: bigint;
}

/** How many cards and pages are counted of one network until it is written again. */
const mostOfNetwork = 500;

/** How many different things are kept in memory until it is written. */
const mostKept = 50_000;

/** The longest keyword that is kept. */
const longestWord = 60;

const ids = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Writes a keyword so that those who mean the same have the same. */
export const toWord = (keyword: string): string =>
  keyword
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestWord)
    .trim();

export type SeenCounter = ReturnType<typeof createSeenCounter>;

/**
 * Adds up in memory what was seen. What a process has not written when it dies is lost: ten seconds at most.
 */
export function createSeenCounter(database: Database, findSecret: () => Promise<string>) {
  let counts = new Map<string, SeenCount>();
  let words = new Map<string, WordCount>();
  let ofNetworks = new Map<string, number>();
  let secret: string | undefined;

  /** Chooses the bit of somebody who has searched for something. */
  function toBit(sighting: Sighting, service: string, word: string): bigint {
    const who = sighting.personId ?? sighting.network;
    const digest = createHmac('sha256', secret ?? '')
      .update(`${who} ${service} ${word}`)
      .digest();
    return 1n << BigInt((digest[0] ?? 0) % 64);
  }

  function note(sighting: Sighting, service: string, day: string, isView: boolean) {
    const { personId: viewer, source } = sighting;
    const key = `${service} ${source} ${day} ${viewer}`;
    const known = counts.get(key);
    if (!known && counts.size >= mostKept) return;
    const { seen, views } = known ?? { seen: 0, views: 0 };
    const added = isView ? { seen, views: views + 1 } : { seen: seen + 1, views };
    counts.set(key, { service, viewer, day, source, ...added });
  }

  function noteWord(sighting: Sighting, service: string, day: string, word: string) {
    const { personId: viewer } = sighting;
    const key = `${service} ${day} ${viewer} ${word}`;
    const known = words.get(key);
    if (!known && words.size >= mostKept) return;
    const people = (known?.people ?? 0n) | toBit(sighting, service, word);
    words.set(key, { service, viewer, day, word, seen: (known?.seen ?? 0) + 1, people });
  }

  return {
    /** Counts what somebody has seen. */
    async count(sighting: Sighting): Promise<void> {
      secret ??= await findSecret();
      const { services, viewed, source, keyword = '', network } = sighting;
      const day = new Date().toISOString().slice(0, 10);
      const seen = [...new Set(services)].filter((id) => ids.test(id));
      const before = ofNetworks.get(network) ?? 0;
      const all = before + seen.length + (viewed === undefined ? 0 : 1);
      if (all > mostOfNetwork) return;
      ofNetworks.set(network, all);

      const word = source === 'search' ? toWord(keyword) : '';
      for (const service of seen) {
        note(sighting, service, day, false);
        if (word) noteWord(sighting, service, day, word);
      }
      if (viewed !== undefined && ids.test(viewed)) note(sighting, viewed, day, true);
    },

    /** Writes what was counted. What cannot be written is counted on. */
    async flush(): Promise<void> {
      const [ofServices, ofWords] = [[...counts.values()], [...words.values()]];
      const kept = { counts, words };
      [counts, words, ofNetworks] = [new Map(), new Map(), new Map()];
      if (ofServices.length === 0) return;
      try {
        await inTransaction(database, async (transaction) => {
          await writeCounts(transaction, ofServices);
          if (ofWords.length > 0) await writeWords(transaction, ofWords);
        });
      } catch (error) {
        [counts, words] = [mergeCounts(kept.counts, counts), mergeWords(kept.words, words)];
        throw error;
      }
    },
  };
}

/** Adds what was counted meanwhile to what could not be written. */
function mergeCounts(kept: Map<string, SeenCount>, since: Map<string, SeenCount>) {
  for (const [key, count] of since) {
    const { seen, views } = kept.get(key) ?? { seen: 0, views: 0 };
    kept.set(key, { ...count, seen: seen + count.seen, views: views + count.views });
  }
  return kept;
}

function mergeWords(kept: Map<string, WordCount>, since: Map<string, WordCount>) {
  for (const [key, count] of since) {
    const { seen, people } = kept.get(key) ?? { seen: 0, people: 0n };
    kept.set(key, { ...count, seen: seen + count.seen, people: people | count.people });
  }
  return kept;
}

/** In one order, so that two processes never wait for each other. */
const writeCounts = (transaction: Database, counts: SeenCount[]) =>
  sql`
    insert into service_days (service_id, day, source, seen, views)
      select services.id, day, source, sum(counted.seen), sum(counted.views)
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
          as counted (service uuid, viewer uuid, day date, source text, seen int, views int)
        join services on services.id = service and deleted_at is null
          and seller_id is distinct from viewer
        group by 1, 2, 3
        order by 1, 2, 3
      on conflict (service_id, day, source) do update set
        seen = service_days.seen + excluded.seen,
        views = service_days.views + excluded.views`.execute(transaction);

function writeWords(transaction: Database, words: WordCount[]) {
  const rows = words.map((word) => ({
    ...word,
    people: BigInt.asIntN(64, word.people).toString(),
  }));
  return sql`
    insert into service_words (service_id, day, word, seen, people)
      select services.id, day, word, sum(counted.seen), bit_or(counted.people)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as counted (service uuid, viewer uuid, day date, word text, seen int, people bigint)
        join services on services.id = service and deleted_at is null
          and seller_id is distinct from viewer
        group by 1, 2, 3
        order by 1, 2, 3
      on conflict (service_id, day, word) do update set
        seen = service_words.seen + excluded.seen,
        people = service_words.people | excluded.people`.execute(transaction);
}
