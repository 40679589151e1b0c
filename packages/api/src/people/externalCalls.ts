import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { generalRefusals } from '../contract/generalRefusals.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { externalRefusals } from './externalRefusals.ts';
import { factorRefusals } from './factorRefusals.ts';
import { fullnameSchema } from './fullname.ts';
import { peopleRefusals } from './refusals.ts';
import { signedInSchema } from './signedIn.ts';

/**
 * Who else says who somebody is: an issuer of OpenID Connect.
 *
 * @see Specification, X42
 */
export const issuerSchema = z.object({
  /** What its addresses are made with: see `toExternalLogIn`. */
  _id: z.string(),
  name: z.string(),
});
/**
 * Who else says who somebody is.
 *
 * @see Specification, X42
 */
export type Issuer = z.infer<typeof issuerSchema>;

/**
 * What an issuer has said in this browser, and what is missing until somebody is signed in:
 *
 * - `code`: the account has a second factor: `finishExternalLogIn`, or a passkey.
 * - `password`: an account has this address, which is no reason to open it: `logIn` or a passkey, then
 *   `linkExternalLogin`.
 * - `signUp`: nobody has it: `signUpWithExternal`.
 * - `link`: somebody is signed in: `linkExternalLogin`.
 *
 * @see Specification, X42
 */
export const externalLogInSchema = z.object({
  step: z.enum(['code', 'password', 'signUp', 'link']),
  issuer: issuerSchema,
  /** What the issuer calls them; empty where it has not said. */
  email: z.string(),
  fullname: z.string(),
  /** A path of the site, to go on at. */
  next: z.string(),
});
/**
 * What an issuer has said in this browser, and what is missing until somebody is signed in.
 *
 * @see Specification, X42
 */
export type ExternalLogIn = z.infer<typeof externalLogInSchema>;

/**
 * A log-in through an issuer that an account has.
 *
 * @see Specification, X42
 */
export const externalLoginSchema = z.object({
  _id: idSchema,
  /** The name of the issuer, or its host where the market does not take it any more. */
  issuer: z.string(),
  /** The address that the account has there; empty where the issuer has not said. */
  email: z.string(),
  createdAt: momentSchema,
  /** When it was last used; null while it never was since it was added. */
  lastUsedAt: z.nullable(momentSchema),
});
/**
 * A log-in through an issuer that an account has.
 *
 * @see Specification, X42
 */
export type ExternalLogin = z.infer<typeof externalLoginSchema>;

/**
 * The calls about log-ins through issuers of OpenID Connect. What an issuer has said waits ten minutes, and
 * only in the browser that has come back from it.
 *
 * @see Specification, calls
 */
export const externalCalls = {
  /**
   * `GET /auth/external`: tells what an issuer has said in this browser, and what is missing. Fails with
   * `notFound` when nothing waits.
   *
   * @see Specification, X42
   */
  getExternalLogIn: call({
    method: 'GET',
    path: '/auth/external',
    access: 'public',
    request: z.object({}),
    answer: z.object({ logIn: externalLogInSchema }),
    refusals: [externalRefusals.externalLogInOver],
  }),
  /**
   * `POST /auth/external/login`: signs in whom an issuer knows, with the code of their second factor. Fails
   * with `validation` when the code is wrong, `rateLimited` after five wrong ones.
   *
   * @see Specification, X42
   */
  finishExternalLogIn: call({
    method: 'POST',
    path: '/auth/external/login',
    access: 'public',
    request: z.object({ code: z.string().check(z.trim(), z.maxLength(60, 'A code is shorter.')) }),
    answer: signedInSchema,
    refusals: [
      externalRefusals.externalLogInOver,
      factorRefusals.factorWanted,
      factorRefusals.wrongCode,
    ],
  }),
  /**
   * `POST /auth/external/signup`: opens an account for an address that the issuer has checked and nobody has.
   * It has no password until its owner asks for a link to choose one. Fails with `forbidden` when somebody
   * has the address: see `linkExternalLogin`.
   *
   * @see Specification, X42
   */
  signUpWithExternal: call({
    method: 'POST',
    path: '/auth/external/signup',
    access: 'public',
    request: z.object({ fullname: fullnameSchema }),
    answer: signedInSchema,
    refusals: [
      generalRefusals.featureOff,
      externalRefusals.externalLogInOver,
      externalRefusals.externalLogInClosed,
      externalRefusals.externalLoginKnown,
      peopleRefusals.unfilledName,
    ],
  }),
  /**
   * `POST /auth/external/link`: adds what an issuer has said in this browser to the account of the caller,
   * who is told by mail. Fails with `forbidden` when the password was not typed a short while ago (see
   * `confirmPassword`) or, with a second factor, its code was not (see `confirmStepUp`), and with `conflict`
   * when it belongs to another account or there are too many.
   *
   * @see Specification, X42
   */
  linkExternalLogin: call({
    method: 'POST',
    path: '/auth/external/link',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ login: externalLoginSchema }),
    refusals: [
      generalRefusals.featureOff,
      generalRefusals.passwordNeeded,
      factorRefusals.stepUpWanted,
      externalRefusals.externalLogInOver,
      externalRefusals.externalLoginKnown,
      externalRefusals.tooManyLogins,
    ],
  }),
  /**
   * `GET /auth/external/logins`: lists the log-ins through issuers of the caller, the first one first.
   *
   * @see Specification, X42
   */
  listExternalLogins: call({
    method: 'GET',
    path: '/auth/external/logins',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({
      logins: z.array(externalLoginSchema),
      /** Whether the account has a password: one that was opened through an issuer has none at first. */
      hasPassword: z.boolean(),
    }),
  }),
  /**
   * `DELETE /auth/external/logins/{id}`: takes a log-in off the account, whose owner is told by mail. Other
   * people's count as not found. Fails with `conflict` while there is neither a password nor a passkey to log
   * in with, and with `forbidden` as `linkExternalLogin` does.
   *
   * @see Specification, X42
   */
  unlinkExternalLogin: call({
    method: 'DELETE',
    path: '/auth/external/logins/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [
      externalRefusals.externalLoginNotFound,
      externalRefusals.lastWayIn,
      generalRefusals.passwordNeeded,
      factorRefusals.stepUpWanted,
    ],
  }),
};

export const {
  getExternalLogIn,
  finishExternalLogIn,
  signUpWithExternal,
  linkExternalLogin,
  listExternalLogins,
  unlinkExternalLogin,
} = externalCalls;
