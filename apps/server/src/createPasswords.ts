import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createGate } from './createGate.ts';
import type { PasswordQuestion, PasswordReply } from './passwordWorker.ts';

/** The hash of a password that nobody has: comparing with it takes as long as with any other. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** How many may wait for their turn, at some 25 ms each. */
const queueLimit = 100;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Makes and compares the hashes of passwords: one at a time, in a thread that works when others
 * do not, so that browsing stays quick however many sign in.
 */
export function createPasswords() {
  const gate = createGate(1, queueLimit);
  let worker: Worker | undefined;

  /** While it waits for an answer the worker keeps the process from ending, otherwise not. */
  async function askNow(question: PasswordQuestion): Promise<PasswordReply['result']> {
    worker ??= startWorker();
    worker.postMessage({ ...question } satisfies PasswordQuestion);
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
  const ask = (question: PasswordQuestion) => gate(() => askNow(question));

  return {
    hash: async (password: string): Promise<string> => String(await ask({ password })),

    /** Whether the password is right. Without a hash it is not, after the same work. */
    isRight: async (password: string, passwordHash: string | undefined): Promise<boolean> => {
      const isRight = await ask({ password, passwordHash: passwordHash ?? decoy });
      return isRight === true && passwordHash !== undefined;
    },
  };
}

const startWorker = () =>
  new Worker(new URL('./passwordWorker.ts', import.meta.url), { execArgv: [] });
