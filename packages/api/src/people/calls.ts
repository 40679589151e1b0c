import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { isReadableLine } from '../contract/isReadableLine.ts';
import { doneSchema, idSchema, imageDataUrlSchema, momentSchema } from '../contract/values.ts';
import { serviceSummarySchema } from '../services/calls.ts';
import { cursorSchema } from '../contract/paging.ts';
import { personSchema } from '../contract/person.ts';
import { generalRefusals } from '../contract/generalRefusals.ts';
import { factorRefusals } from './factorRefusals.ts';
import { peopleRefusals } from './refusals.ts';
import { fullnameSchema } from './fullname.ts';
import { ofHeld, ofOperators, ofSuspended, signedInSchema } from './signedIn.ts';

/**
 * How long somebody takes no orders.
 *
 * @see Specification, X19
 */
export const awaySchema = z.object({
  /** The moment when they are back. */
  until: momentSchema,
  /** What they say about it; empty for nothing. */
  note: z.string(),
});
/**
 * How long somebody takes no orders.
 *
 * @see Specification, X19
 */
export type Away = z.infer<typeof awaySchema>;

/**
 * A profile: a person with the services they offer.
 *
 * @see Specification, D1
 */
export const profileSchema = z.object({
  ...personSchema.shape,
  /** The newest first: a page of them, where the backend answers in pages. */
  services: z.array(serviceSummarySchema),
  /** Where `listServicesOf` goes on; null after the last, missing where all are answered. */
  nextServices: z.optional(z.nullable(cursorSchema)),
  /** How many there are on all pages; missing where all are answered. */
  servicesCount: z.optional(z.number()),
  /** Since when the market knows who the person is; null or missing where it does not. */
  verifiedAt: z.optional(z.nullable(momentSchema)),
  /** How long the person takes no orders; null or missing while they do. */
  away: z.optional(z.nullable(awaySchema)),
});
/**
 * A profile: a person with the services they offer.
 *
 * @see Specification, D1
 */
export type Profile = z.infer<typeof profileSchema>;

/**
 * The code of a second factor, or a recovery code. Only accounts with a factor need one; six digits
 * may stand behind the password, too, after a blank.
 */
const codeSchema = z.optional(z.string().check(z.maxLength(60, 'A code is shorter.')));

const unfilled = peopleRefusals.unfilledAccount.message;

/** Why a new password is refused. The least length is a setting of the operator: 8, unless told otherwise. */
const weakPasswords = [
  peopleRefusals.shortPassword,
  peopleRefusals.longPassword,
  peopleRefusals.commonPassword,
  peopleRefusals.personalPassword,
];

/**
 * The calls about accounts and people.
 *
 * @see Specification, calls
 */
