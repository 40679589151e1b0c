import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { lockPerson } from '../limits/lockPerson.ts';

/** How long a file can be fetched, in days. */
export const exportDays = 7;

/** How long nobody may ask for another one, in hours. */
const pauseHours = 24;

/** A file of all that is stored about somebody. */
export interface StoredExport {
  id: string;
  state: 'waiting' | 'ready' | 'failed';
  requestedAt: Date;
  size: number | null;
  /** Null until it is ready. */
  until: Date | null;
  /** From when on another one may be asked for. */
  nextAt: Date;
}

export type ExportQueries = ReturnType<typeof createExportQueries>;

/** The files of all that is stored about people, which a job writes: see `createWriteExports`. */
export const createExportQueries = (database: Database) => ({
  /** The last one that somebody has asked for, while it is kept. */
  findLast: (personId: string): Promise<StoredExport | undefined> => findLast(database, personId),

  /** Asks for one. Gives undefined for somebody who has asked a short while ago. */
  request: (personId: string): Promise<StoredExport | undefined> =>
    inTransaction(database, async (transaction) => {
      // One after the other.
      await lockPerson(transaction, personId);
      const last = await findLast(transaction, personId);
      if (last && last.state !== 'failed' && last.nextAt > new Date()) return undefined;
      await transaction
        .insertInto('data_exports')
        .values({ id: uuidv7(), person_id: personId })
        .execute();
      return findLast(transaction, personId);
    }),

  /** Whether a file can be fetched, and how large it is. */
  findReady: async (id: string): Promise<{ size: number } | undefined> => {
    const row = await database
      .selectFrom('data_exports')
      .select('size')
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .where(sql<boolean>`not ${isOver}`)
      .executeTakeFirst();
    return row && { size: row.size ?? 0 };
  },

  /** Reads a file, one piece at a time. */
  async *read(id: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const piece = await database
        .selectFrom('data_export_pieces')
        .select('bytes')
        .where('export_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      if (!piece) return;
      yield Buffer.from(piece.bytes);
    }
  },

  /** Forgets the files that are over. */
  async clean(): Promise<void> {
    await sql`delete from data_exports where ${isOver}`.execute(database);
  },
});

const isOver = sql<boolean>`(
  coalesce(ready_at, requested_at) < now() - ${sql.lit(exportDays)} * interval '1 day')`;

async function findLast(database: Database, personId: string): Promise<StoredExport | undefined> {
  return database
    .selectFrom('data_exports')
    .select(['id', 'state', 'requested_at as requestedAt', 'size'])
    .select([
      sql<Date | null>`ready_at + ${sql.lit(exportDays)} * interval '1 day'`.as('until'),
      sql<Date>`requested_at + ${sql.lit(pauseHours)} * interval '1 hour'`.as('nextAt'),
    ])
    .where('person_id', '=', personId)
    .where(sql<boolean>`not ${isOver}`)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
