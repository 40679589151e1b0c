import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createGate } from '../limits/createGate.ts';
import type { PasswordQuestion, PasswordReply, WorkerManners } from './passwordWorker.ts';

export type PasswordWorker = ReturnType<typeof createPasswordWorker>;

/** Asks a thread about passwords, one question at a time. The first question starts it. */
export function createPasswordWorker(manners: WorkerManners) {
  const gate = createGate(1, Infinity);
  let worker: Worker | undefined;
  let asking = 0;

  const start = () =>
    new Worker(new URL('./passwordWorker.ts', import.meta.url), {
      execArgv: [],
      workerData: manners,
    });

  /** While it waits for an answer the worker keeps the process from ending, otherwise not. */
  async function askNow(question: PasswordQuestion): Promise<PasswordReply['result']> {
    worker ??= start();
    worker.postMessage(question);
    worker.ref();
    try {
      const [{ error, result }] = (await once(worker, 'message')) as [PasswordReply];
      if (error) throw error;
      return result;
    } catch (error) {
      // What broke is not asked again.
      void worker.terminate();
      worker = undefined;
      throw error;
    } finally {
      worker?.unref();
    }
  }

  return {
    isBusy: () => asking > 0,

    async ask(question: PasswordQuestion): Promise<PasswordReply['result']> {
      asking += 1;
      try {
        return await gate(() => askNow(question));
      } finally {
        asking -= 1;
      }
    },
  };
}
