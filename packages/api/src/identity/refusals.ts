import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about somebody's identity are refused, and how those are refused who have to show it first.
 *
 * @see Specification, errors
 */
export const identityRefusals = listRefusals({
  identityUnchecked: [409, 'Identities are not checked on this market.'],
  verificationWaiting: [409, 'You have asked for this already: somebody of the market will look.'],
  verifiedAlready: [409, 'Your identity was checked already.'],
  verificationNotFound: [404, 'No check of an identity waits here.'],
  identityWanted: [
    403,
    'This market wants to know who you are before you offer a first service: ask for it under “Identity” of your account. What you have written stays as a draft.',
  ],
});

/**
 * How calls of those who check identities are refused.
 *
 * @see Specification, errors
 */
export const identityDeskRefusals = listRefusals({
  papersUnseen: [409, 'Take the case first, and look at the papers.'],
});
