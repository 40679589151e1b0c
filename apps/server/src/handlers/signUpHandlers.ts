import type { Passwords } from '../accounts/createPasswords.ts';
import type { Handlers, Visit } from '../Handlers.ts';
import { CallRefusal } from '../http/CallRefusal.ts';
import type { AuditEvent } from '../queries/auditQueries.ts';
import type { PeopleQueries } from '../queries/peopleQueries.ts';
import type { RateLimit, RateLimits } from '../queries/rateLimitQueries.ts';
import { type SignUpQueries, confirmationHours } from '../queries/signUpQueries.ts';
import { checkEmail } from './checkEmail.ts';
import { checkPassword } from './checkPassword.ts';

/** What the handlers of signing up work with. */
export interface SignUpParts {
  people: PeopleQueries;
  signUps: SignUpQueries;
  passwords: Passwords;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
  /** Whether an account begins only once its address has been confirmed. */
  confirmsEmail: boolean;
}

/** What somebody wants an account with. */
interface WantedAccount {
  fullname: string;
  email: string;
  password: string;
}

const signUpsOfAddress: RateLimit = { name: 'sign-up-address', count: 100, minutes: 60 };
const mailsOfAccount: RateLimit = { name: 'sign-up-account', count: 5, minutes: 60 };
const passwordsOfSignUp: RateLimit = { name: 'confirm-sign-up', count: 10, minutes: 60 };

const expired = () => new CallRefusal(400, 'Token not found or expired');

/** Answers the calls that open an account. */
export function createSignUpHandlers(parts: SignUpParts) {
  const { people, signUps, passwords, limits, note, confirmsEmail } = parts;

  /** As specified: whoever signs up is signed in, and told when the address is taken. */
  async function openAccount(wanted: WantedAccount, { address, session }: Visit) {
    const { fullname, email, password } = wanted;
    await limits.count([signUpsOfAddress, address]);
    const user = await people.add({
      fullname,
      email,
      passwordHash: await passwords.hash(password),
    });
    const what = user ? 'account.opened' : 'account.refused';
    await note({ personId: user?._id ?? null, what, address });
    if (!user) {
      // Counts twice: whoever tries addresses out gets half as far, in the same time.
      await limits.count([signUpsOfAddress, address]);
      throw new CallRefusal(400, 'Account with this email already exists!!');
    }
    await session.start(user._id);
    return { user };
  }

  /** Says and does the same whether or not the address has an account: only its owner is told. */
  async function requestAccount(wanted: WantedAccount, { address }: Visit) {
    const { fullname, email, password } = wanted;
    await limits.count([signUpsOfAddress, address], [mailsOfAccount, email]);
    await signUps.request({ fullname, email, passwordHash: await passwords.hash(password) });
    await note({ personId: null, what: 'account.requested', address });
    return {
      user: null,
      message: `A mail with a link is on its way to ${email}. The link works for ${confirmationHours} hours.`,
    };
  }

  return {
    signUp: async ({ fullname, email, password, passwordverify }, _person, visit) => {
      if (!fullname.trim() || !email.trim() || !password || !passwordverify) {
        throw new CallRefusal(400, 'Please fill all fields');
      }
      checkPassword(password);
      if (password !== passwordverify) throw new CallRefusal(400, 'Password do not match!!');
      checkEmail(email.trim());

      const wanted = { fullname: fullname.trim(), email: email.trim(), password };
      return confirmsEmail ? requestAccount(wanted, visit) : openAccount(wanted, visit);
    },

    /**
     * The link shows whose the address is, the password who signed up. With the link alone the
     * owner of an address would confirm an account that a stranger has prepared for them, and can
     * enter with a password of their own ("pre-hijacking").
     */
    confirmSignUp: async ({ token, password }, _person, { address, session }) => {
      if (!password) throw new CallRefusal(400, 'Please fill all the fields.');
      const signUp = await signUps.find(token);
      if (!signUp) throw expired();
      await limits.count([passwordsOfSignUp, signUp.id]);
      if (!(await passwords.isRight(password, signUp.passwordHash))) {
        throw new CallRefusal(400, 'This is not the password that was chosen when signing up.');
      }

      const user = await signUps.confirm(signUp);
      const what = user ? 'account.opened' : 'account.refused';
      await note({ personId: user?._id ?? null, what, address });
      if (!user) throw expired();
      await session.start(user._id);
      return { user };
    },
  } satisfies Partial<Handlers>;
}
