import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about logging in through others are refused.
 *
 * @see Specification, errors
 */
export const externalRefusals = listRefusals({
  externalLogInOver: [
    404,
    'This took too long, or was begun in another browser. Please begin again.',
  ],
  externalLoginKnown: [409, 'This log-in belongs to another account already.'],
  externalLoginNotFound: [404, 'Log-in not found'],
  externalLogInClosed: [
    403,
    'An account has this address. Please log in with its password or a passkey to add this log-in.',
  ],
  tooManyLogins: [409, 'You have {most} log-ins through others, and an account may have no more.'],
  lastWayIn: [
    409,
    'You could not log in any more. Please choose a password, or add a passkey, before you remove this.',
  ],
});
