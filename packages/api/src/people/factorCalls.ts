import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { generalRefusals } from '../contract/generalRefusals.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { factorRefusals } from './factorRefusals.ts';

/**
 * Something that only its owner has, and that logging in takes beside the password or, of a passkey, in
 * its place.
 *
 * @see Specification, X27
 */
export const factorSchema = z.object({
  _id: idSchema,
  /** `totp`: an app that shows another code every 30 seconds (RFC 6238). `passkey`: see `startPasskey`. */
  kind: z.enum(['totp', 'passkey']),
  /** What its owner calls it. */
  name: z.string(),
  createdAt: momentSchema,
  /** When it was last used; null while it never was since it was added. */
  lastUsedAt: z.nullable(momentSchema),
  /** Whether the devices of its owner share it, so that losing one loses nothing. Missing for apps. */
  isSynced: z.optional(z.boolean()),
});
/**
 * Something that only its owner has, and that logging in takes beside the password.
 *
 * @see Specification, X27
 */
export type Factor = z.infer<typeof factorSchema>;

/** Six digits of an app, or a recovery code; blanks and dashes in it do not matter. */
const codeSchema = z
  .string('Please type the code.')
  .check(z.trim(), z.minLength(1, 'Please type the code.'), z.maxLength(60, 'A code is shorter.'));

/**
 * What to call a factor.
 *
 * @see Specification, X27
 */
export const factorNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give it a name.'),
    z.maxLength(60, 'A name may have at most 60 characters.'),
  );

/**
 * Shown once: the server keeps only hashes of them.
 *
 * @see Specification, X27
 */
export const recoveryCodesSchema = z.array(z.string());

/**
 * The calls about second factors.
 *
 * @see Specification, calls
 */
export const factorCalls = {
  /**
   * `GET /auth/factors`: lists the second factors of the caller, the first one first.
   *
   * @see Specification, X27
   */
  listFactors: call({
    method: 'GET',
    path: '/auth/factors',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({
      factors: z.array(factorSchema),
      /** How many recovery codes have not been used. */
      recoveryCodes: z.number(),
    }),
  }),
  /**
   * `POST /auth/factors/totp`: gives the secret of a new app. It counts only once `confirmTotp` has
   * shown, within an hour, that the app has it; starting again gives another one. Fails with
   * `forbidden` when the password was not typed a short while ago (see `confirmPassword`) or, with a
   * factor already there, its code was not (see `confirmStepUp`), and with `conflict` when there are
   * too many.
   *
   * @see Specification, X27
   */
  startTotp: call({
    method: 'POST',
    path: '/auth/factors/totp',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({
      /** The id that `confirmTotp` takes. */
      factor: idSchema,
      /** In base32, for typing it into the app. */
      secret: z.string(),
      /** The same as an `otpauth:` address, for a QR code. */
      address: z.string(),
    }),
    refusals: [
      generalRefusals.passwordNeeded,
      factorRefusals.stepUpWanted,
      factorRefusals.tooManyFactors,
    ],
  }),
  /**
   * `POST /auth/factors/{id}/confirm`: adds an app with the first code that it shows. From then on
   * logging in wants one. With the first factor of an account come its recovery codes. Fails with
   * `validation` when the code is wrong, `rateLimited` after five wrong ones.
   *
   * @see Specification, X27
   */
  confirmTotp: call({
    method: 'POST',
    path: '/auth/factors/{id}/confirm',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      code: codeSchema,
      /** What to call it. Defaults to `Authenticator app`. */
      name: z._default(factorNameSchema, 'Authenticator app'),
    }),
    answer: z.object({
      factor: factorSchema,
      /** Null where the account has some already. */
      recoveryCodes: z.nullable(recoveryCodesSchema),
    }),
    refusals: [factorRefusals.factorNotFound, factorRefusals.wrongCode],
  }),
  /**
   * `DELETE /auth/factors/{id}`: takes a factor off the account; the recovery codes go with the last
   * one. Other people's count as not found. Fails with `forbidden` when no code was typed a short
   * while ago: see `confirmStepUp`. The password is still there when the last one has gone.
   *
   * @see Specification, X27
   */
  removeFactor: call({
    method: 'DELETE',
    path: '/auth/factors/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [factorRefusals.factorNotFound, factorRefusals.stepUpWanted],
  }),
  /**
   * `POST /auth/factors/recovery-codes`: gives new recovery codes; those before stop working. Fails
   * with `forbidden` when no code was typed a short while ago (see `confirmStepUp`), or there is no
   * factor.
   *
   * @see Specification, X27
   */
  makeRecoveryCodes: call({
    method: 'POST',
    path: '/auth/factors/recovery-codes',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ recoveryCodes: recoveryCodesSchema }),
    refusals: [factorRefusals.stepUpWanted, factorRefusals.factorMissing],
  }),
  /**
   * `POST /auth/step-up`: says with a code once more that the caller is the owner of the account. For
   * a quarter of an hour calls are not refused with `stepUpWanted`; so they are after logging in with
   * a code. Fails with `validation` when the code is wrong, `rateLimited` after five wrong ones.
   *
   * @see Specification, X27
   */
  confirmStepUp: call({
    method: 'POST',
    path: '/auth/step-up',
    access: 'signedIn',
    request: z.object({ code: codeSchema }),
    answer: doneSchema,
    refusals: [factorRefusals.wrongCode, factorRefusals.factorMissing],
  }),
};

export const {
  listFactors,
  startTotp,
  confirmTotp,
  removeFactor,
  makeRecoveryCodes,
  confirmStepUp,
} = factorCalls;
