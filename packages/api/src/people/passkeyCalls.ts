import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { generalRefusals } from '../contract/generalRefusals.ts';
import { doneSchema } from '../contract/values.ts';
import { factorNameSchema, factorSchema, recoveryCodesSchema } from './factorCalls.ts';
import { factorRefusals } from './factorRefusals.ts';
import { signedInSchema } from './signedIn.ts';

/** Bytes in base64url, as WebAuthn writes them in JSON. Attestations of some devices are long. */
const bytesSchema = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));

const transportsSchema = z
  .array(z.string().check(z.maxLength(30), z.regex(/^[\w-]+$/)))
  .check(z.maxLength(10));

const knownCredentialSchema = z.object({
  id: bytesSchema,
  type: z.literal('public-key'),
  transports: transportsSchema,
});

/** How many milliseconds a browser may take, and that it has to see that its owner is there. */
const ceremonySchema = {
  challenge: bytesSchema,
  timeout: z.number(),
};

/**
 * What a browser makes a passkey with: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
 *
 * @see Specification, X36
 */
export const passkeyCreationSchema = z.object({
  ...ceremonySchema,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytesSchema, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Those that the account has: a device makes no second one. */
  excludeCredentials: z.array(knownCredentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
/**
 * What a browser makes a passkey with: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
 *
 * @see Specification, X36
 */
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/**
 * What a browser asks a passkey with: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.
 *
 * @see Specification, X36
 */
export const passkeyQuestionSchema = z.object({
  ...ceremonySchema,
  rpId: z.string(),
  /** Empty where it is not known yet whose passkey it will be. */
  allowCredentials: z.array(knownCredentialSchema),
  userVerification: z.literal('required'),
});
/**
 * What a browser asks a passkey with: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.
 *
 * @see Specification, X36
 */
export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>;

/**
 * A passkey that a browser has made: the parts of WebAuthn's `RegistrationResponseJSON` that count.
 *
 * @see Specification, X36
 */
export const madePasskeySchema = z.object({
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: z.optional(transportsSchema),
  }),
});
/**
 * A passkey that a browser has made: the parts of WebAuthn's `RegistrationResponseJSON` that count.
 *
 * @see Specification, X36
 */
export type MadePasskey = z.infer<typeof madePasskeySchema>;

/**
 * What a passkey has answered: the parts of WebAuthn's `AuthenticationResponseJSON` that count.
 *
 * @see Specification, X36
 */
export const passkeyAnswerSchema = z.object({
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: z.optional(bytesSchema),
  }),
});
/**
 * What a passkey has answered: the parts of WebAuthn's `AuthenticationResponseJSON` that count.
 *
 * @see Specification, X36
 */
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

const refusedPasskeys = [
  factorRefusals.passkeyRefused,
  factorRefusals.passkeyUnknown,
  factorRefusals.passkeyCopied,
];

/**
 * The calls about passkeys (WebAuthn): each is a second factor, and opens the account without the
 * password, too. What a browser is asked with counts once, for five minutes.
 *
 * @see Specification, calls
 */
export const passkeyCalls = {
  /**
   * `POST /auth/passkeys/start`: gives what the browser makes a passkey with. Fails with `forbidden`
   * when the password was not typed a short while ago (see `confirmPassword`) or, with a factor already
   * there, its code was not (see `confirmStepUp`), and with `conflict` when there are too many.
   *
   * @see Specification, X36
   */
  startPasskey: call({
    method: 'POST',
    path: '/auth/passkeys/start',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ options: passkeyCreationSchema }),
    refusals: [
      generalRefusals.featureOff,
      generalRefusals.passwordNeeded,
      factorRefusals.stepUpWanted,
      factorRefusals.tooManyFactors,
    ],
  }),
  /**
   * `POST /auth/passkeys`: adds the passkey that the browser has made. With the first factor of an
   * account come its recovery codes; from then on the password alone does not open it. Fails with
   * `validation` when it was made for somebody else, on another site, or too long ago.
   *
   * @see Specification, X36
   */
  finishPasskey: call({
    method: 'POST',
    path: '/auth/passkeys',
    access: 'signedIn',
    request: z.object({
      passkey: madePasskeySchema,
      /** What to call it. Defaults to `Passkey`. */
      name: z._default(factorNameSchema, 'Passkey'),
    }),
    answer: z.object({
      factor: factorSchema,
      /** Null where the account has some already. */
      recoveryCodes: z.nullable(recoveryCodesSchema),
    }),
    refusals: [
      factorRefusals.passkeyRefused,
      factorRefusals.passkeyKnown,
      factorRefusals.tooManyFactors,
    ],
  }),
  /**
   * `POST /auth/passkeys/login/start`: gives the options for asking the browser for a passkey, anyone’s.
   *
   * @see Specification, X36
   */
  startPasskeyLogIn: call({
    method: 'POST',
    path: '/auth/passkeys/login/start',
    access: 'public',
    request: z.object({}),
    answer: z.object({ options: passkeyQuestionSchema }),
  }),
  /**
   * `POST /auth/passkeys/login`: starts a session with what a passkey has answered, in the place of the
   * password and of a code. Fails with `validation` when it is unknown, answers something else or too
   * late, with `forbidden` when it seems to have been copied, `rateLimited` after too many attempts.
   *
   * @see Specification, X36
   */
  logInWithPasskey: call({
    method: 'POST',
    path: '/auth/passkeys/login',
    access: 'public',
    request: z.object({ passkey: passkeyAnswerSchema }),
    answer: signedInSchema,
    refusals: refusedPasskeys,
  }),
  /**
   * `POST /auth/passkeys/step-up/start`: gives what the browser asks a passkey of the caller with.
   *
   * @see Specification, X36
   */
  startPasskeyStepUp: call({
    method: 'POST',
    path: '/auth/passkeys/step-up/start',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ options: passkeyQuestionSchema }),
    refusals: [factorRefusals.factorMissing],
  }),
  /**
   * `POST /auth/passkeys/step-up`: says with a passkey once more that the caller is the owner of the
   * account, as `confirmPassword` and `confirmStepUp` together do. The session goes on under a new
   * token. Other people's passkeys are refused.
   *
   * @see Specification, X36
   */
  confirmWithPasskey: call({
    method: 'POST',
    path: '/auth/passkeys/step-up',
    access: 'signedIn',
    request: z.object({ passkey: passkeyAnswerSchema }),
    answer: doneSchema,
    refusals: refusedPasskeys,
  }),
};

export const {
  startPasskey,
  finishPasskey,
  startPasskeyLogIn,
  logInWithPasskey,
  startPasskeyStepUp,
  confirmWithPasskey,
} = passkeyCalls;
