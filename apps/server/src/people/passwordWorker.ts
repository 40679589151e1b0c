import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
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

/** How a worker goes about its work, told at its start. */
export interface WorkerManners {
  /** Whether everything else on the machine goes first. */
  stepsBack: boolean;
}

/**
 * OWASP's parameters for Argon2id with the least memory, 7 MiB, five passes, one lane: as strong as
 * those with more, and what others have in the processor's cache stays there.
 */
const parameters = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

/**
 * Lets this thread run only when nobody else wants to. Only Linux has priorities for each thread;
 * elsewhere, and where `/proc` is hidden, hashing keeps that of the server. With the lowest one alone
 * a thread that has begun may go on for a while when another wakes up; one that is "idle" stops at
 * once. Node has no call for that; without `chrt` the lowest priority remains.
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
