import { refusals } from '@market/api/contract';
import type { AddressGuard } from './AddressGuard.ts';
import { toNewEmailMail } from './accountMails.ts';
import { comparePassword, type FactorCheck } from './createFactorCheck.ts';
import type { Passwords } from './createPasswords.ts';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Database } from '../database/openDatabase.ts';
import type { AuditEvent } from '../audit/auditQueries.ts';
import { type EmailConfirmationQueries, confirmationHours } from './emailConfirmationQueries.ts';
import { putMail } from '../mails/putMail.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';

/** What confirming an address works with. */
export interface EmailParts {
  confirmations: EmailConfirmationQueries;
  passwords: Passwords;
  factors: FactorCheck;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
  addresses: AddressGuard;
}

/** Links to one mail address, no matter who asked. */
export const linksOfEmail: RateLimit = { name: 'confirm-email', count: 5, minutes: 60 };
const passwordsOfLink: RateLimit = { name: 'confirm-password', count: 10, minutes: 60 };

/** The answer to people who must follow a mailed link. */
export const tellOfLink = (email: string) =>
  `A mail with a link is on its way to ${email}. The link works for ${confirmationHours} hours.`;

/** Tells the account's previous address: a thief with a session would read the new one. */
export const tellOfNewEmail = (transaction: Database, emailBefore: string, email: string) =>
  putMail(transaction, { email: emailBefore }, toNewEmailMail(email));

/** A mailed link that does not work, or not any more. */
export const expired = () => new CallRefusal(refusals.expiredLink);

/** Answers the call that confirms an address. */
export function createEmailHandlers(parts: EmailParts) {
  const { confirmations, passwords, factors, limits, note, addresses } = parts;

  return {
    /**
     * The link proves who owns the address, the password who owns the account. With the link alone,
     * people could confirm an account that a stranger prepared for them and can enter
     * ("pre-hijacking").
     */
    confirmEmail: async ({ token, password, code }, _person, { address, session }) => {
      if (!password) throw new CallRefusal(refusals.unfilledFields);
      const confirmation = await confirmations.find(token);
      if (!confirmation) throw expired();
      await limits.count([passwordsOfLink, confirmation.id]);
      const typed = await comparePassword(passwords, { password, code }, confirmation);
      if (!typed.isRight) throw new CallRefusal(refusals.wrongAccountPassword);
      const { personId, hasFactor } = confirmation;
      const confirmedAt =
        personId && hasFactor ? await factors.check(personId, typed.code, address) : null;

      const confirmed = await confirmations.confirm(confirmation, (transaction, emailBefore) =>
        tellOfNewEmail(transaction, emailBefore, confirmation.email),
      );
      if (!confirmed) {
        await note({ personId: null, what: 'email.refused', address });
        throw expired();
      }
      const { person, isNew } = confirmed;
      await addresses.settle(person._id, person.email);
      const what = isNew ? 'account.opened' : 'email.changed';
      await note({ personId: person._id, what, address });
      await session.start(person._id, confirmedAt);
      return { user: person };
    },
  } satisfies Partial<Handlers>;
}
