import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createGate } from '../createGate.ts';
import type { PasswordQuestion, PasswordReply } from './passwordWorker.ts';

/** The hash of a password that nobody has: comparing with it takes as long as with any other. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** How many may wait for their turn, at some 130 ms each with the rest before it. */
const queueLimit = 50;

/** How long to rest before the next of a queue, in milliseconds: a hash takes 10 to 25. */
const rest = 120;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Makes and compares the hashes of passwords: one at a time, in a thread of its own. While many
 * wait it rests between two: browsing stays quick however many sign in.
 */
export function createPasswords() {
  const gate = createGate(1, queueLimit);
  let worker: Worker | undefined;
  let asking = 0;

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

  async function ask(question: PasswordQuestion): Promise<PasswordReply['result']> {
    const isQueued = asking > 0;
    asking += 1;
    try {
      return await gate(async () => {
        if (isQueued) await wait(rest);
        return askNow(question);
      });
    } finally {
      asking -= 1;
    }
  }

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
