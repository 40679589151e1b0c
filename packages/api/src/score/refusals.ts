import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about scores are refused.
 *
 * @see Specification, errors
 */
export const scoreRefusals = listRefusals({
  scoreEntryNotFound: [404, 'This does not count for your score.'],
  scoreEntryHarmless: [400, 'This costs you nothing.'],
  scoreEntryDisputed: [409, 'You have asked to look at this again already.'],
});
