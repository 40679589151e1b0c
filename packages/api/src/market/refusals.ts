import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about what an owner sets are refused.
 *
 * @see Specification, errors
 */
export const marketDeskRefusals = listRefusals({
  settingNotFound: [404, 'There is no such setting.'],
  settingImpossible: [400, 'It must be {choices}.'],
});
