import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import { putMail } from '../mails/putMail.ts';
import { toExportMail } from './accountMails.ts';
import { describePersonalData } from './describePersonalData.ts';
import { exportDays } from './exportQueries.ts';
import { findOwnPerson } from './findOwnPerson.ts';

/** How many rows are fetched at a time. */
const batchSize = 500;

/** How large a piece becomes before it is stored, in characters. */
const pieceLength = 256_000;

/** How often writing one is tried. */
const mostAttempts = 3;

/** The rows of one kind as JSON, a few at a time. */
async function* readRows(
  transaction: Database,
  query: ReturnType<typeof describePersonalData>[keyof ReturnType<typeof describePersonalData>],
) {
  await sql`
    declare personal_rows no scroll cursor for
      select row_to_json(chosen)::text as line from ${query} as chosen`.execute(transaction);
  for (;;) {
    const fetched = sql<{ line: string }>`fetch ${sql.lit(batchSize)} from personal_rows`;
    const { rows } = await fetched.execute(transaction);
    for (const { line } of rows) yield line;
    if (rows.length < batchSize) break;
  }
  await sql`close personal_rows`.execute(transaction);
}

/** All that is stored about a person, as the text of a JSON object, bit by bit. */
async function* writeData(transaction: Database, personId: string) {
  const person = await findOwnPerson(transaction, personId);
  yield `{\n"person": ${JSON.stringify(person)}`;
  for (const [kind, query] of Object.entries(describePersonalData(transaction, person))) {
    yield `,\n"${kind}": [`;
    let isFirst = true;
    for await (const line of readRows(transaction, query)) {
      yield `${isFirst ? '' : ','}\n${line}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

/** Joins bits of text to pieces that are worth a row each. */
async function* joinToPieces(texts: AsyncIterable<string>) {
  let waiting: string[] = [];
  let length = 0;
  for await (const text of texts) {
    waiting.push(text);
    length += text.length;
    if (length < pieceLength) continue;
    yield Buffer.from(waiting.join(''));
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(waiting.join(''));
}

/** Writes the file that waits longest, as everything is at one moment. Tells whether there was one. */
const writeNext = (database: Database, noteStarted: (id: string) => void): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    await sql`set transaction isolation level repeatable read`.execute(transaction);
    const waiting = await transaction
      .selectFrom('data_exports')
      .select(['id', 'person_id'])
      .where('state', '=', 'waiting')
      .orderBy('requested_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!waiting) return false;

    const { id, person_id: personId } = waiting;
    noteStarted(id);
    let size = 0;
    let number = 0;
    for await (const bytes of joinToPieces(writeData(transaction, personId))) {
      await transaction
        .insertInto('data_export_pieces')
        .values({ export_id: id, number, bytes })
        .execute();
      size += bytes.length;
      number += 1;
    }
    const { ready_at: readyAt } = await transaction
      .updateTable('data_exports')
      .set({ state: 'ready', size, ready_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returning('ready_at')
      .executeTakeFirstOrThrow();
    const until = new Date((readyAt ?? new Date()).getTime() + exportDays * 24 * 60 * 60_000);
    await putMail(transaction, { personId }, toExportMail(until));
    await noteEvent(transaction, {
      personId,
      what: 'export.written',
      subjectId: id,
      address: 'job',
    });
    return true;
  });

/**
 * The job that writes all that is stored about people who have asked for it, a few rows at a time: however much
 * there is, only a piece of it is held.
 */
export const createWriteExports = (database: Database): Job => ({
  name: 'write exports',
  pause: 5_000,
  async run() {
    for (let isMore = true; isMore;) {
      let started: string | undefined;
      try {
        isMore = await writeNext(database, (id) => (started = id));
      } catch (error) {
        if (started !== undefined) await countFailure(database, started);
        throw error;
      }
    }
  },
});

async function countFailure(database: Database, id: string) {
  await sql`
    update data_exports
      set attempts = attempts + 1,
        state = case when attempts + 1 < ${sql.lit(mostAttempts)} then state else 'failed' end
      where id = ${id} and state = 'waiting'`.execute(database);
}
