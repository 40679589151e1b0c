import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { type messages, parse, PGlite, protocol } from '@electric-sql/pglite';
import { parsers } from './parsers.ts';
import { findPlanName } from './planOnce.ts';

/** What the pool asks of its worker; without `sql` it asks to close. */
export interface WorkerQuestion {
  id: number;
  sql?: string;
  parameters?: readonly unknown[];
}

/** What the worker answers: the result of the query, or why there is none. */
export interface WorkerReply {
  id: number;
  result?: { command: string; rowCount: number; rows: unknown[] };
  error?: { message: string; code?: string; constraint?: string; detail?: string };
}

const open = (dataDir: string, loadDataDir?: Blob) =>
  PGlite.create({
    dataDir,
    parsers,
    ...(loadDataDir && { loadDataDir }),
  });

/**
 * Creating a database takes seconds, copying one does not: the first one that is opened in memory
 * is kept, empty as it is, among the temporary files of this machine.
 */
async function openInMemory(): Promise<PGlite> {
  const version = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'));
  const kept = join(tmpdir(), `market-empty-database-${version.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(kept)) return open('memory://', new Blob([await readFile(kept)]));

  const database = await open('memory://');
  const draft = `${kept}.${process.pid}.${threadId}`;
  await writeFile(draft, await (await database.dumpDataDir('none')).bytes());
  await rename(draft, kept);
  return database;
}

/** A creation that is interrupted must not leave half a database behind: it happens aside. */
async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const draft = `${folder}.draft`;
    await rm(draft, { recursive: true, force: true });
    const database = await open(draft);
    await database.close();
    await rename(draft, folder);
  }
  return open(folder);
}

type DatabaseError = messages.DatabaseError;

function describe(error: unknown): NonNullable<WorkerReply['error']> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, constraint, detail } = error as DatabaseError;
  return {
    message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(detail && { detail }),
  };
}

const folder: string | undefined = workerData.folder;
const database = await (folder ? openFolder(folder) : openInMemory());

/** How to write the parameters of each statement that is already planned, by its name. */
const plans = new Map<string, ((value: unknown) => string)[]>();

async function plan(name: string, sql: string) {
  const { serialize } = protocol;
  const { queryParams } = await database.describeQuery(sql);
  await database.execProtocol(
    Buffer.concat([serialize.parse({ name, text: sql }), serialize.sync()]),
  );
  const writers = queryParams.map(({ serializer }) => serializer ?? String);
  plans.set(name, writers);
  return writers;
}

/** Executes a statement that is planned once: planning takes several times as long. */
async function executePlan(name: string, sql: string, parameters: readonly unknown[]) {
  const { serialize } = protocol;
  const writers = plans.get(name) ?? (await plan(name, sql));
  const values = parameters.map((value, index) =>
    value === null ? null : (writers[index]?.(value) ?? null),
  );
  const { messages: replies } = await database.execProtocol(
    Buffer.concat([
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    ]),
  );
  const [result] = parse.parseResults(replies, database.parsers);
  return result;
}

async function query(sql: string, parameters: readonly unknown[]) {
  const name = findPlanName(sql);
  const result =
    name === undefined
      ? await database.query(sql, [...parameters])
      : await executePlan(name, sql, parameters);
  const { command = '', rowCount, affectedRows, rows = [] } = result ?? {};
  return { command, rowCount: rowCount ?? affectedRows ?? 0, rows };
}

async function answer({ id, sql, parameters = [] }: WorkerQuestion): Promise<WorkerReply> {
  try {
    if (sql !== undefined) return { id, result: await query(sql, parameters) };
    await database.close();
    return { id };
  } catch (error) {
    return { id, error: describe(error) };
  }
}

parentPort?.on('message', async (question: WorkerQuestion) => {
  parentPort?.postMessage(await answer(question));
});
parentPort?.postMessage({ id: 0 } satisfies WorkerReply);
