import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** A question to the worker, one at a time: to hash a password or, given a hash, to compare. */
export interface PasswordQuestion {
  password: string;
  passwordHash?: string;
}

/** The hash, or whether the password fits. */
export interface PasswordReply {
  result?: string | boolean;
  error?: Error;
}

/** How a worker is started. */
export interface WorkerManners {
  /** Whether it runs with the lowest priority. */
  stepsBack: boolean;
}

/**
 * OWASP's parameters for Argon2id with the least memory: 7 MiB, five passes, one lane. As strong as
 * those with more memory, but kinder to the processor's cache.
 */
const parameters = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

/**
 * Lets this thread run only when nothing else wants to. Only Linux has priorities per thread;
 * elsewhere, and where `/proc` is hidden, hashing keeps the server's. Even at the lowest priority a
 * thread may run on for a while when another wakes up; an "idle" one stops at once. Node cannot set
 * that; without `chrt` the lowest priority remains.
 */
function stepBack() {
  if (process.platform !== 'linux') return;
  try {
    const thread = basename(readlinkSync('/proc/thread-self'));
    setPriority(Number(thread), constants.priority.PRIORITY_LOW);
    spawnSync('chrt', ['--idle', '--pid', '0', thread]);
  } catch {
    return;
  }
}

if ((workerData as WorkerManners).stepsBack) stepBack();

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
