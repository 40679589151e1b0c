import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isUnreachable } from './isUnreachable.ts';
import { type Database, connectDatabase } from './openDatabase.ts';

/** The pause between two looks at primary and replica, in milliseconds. */
const pause = 1_000;

/** The pause while the primary is away, so that what is written on its return shows at once. */
const impatientPause = 100;

/** Beyond this a look counts as failed, in milliseconds. */
const lookPatience = 2_000;

/** Beyond this an answer of the replica is not waited for, in milliseconds. */
const readPatience = 5_000;

/** Where the primary was at a moment. */
interface Sample {
  at: number;
  position: bigint;
}

/** Reads something. */
type Read<Result> = () => Promise<Result>;

/** A copy of the database that follows it, a moment behind; or none, and all is read from the primary. */
export interface Replica {
  /** It is only read. */
  database: Database;
  /** Reads from the primary and, while that is away, from the replica. */
  preferPrimary: <Result>(fromPrimary: Read<Result>, fromReplica: Read<Result>) => Promise<Result>;
  /** Reads from the replica and, while that is away or too far behind, from the primary. */
  preferReplica: <Result>(fromPrimary: Read<Result>, fromReplica: Read<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Reads everything from the primary. */
export const noReplica = (database: Database): Replica => ({
  database,
  preferPrimary: (fromPrimary) => fromPrimary(),
  preferReplica: (fromPrimary) => fromPrimary(),
  close: async () => {},
});

/** Reads in one way, and in the other where the database of the first cannot be reached. */
async function either<Result>(first: Read<Result>, second: Read<Result>): Promise<Result> {
  try {
    return await first();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return second();
  }
}

/** A position in PostgreSQL's log, written as `16/B374D848`. */
function readPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Where the replica is; undefined where the address leads to a primary, which is never behind. */
async function readReplica(database: Database): Promise<bigint | undefined> {
  const { rows } = await sql<{ position: string | null }>`
    select pg_last_wal_replay_lsn()::text as position`.execute(database);
  const position = rows[0]?.position;
  return position ? readPosition(position) : undefined;
}

async function readPrimary(database: Database): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_lsn()::text as position`.execute(database);
  return readPosition(rows[0]?.position ?? '');
}

/**
 * Opens a replica, and looks every second at where it and the primary are. Both may be addresses of
 * a pooler with several databases behind it.
 *
 * @param largestLag How far behind it may be to be read from, in milliseconds.
 */
export async function openReplica(
  primaryUrl: string,
  replicaUrl: string,
  largestLag = 15_000,
): Promise<Replica> {
  const database = await connectDatabase({ url: replicaUrl, patience: readPatience });
  // Of its own: that all connections are in use does not mean that the primary is away.
  const primary = await connectDatabase({ url: primaryUrl, patience: lookPatience });
  const follower = await connectDatabase({ url: replicaUrl, patience: lookPatience });

  let samples: Sample[] = [];
  let isPrimaryAway = false;
  let isThere = false;
  let isCurrent = false;

  async function lookAtPrimary() {
    const at = Date.now();
    try {
      const position = await readPrimary(primary);
      samples = [...samples, { at, position }].filter((one) => at - one.at <= largestLag);
      isPrimaryAway = false;
    } catch {
      isPrimaryAway = true;
    }
  }
  async function lookAtReplica() {
    try {
      const position = await readReplica(follower);
      isThere = true;
      const [oldest] = samples;
      isCurrent = position === undefined || oldest === undefined || oldest.position <= position;
    } catch {
      isThere = false;
    }
  }
  const look = async () => void (await Promise.all([lookAtPrimary(), lookAtReplica()]));

  const closing = new AbortController();
  const { signal } = closing;
  async function watch() {
    for (;;) {
      const length = isPrimaryAway ? impatientPause : pause;
      await wait(length, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await look();
    }
  }
  await look();
  const watching = watch();

  const isUsable = () => isThere && (isCurrent || isPrimaryAway);

  return {
    database,
    preferPrimary: (fromPrimary, fromReplica) =>
      isPrimaryAway && isThere ? fromReplica() : either(fromPrimary, fromReplica),
    preferReplica: (fromPrimary, fromReplica) =>
      isUsable() ? either(fromReplica, fromPrimary) : either(fromPrimary, fromReplica),
    async close() {
      closing.abort();
      await watching;
      await Promise.all([database, primary, follower].map((one) => one.destroy()));
    },
  };
}
