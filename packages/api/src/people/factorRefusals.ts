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
  tooManyFactors: [409, 'You have {most} second factors, and an account may have no more.'],
  stepUpWanted: [
    403,
    'Please confirm that it is you: type the code of your second factor once more.',
  ],
  factorMissing: [403, 'Please add a second factor to your account first.'],
  otherRole: [403, 'Your role does not include this.'],
});
