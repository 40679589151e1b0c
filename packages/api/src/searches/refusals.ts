import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about searches that people keep are refused.
 *
 * @see Specification, errors
 */
export const searchRefusals = listRefusals({
  searchNotFound: [404, 'Search not found'],
  tooManySearches: [400, 'You may keep at most {limit} searches.'],
});
