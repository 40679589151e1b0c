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
