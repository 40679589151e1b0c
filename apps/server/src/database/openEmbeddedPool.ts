import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { WorkerQuestion, WorkerReply } from './embeddedWorker.ts';

/** An error of the database, with PostgreSQL's code, as the `pg` library gives it too. */
class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';

  constructor(details: NonNullable<WorkerReply['error']>) {
    super(details.message);
    Object.assign(this, details);
  }
}

/**
 * Opens the embedded PostgreSQL as a pool of one connection. It runs in a worker, so that a long
 * query holds up no request that needs no data. Callers wait for the connection in a fair queue, so
 * that no query slips into somebody else's transaction. From then on V8 frees no code of WebAssembly
 * in this process: it was seen to end one over it.
 *
 * @param folder Where the data are; in memory if there is none.
 */
export async function openEmbeddedPool(folder?: string): Promise<PostgresPool> {
  setFlagsFromString('--no-wasm-code-gc');
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), {
    workerData: { folder },
    execArgv: [],
  });
  const waiting = new Map<number, (reply: WorkerReply) => void>();
  let lastId = 0;
  let failure: Error | undefined;

  await once(worker, 'message');
  worker.on('message', (reply: WorkerReply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  worker.on('error', (error: Error) => {
    failure = error;
    for (const [id, resolve] of waiting) resolve({ id, error: { message: error.message } });
    waiting.clear();
  });

  const ask = async (question: Omit<WorkerQuestion, 'id'>) => {
    if (failure) throw failure;
    const id = (lastId += 1);
    const { error, result } = await new Promise<WorkerReply>((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ id, ...question } satisfies WorkerQuestion);
    });
    if (error) throw new EmbeddedDatabaseError(error);
    return result;
  };

  const client: PostgresPoolClient = {
    query: (async (sql: string, parameters: readonly unknown[]) =>
      (await ask({
        sql,
        parameters,
      })) as PostgresQueryResult<unknown>) as PostgresPoolClient['query'],
    release: () => {
      const next = queue.shift();
      if (next) next();
      else isFree = true;
    },
  };
  const queue: (() => void)[] = [];
  let isFree = true;

  const acquire = async () => {
    if (isFree) isFree = false;
    else await new Promise<void>((resolve) => queue.push(resolve));
    return client;
  };

  return {
    options: {},
    connect: acquire,
    end: async () => {
      await acquire();
      await ask({});
      await worker.terminate();
    },
  };
}
