import { refusals } from '@market/api/contract';
import type { Profile } from '@market/api/contract';
import type { AddressGuard } from './AddressGuard.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { comparePassword, type FactorCheck } from './createFactorCheck.ts';
import type { CheckPassword } from './createCheckPassword.ts';
import type { Passwords } from './createPasswords.ts';
import type { PictureShelf } from '../pictures/index.ts';
import type { Handlers, SignedInPerson } from '../http/Handlers.ts';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { EmailConfirmationQueries } from './emailConfirmationQueries.ts';
import { putMail } from '../mails/putMail.ts';
import type { PeopleQueries, TellOwner } from './peopleQueries.ts';
import type { Attempt, RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { toNewPasswordMail } from './accountMails.ts';
import { checkEmail } from './checkEmail.ts';
import { checkFreshness } from './checkFreshness.ts';
import { expired, linksOfEmail, tellOfLink, tellOfNewEmail } from './emailHandlers.ts';

/** What the people's handlers work with. */
export interface PeopleParts {
  people: PeopleQueries;
  /** The newest of a person's services. This domain knows nothing more about services. */
  listServicesOf: (
    id: string,
  ) => Promise<Pick<Profile, 'services' | 'servicesCount'> & { nextCursor: string | null }>;
  confirmations: EmailConfirmationQueries;
  passwords: Passwords;
  factors: FactorCheck;
  checkPassword: CheckPassword;
  pictures: PictureShelf;
  limits: RateLimits;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
  /** Whether an account has a new address only once that has been confirmed. */
  confirmsEmail: boolean;
  addresses: AddressGuard;
}

/** Wrong passwords for one account from one network: nobody can lock out somebody elsewhere. */
const loginsOfAccount: RateLimit = { name: 'login-account', count: 10, minutes: 15 };
const loginsOfNetwork: RateLimit = { name: 'login-address', count: 100, minutes: 15 };
/** Requests of strangers do not use up the owner's, and no mailbox is flooded. */
const mailsOfAccountByNetwork: RateLimit = { name: 'forgot-account', count: 5, minutes: 60 };
const mailsOfAccount: RateLimit = { name: 'forgot-mailbox', count: 30, minutes: 60 };
const mailsOfNetwork: RateLimit = { name: 'forgot-address', count: 30, minutes: 60 };
/** What a stolen session may guess, wherever the password is asked for again. */
export const oldPasswords: RateLimit = { name: 'old-password', count: 10, minutes: 15 };
/** Limited because the answer tells whether somebody else has the address. */
const emailsOfPerson: RateLimit = { name: 'new-email', count: 10, minutes: 60 };

/** Tells the owner that the password has changed, in case it was not them. */
const tellOfNewPassword =
  (isByLink: boolean): TellOwner =>
  (transaction, email) =>
    putMail(transaction, { email }, toNewPasswordMail(isByLink));

const yearMs = 366 * 24 * 60 * 60 * 1000;

const isWithinAYear = (moment: Date) => {
  const wait = moment.getTime() - Date.now();
  return wait > 0 && wait <= yearMs;
};

/** Answers the calls about accounts, sessions and profiles. */
export function createPeopleHandlers(parts: PeopleParts) {
  const { people, listServicesOf, confirmations, passwords, factors, checkPassword } = parts;
  const { pictures, limits, note, confirmsEmail, addresses } = parts;

  async function load(id: string) {
    const person = await people.find(id);
    if (!person) throw new CallRefusal(refusals.personNotFound);
    return person;
  }

  async function loadProfile(id: string) {
    const person = await load(id);
    const { services, servicesCount, nextCursor } = await listServicesOf(id);
    const away = await people.findAway(id);
    const verifiedAt = await people.findVerifiedAt(id);
    return { ...person, services, servicesCount, nextServices: nextCursor, away, verifiedAt };
  }

  /** Requests confirmation of another address, or stores the address. */
  async function followNewEmail(person: SignedInPerson, newEmail: string, address: string) {
    const { _id: personId } = person;
    if (confirmsEmail) {
      await confirmations.request(newEmail, { personId });
      await note({ personId, what: 'email.requested', address });
      return { message: `${tellOfLink(newEmail)} Your address changes once you have followed it.` };
    }
    await note({ personId, what: 'email.changed', address });
    await addresses.settle(personId, newEmail);
    return {};
  }

  return {
    loadUser: async (_request, { _id, role, suspension, isHeld }) => ({
      user: {
        ...(await loadProfile(_id)),
        ...(role && { role }),
        ...(suspension && { suspension }),
        ...(isHeld && { isHeld }),
      },
    }),

    logIn: async ({ email, password, code }, _person, { address, network, session }) => {
      if (!email || !password) throw new CallRefusal(refusals.unfilledFields);
      const attempts: [ofNetwork: Attempt, ofAccount: Attempt] = [
        [loginsOfNetwork, network],
        [loginsOfAccount, `${email.trim()} ${network}`],
      ];
      await limits.count(...attempts);

      const login = await people.findLogin(email.trim());
      const typed = await comparePassword(passwords, { password, code }, login);
      if (!typed.isRight || !login) {
        await note({ personId: login?.person._id ?? null, what: 'session.refused', address });
        throw new CallRefusal(refusals.wrongLogin);
      }
      const { person, role, hasFactor, suspension } = login;
      const [ofNetwork, ofAccount] = attempts;
      await limits.forgive(ofAccount);
      // Other counts of this network stay: otherwise an attacker could reset them with one account
      // of their own.
      await limits.takeBack(ofNetwork);
      const confirmedAt = hasFactor ? await factors.check(person._id, typed.code, address) : null;
      await note({ personId: person._id, what: 'session.started', address });
      await session.start(person._id, confirmedAt);
      return { user: { ...person, ...(role && { role }), ...(suspension && { suspension }) } };
    },

    logOut: async (_request, person, { session, address }) => {
      await session.end();
      if (person) await note({ personId: person._id, what: 'session.ended', address });
      return { message: 'Logged out' };
    },

    getPerson: async ({ id }) => ({ user: await loadProfile(id) }),

    updateProfile: async (request, person, visit) => {
      const { fullname, email, bio, from, avatar, removeAvatar } = request;
      const { _id } = person;
      const newName = fullname?.trim();
      if (newName === '') throw new CallRefusal(refusals.unfilledName, { field: 'fullname' });
      const newEmail = email?.trim() === person.email ? undefined : email?.trim();
      if (newEmail !== undefined) {
        checkEmail(newEmail);
        await addresses.check(newEmail);
        // Following the mailed link takes the password anyway.
        if (!confirmsEmail) checkFreshness(visit);
        const attempts: Attempt[] = [[emailsOfPerson, _id]];
        if (confirmsEmail) attempts.push([linksOfEmail, newEmail]);
        await limits.count(...attempts);
      }
      const [newAvatarId] = avatar ? await pictures.keepAll([avatar], _id) : [];
      const avatarId = newAvatarId ?? (removeAvatar ? null : undefined);
      const changes = {
        ...(newName && { fullname: newName }),
        ...(newEmail && !confirmsEmail && { email: newEmail }),
        ...(bio !== undefined && { bio: bio.trim() || null }),
        ...(from !== undefined && { origin: from.trim() || null }),
        ...(avatarId !== undefined && { avatarId }),
      };
      const isUpdated = await people.update(_id, changes, (transaction, emailBefore) =>
        tellOfNewEmail(transaction, emailBefore, newEmail ?? ''),
      );
      if (!isUpdated) throw new CallRefusal(refusals.addressTaken);
      return newEmail ? followNewEmail(person, newEmail, visit.address) : {};
    },

    setAway: async ({ until, note: words }, { _id }) => {
      const moment = until === null ? null : new Date(until);
      if (moment && !isWithinAYear(moment)) {
        throw new CallRefusal(refusals.impossibleReturn, { field: 'until' });
      }
      await people.setAway(_id, moment, words);
      return { away: await people.findAway(_id) };
    },

    confirmPassword: async ({ password }, person, { address, session }) => {
      if (!password) throw new CallRefusal(refusals.unfilledFields, { field: 'password' });
      await limits.count([oldPasswords, person._id]);
      const isRight = await passwords.isRight(password, await people.findPasswordHash(person._id));
      const what = isRight ? 'session.confirmed' : 'session.refused';
      await note({ personId: person._id, what, address });
      if (!isRight) throw new CallRefusal(refusals.wrongPassword, { field: 'password' });

      await limits.forgive([oldPasswords, person._id]);
      // Under a new token: the previous one stops working.
      await session.start(person._id, session.confirmedAt);
      return {};
    },

    updatePassword: async ({ oldPassword, newPassword, verifyNewPassword }, person, visit) => {
      if (newPassword !== verifyNewPassword) throw new CallRefusal(refusals.differentNewPasswords);
      await checkPassword('newPassword', newPassword, person);
      await limits.count([oldPasswords, person._id]);
      if (!(await passwords.isRight(oldPassword, await people.findPasswordHash(person._id)))) {
        throw new CallRefusal(refusals.wrongOldPassword);
      }
      await limits.forgive([oldPasswords, person._id]);

      const passwordHash = await passwords.hash(newPassword);
      await people.updatePassword(person._id, passwordHash, tellOfNewPassword(false));
      await note({ personId: person._id, what: 'password.changed', address: visit.address });
      await visit.session.start(person._id, visit.session.confirmedAt);
      return {};
    },

    requestPasswordReset: async ({ email }, _person, { network }) => {
      checkEmail(email.trim());
      await limits.count(
        [mailsOfNetwork, network],
        [mailsOfAccountByNetwork, `${email.trim()} ${network}`],
        [mailsOfAccount, email.trim()],
      );
      await people.requestReset(email.trim());
      return { message: `email sent to ${email.trim()}` };
    },

    resetPassword: async ({ token, password }, _person, { address }) => {
      // A token that does not work is not worth a hash, and a refused password leaves the token
      // usable.
      const owner = await people.findReset(token);
      if (!owner) throw expired();
      await checkPassword('password', password, owner);

      const passwordHash = await passwords.hash(password);
      const tell = tellOfNewPassword(true);
      const personId = await people.resetPassword(token, passwordHash, tell);
      if (personId === undefined) throw expired();
      await note({ personId, what: 'password.reset', address });
      return {};
    },
  } satisfies Partial<Handlers>;
}
