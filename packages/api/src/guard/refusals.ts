import { listRefusals } from '../contract/refusal.ts';

/**
 * How people are refused whose account is held.
 *
 * @see Specification, errors
 */
export const guardRefusals = listRefusals({
  accountHeld: [
    403,
    'Somebody of the market looks at your account first, because your mail address is of a kind that lasts a short while. You can do this once they have, or with another address.',
  ],
});

/**
 * How calls about what is held are refused, of those who decide.
 *
 * @see Specification, errors
 */
export const guardDeskRefusals = listRefusals({
  heldNotFound: [404, 'Held item not found'],
  heldForever: [400, 'An account cannot be removed here: send it on as a report.'],
});
