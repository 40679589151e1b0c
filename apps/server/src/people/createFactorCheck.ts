import { refusals } from '@market/api/contract';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { putMail } from '../mails/putMail.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toRecoveryCodeMail } from './accountMails.ts';
import type { Passwords } from './createPasswords.ts';
import type { SecretBox } from './createSecretBox.ts';
import type { FactorQueries } from './factorQueries.ts';
import { findStep, isOfApp, normaliseCode, splitPassword } from './oneTimeCodes.ts';

/**
 * Wrong codes for one account, from anywhere: there are only a million. To make somebody wait takes
 * their password, and a recovery code goes around the waiting.
 */
export const codesOfPerson: RateLimit = { name: 'factor-code', count: 5, minutes: 15 };
const recoveryCodesOfPerson: RateLimit = { name: 'recovery-code', count: 10, minutes: 15 };

/** What checking a code works with. */
export interface FactorCheckParts {
  factors: FactorQueries;
  secrets: SecretBox;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
}

export type FactorCheck = ReturnType<typeof createFactorCheck>;

/** Checks the codes of people who have a second factor. */
export function createFactorCheck({ factors, secrets, limits, note }: FactorCheckParts) {
  /** Finds the app that shows this code, and uses the code up. */
  async function useCodeOfApp(personId: string, code: string): Promise<boolean> {
    for (const { id, secret } of await factors.listStored(personId)) {
      const step = findStep(await secrets.open(secret, id), code);
      if (step !== undefined && (await factors.useStep(id, step))) return true;
    }
    return false;
  }

  const useRecoveryCode = (personId: string, code: string) =>
    factors.useRecoveryCode(personId, code, (transaction, email, left) =>
      putMail(transaction, { email }, toRecoveryCodeMail(left)),
    );

  return {
    /**
     * Takes the code of an app or a recovery code, once. Gives the moment. Refuses a wrong or used one,
     * a missing one, and anyone who has tried too many.
     */
    async check(personId: string, code: string | undefined, address: string): Promise<Date> {
      const typed = normaliseCode(code ?? '');
      if (!typed) {
        await note({ personId, what: 'factor.wanted', address });
        throw new CallRefusal(refusals.factorWanted);
      }
      const isApps = isOfApp(typed);
      const limit = isApps ? codesOfPerson : recoveryCodesOfPerson;
      await limits.count([limit, personId]);
      const isRight = await (isApps ? useCodeOfApp : useRecoveryCode)(personId, typed);
      if (!isRight) {
        await note({ personId, what: 'factor.refused', address });
        throw new CallRefusal(refusals.wrongCode, { field: 'code' });
      }
      await limits.forgive([limit, personId]);
      if (!isApps) await note({ personId, what: 'recovery-code.used', address });
      return new Date();
    },
  };
}

/** What somebody typed to log in. */
interface TypedPassword {
  password: string;
  code: string | undefined;
}

/** The account that it is compared with. */
interface ComparedAccount {
  passwordHash: string;
  hasFactor: boolean;
}

/**
 * Whether a password is right, and which code was typed with it. Clients that have no field for a code
 * may send six digits behind the password. That takes the same work whether or not there is such an
 * account, and whether or not it has a second factor.
 */
export async function comparePassword(
  passwords: Passwords,
  { password, code }: TypedPassword,
  account: ComparedAccount | undefined,
): Promise<{ isRight: boolean; code: string | undefined }> {
  if (await passwords.isRight(password, account?.passwordHash)) return { isRight: true, code };
  const split = code ? undefined : splitPassword(password);
  if (!split) return { isRight: false, code };
  const passwordHash = account?.hasFactor ? account.passwordHash : undefined;
  return { isRight: await passwords.isRight(split.password, passwordHash), code: split.code };
}
