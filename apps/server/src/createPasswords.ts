import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from './createGate.ts';

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody has: comparing with it takes as long as with any other. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export type Passwords = ReturnType<typeof createPasswords>;

/** Makes and compares the hashes of passwords, few at a time so that browsing stays quick. */
export function createPasswords() {
  const gate = createGate(Math.max(1, availableParallelism() - 1), 200);

  return {
    hash: (password: string): Promise<string> => gate(() => hash(password, parameters)),

    /** Whether the password is right. Without a hash it is not, after the same work. */
    isRight: async (password: string, passwordHash: string | undefined): Promise<boolean> => {
      const isRight = await gate(() => verify(passwordHash ?? decoy, password));
      return isRight && passwordHash !== undefined;
    },
  };
}
