import { refusals } from '@market/api/contract';
import type { AddressGuard } from './AddressGuard.ts';
import type { CheckPassword } from './createCheckPassword.ts';
import type { Passwords } from './createPasswords.ts';
import type { Handlers, Visit } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { EmailConfirmationQueries } from './emailConfirmationQueries.ts';
import type { PeopleQueries } from './peopleQueries.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { checkEmail } from './checkEmail.ts';
import { linksOfEmail, tellOfLink } from './emailHandlers.ts';

/** What signing up works with. */
export interface SignUpParts {
  people: PeopleQueries;
  confirmations: EmailConfirmationQueries;
  passwords: Passwords;
  checkPassword: CheckPassword;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
  /** Whether an account begins only once its address has been confirmed. */
  confirmsEmail: boolean;
  addresses: AddressGuard;
}

/** What somebody wants an account with. */
interface WantedAccount {
  fullname: string;
  email: string;
  password: string;
}

/** How many accounts a network opens. */
export const signUpsOfNetwork: RateLimit = { name: 'sign-up-address', count: 100, minutes: 60 };
/** Even with patience nobody opens more accounts than a school or an office needs. */
export const daySignUpsOfNetwork: RateLimit = {
  name: 'sign-up-address-day',
  count: 300,
  minutes: 24 * 60,
};

/** Answers the calls that open an account. */
export function createSignUpHandlers(parts: SignUpParts) {
  const { people, confirmations, passwords, checkPassword, limits, note } = parts;
  const { confirmsEmail, addresses } = parts;

  /** As specified: a new member is signed in, or told that the address is taken. */
  async function openAccount(wanted: WantedAccount, { address, network, session }: Visit) {
    const { fullname, email, password } = wanted;
    await limits.count([signUpsOfNetwork, network], [daySignUpsOfNetwork, network]);
    const user = await people.add({
      fullname,
      email,
      passwordHash: await passwords.hash(password),
    });
    const what = user ? 'account.opened' : 'account.refused';
    await note({ personId: user?._id ?? null, what, address });
    if (!user) {
      // Counts twice, so that trying out addresses gets half as far.
      await limits.count([signUpsOfNetwork, network]);
      throw new CallRefusal(refusals.addressTaken);
    }
    await addresses.settle(user._id, user.email);
    await session.start(user._id);
    return { user };
  }

  /** Says and does the same whether or not the address has an account: only its owner is told. */
  async function requestAccount(wanted: WantedAccount, { address, network }: Visit) {
    const { fullname, email, password } = wanted;
    await limits.count(
      [signUpsOfNetwork, network],
      [daySignUpsOfNetwork, network],
      [linksOfEmail, email],
    );
    await confirmations.request(email, { fullname, passwordHash: await passwords.hash(password) });
    await note({ personId: null, what: 'account.requested', address });
    return { user: null, message: tellOfLink(email) };
  }

  return {
    signUp: async ({ fullname, email, password, passwordverify }, _person, visit) => {
      if (!fullname.trim() || !email.trim() || !password || !passwordverify) {
        throw new CallRefusal(refusals.unfilledAccount);
      }
      await checkPassword('password', password, { fullname, email });
      if (password !== passwordverify) throw new CallRefusal(refusals.differentPasswords);
      checkEmail(email.trim());
      await addresses.check(email.trim());

      const wanted = { fullname: fullname.trim(), email: email.trim(), password };
      return confirmsEmail ? requestAccount(wanted, visit) : openAccount(wanted, visit);
    },
  } satisfies Partial<Handlers>;
}
