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

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Gives this thread the lowest priority. Only Linux has one for each thread; elsewhere, and where
 * `/proc` is hidden, hashing keeps that of the server.
 */
function stepBack() {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, constants.priority.PRIORITY_LOW);
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
