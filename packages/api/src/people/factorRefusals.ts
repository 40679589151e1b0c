import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about second factors, and calls that want one, are refused.
 *
 * @see Specification, errors
 */
export const factorRefusals = listRefusals({
  factorWanted: [
    401,
    'Please type the code of your second factor, too: into its own field, or behind your password after a blank.',
  ],
  wrongCode: [400, 'This code is wrong, too old, or has been used already.'],
  factorNotFound: [404, 'Second factor not found'],
  tooManyFactors: [
    409,
    'You have {most} second factors of this kind, and an account may have no more.',
  ],
  stepUpWanted: [
    403,
    'Please confirm that it is you: type the code of your second factor once more.',
  ],
  factorMissing: [403, 'Please add a second factor to your account first.'],
  passkeyRefused: [400, 'This passkey was not accepted. Please try again.'],
  passkeyUnknown: [400, 'No account here has this passkey. It may have been removed.'],
  passkeyKnown: [409, 'This passkey is on an account already.'],
  passkeyCopied: [
    403,
    'This passkey has been used elsewhere in the meantime, as a copy of it would be, so it was not accepted.',
  ],
  otherRole: [403, 'Your role does not include this.'],
});
