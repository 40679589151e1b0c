import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/**
 * What is asked of the worker, one question at a time: to make the hash of a password or, given
 * one, to compare.
 */
export interface PasswordQuestion {
  password: string;
  passwordHash?: string;
}

/** The hash, or whether the password fits. */
export interface PasswordReply {
  result?: string | boolean;
  error?: Error;
}

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Lets whoever browses go first. Only Linux gives a thread a priority of its own; elsewhere, and
 * where `/proc` is hidden, hashing has that of the server.
 */
function stepBack() {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    return;
  }
}

stepBack();

parentPort?.on('message', ({ password, passwordHash }: PasswordQuestion) => {
  try {
    const result =
      passwordHash === undefined
        ? hashSync(password, parameters)
        : verifySync(passwordHash, password);
    parentPort?.postMessage({ result } satisfies PasswordReply);
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    parentPort?.postMessage({ error: reason } satisfies PasswordReply);
  }
});