export const peopleCalls = {
  /**
   * `GET /auth/me`: tells who is signed in, with the services they offer. For a visitor it fails
   * with kind `unauthorized` and an empty message.
   *
   * @see Specification, C1
   */
  loadUser: call({
    method: 'GET',
    path: '/auth/me',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({
      user: z.object({ ...profileSchema.shape, ...ofOperators, ...ofSuspended, ...ofHeld }),
    }),
  }),
  /**
   * `POST /auth/login`: starts a session. Fails with `unauthorized` for a wrong address or
   * password, and with the code `factorWanted` when the account has a second factor and no `code`
   * was sent; with `validation` for an empty address or password or a wrong `code`, `rateLimited`
   * after too many attempts.
   *
   * @see Specification, C2
   */
  logIn: call({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    request: z.object({
      email: z.string(peopleRefusals.unfilledFields.message),
      password: z.string(peopleRefusals.unfilledFields.message),
      code: codeSchema,
    }),
    answer: signedInSchema,
    refusals: [
      peopleRefusals.unfilledFields,
      peopleRefusals.wrongLogin,
      factorRefusals.factorWanted,
      factorRefusals.wrongCode,
    ],
  }),
  /**
   * `POST /auth/new`: opens an account and starts a session, or says in a message that the address
   * has to be confirmed with a mailed link first. Then the answer is the same whether or not the
   * address has an account. Fails with `validation` when a field is empty, the passwords differ or
   * are short, or the address is taken.
   *
   * @see Specification, C3
   */
  signUp: call({
    method: 'POST',
    path: '/auth/new',
    access: 'public',
    encoding: 'multipart',
    request: z.object({
      fullname: fullnameSchema,
      email: z.string(unfilled),
      password: z.string(unfilled),
      passwordverify: z.string(unfilled),
    }),
    answer: z.object({
      /** Null while the address is not confirmed. */
      user: z.nullable(personSchema),
      /** What to do next, for people who are not signed in yet. */
      message: z.optional(z.string()),
    }),
    refusals: [
      peopleRefusals.unfilledAccount,
      peopleRefusals.differentPasswords,
      peopleRefusals.addressTaken,
      peopleRefusals.invalidAddress,
      peopleRefusals.disposableAddress,
      ...weakPasswords,
    ],
  }),
  /**
   * `POST /auth/email/confirm/{token}`: confirms an address with the token of the mailed link, and
   * starts a session: its account begins, or the account that wanted it has it from now on. The
   * password is that of the account: the link alone does not tell who asked for it. Fails with
   * `validation` when the password is another one, or the token unknown, used or too old. An account
   * with a second factor wants its `code`, as `logIn` does.
   *
   * @see Specification, X5
   */
  confirmEmail: call({
    method: 'POST',
    path: '/auth/email/confirm/{token}',
    access: 'public',
    request: z.object({
      token: z.string(),
      password: z.string(peopleRefusals.unfilledFields.message),
      code: codeSchema,
    }),
    answer: signedInSchema,
    refusals: [
      peopleRefusals.expiredLink,
      peopleRefusals.unfilledFields,
      peopleRefusals.wrongAccountPassword,
      factorRefusals.factorWanted,
      factorRefusals.wrongCode,
    ],
  }),
  /**
   * `GET /auth/logout`: ends the session, if there is one.
   *
   * @see Specification, C4
   */
  logOut: call({
    method: 'GET',
    path: '/auth/logout',
    access: 'public',
    request: z.object({}),
    answer: doneSchema,
    isRepeatable: false,
  }),
  /**
   * `GET /auth/user/{id}`: gives the public profile of a person. Fails with `notFound`.
   *
   * @see Specification, C5
   */
  getPerson: call({
    method: 'GET',
    path: '/auth/user/{id}',
    access: 'public',
    request: z.object({ id: idSchema }),
    answer: z.object({ user: profileSchema }),
    refusals: [peopleRefusals.personNotFound],
  }),
  /**
   * `PUT /auth/me/update`: changes the own profile. A field that is left out stays as it is; a
   * blank name or address is refused, a blank bio or origin is none. So does the address where new
   * ones are confirmed by mail first: a message says so, whether or not somebody else has it. Where
   * they change at once, another address wants the password to have been typed a short while ago:
   * see `confirmPassword`. Fails with `validation` when the address is taken, with `needsPassword`
   * when another one wants `confirmPassword` first, or says with a `message` that it has to be
   * confirmed by mail first.
   *
   * @see Specification, C6
   */
  updateProfile: call({
    method: 'PUT',
    path: '/auth/me/update',
    access: 'signedIn',
    encoding: 'multipart',
    request: z.object({
      fullname: z.optional(fullnameSchema),
      email: z.optional(z.string()),
      bio: z.optional(
        z.string().check(z.maxLength(2000, 'A bio may have at most 2000 characters.')),
      ),
      from: z.optional(
        z
          .string()
          .check(
            z.maxLength(100, 'An origin may have at most 100 characters.'),
            z.refine(
              isReadableLine,
              'An origin may not hold invisible characters, or ones that turn text around.',
            ),
          ),
      ),
      /** A new picture; empty keeps the old one. */
      avatar: z.optional(imageDataUrlSchema),
      /** Whether to take the picture away. The hosted backend keeps it nevertheless. */
      removeAvatar: z.optional(z.boolean()),
    }),
    answer: doneSchema,
    refusals: [
      peopleRefusals.addressTaken,
      peopleRefusals.unfilledName,
      peopleRefusals.invalidAddress,
      peopleRefusals.disposableAddress,
      generalRefusals.passwordNeeded,
    ],
  }),
  /**
   * `PUT /auth/me/away`: says until when the caller takes no orders, or that they do again. It ends by
   * itself at that moment. Fails with `validation` for a moment that is past, or more than a year ahead.
   * The hosted backend lacks this call.
   *
   * @see Specification, X19
   */
  setAway: call({
    method: 'PUT',
    path: '/auth/me/away',
    access: 'signedIn',
    request: z.object({
      /** Null means being there. */
      until: z.nullable(z.iso.datetime('Please enter the day when you are back.')),
      /** Defaults to none. */
      note: z._default(
        z.string().check(z.trim(), z.maxLength(300, 'A note may have at most 300 characters.')),
        '',
      ),
    }),
    answer: z.object({ away: z.nullable(awaySchema) }),
    refusals: [peopleRefusals.impossibleReturn],
    isRepeatable: true,
  }),
  /**
   * `POST /auth/password/confirm`: says with the password once more that the caller is the owner of
   * the account. For a quarter of an hour, as after logging in, calls that move money or an address
   * are not refused with `needsPassword`; how long exactly is a setting of the operator. The
   * session goes on under a new token. Fails with `validation` when it is wrong, `rateLimited`
   * after too many attempts.
   *
   * @see Specification, X8
   */
  confirmPassword: call({
    method: 'POST',
    path: '/auth/password/confirm',
    access: 'signedIn',
    request: z.object({ password: z.string(peopleRefusals.unfilledFields.message) }),
    answer: doneSchema,
    refusals: [peopleRefusals.unfilledFields, peopleRefusals.wrongPassword],
  }),
  /**
   * `PUT /auth/password/update`: changes the own password. Every other session of this person ends.
   * Fails with `validation` when the old one is wrong or the new ones differ.
   *
   * @see Specification, C7
   */
  updatePassword: call({
    method: 'PUT',
    path: '/auth/password/update',
    access: 'signedIn',
    request: z.object({
      oldPassword: z.string(),
      newPassword: z.string(),
      verifyNewPassword: z.string(),
    }),
    answer: doneSchema,
    refusals: [
      peopleRefusals.wrongOldPassword,
      peopleRefusals.differentNewPasswords,
      ...weakPasswords,
    ],
  }),
  /**
   * `POST /auth/password/forgot`: mails a link to choose a new password. Answers the same whether
   * or not the account exists.
   *
   * @see Specification, C8
   */
  requestPasswordReset: call({
    method: 'POST',
    path: '/auth/password/forgot',
    access: 'public',
    request: z.object({ email: z.string() }),
    answer: z.object({ message: z.string() }),
  }),
  /**
   * `POST /auth/password/reset/{token}`: chooses a new password with the token of the mailed link.
   * Fails with `validation` when the token is unknown, used or too old.
   *
   * @see Specification, C9
   */
  resetPassword: call({
    method: 'POST',
    path: '/auth/password/reset/{token}',
    access: 'public',
    request: z.object({ token: z.string(), password: z.string() }),
    answer: doneSchema,
    refusals: [peopleRefusals.expiredLink, ...weakPasswords],
  }),
};

export const {
  loadUser,
  logIn,
  signUp,
  confirmEmail,
  logOut,
  getPerson,
  updateProfile,
  confirmPassword,
  updatePassword,
  requestPasswordReset,
  resetPassword,
} = peopleCalls;
