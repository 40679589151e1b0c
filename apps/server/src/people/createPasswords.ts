import { setTimeout as wait } from 'node:timers/promises';
import { createGate } from '../limits/createGate.ts';
import { createPasswordWorker } from './createPasswordWorker.ts';
import type { PasswordQuestion, PasswordReply } from './passwordWorker.ts';

/** A hash that no password has: comparing with it takes as long as with any other. */
const decoy =
  '$argon2id$v=19$m=7168,t=5,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** How many may wait for their turn, at some 140 ms each, pause included. */
const queueLimit = 50;

/** How long to pause before the next in the queue, in milliseconds. A hash takes 9 to 25. */
const rest = 120;

/** How long a hash may take in the low-priority thread, in milliseconds. */
const patience = 250;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Makes and compares password hashes one at a time, in a low-priority thread. While many wait it
 * pauses between two, so that browsing stays quick however many sign in. If the machine is too busy
 * for low priority, a thread with the server's own priority takes over, so that signing in still
 * succeeds.
 */
export function createPasswords(
  patient = createPasswordWorker({ stepsBack: true }),
  hurried = createPasswordWorker({ stepsBack: false }),
) {
  const gate = createGate(1, queueLimit);
  let asking = 0;

  async function askNow(question: PasswordQuestion): Promise<PasswordReply['result']> {
    // It is still working on what the other one has answered meanwhile.
    if (patient.isBusy()) return hurried.ask(question);
    const answer = patient.ask(question);
    const inTime = await Promise.race([answer, wait(patience, undefined, { ref: false })]);
    return inTime ?? Promise.race([answer, hurried.ask(question)]);
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

    /** Whether the password is right. Without a hash the answer is no, after the same work. */
    isRight: async (password: string, passwordHash: string | undefined): Promise<boolean> => {
      const isRight = await ask({ password, passwordHash: passwordHash ?? decoy });
      return isRight === true && passwordHash !== undefined;
    },
  };
}
