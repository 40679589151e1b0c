import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about what an owner sets are refused.
 *
 * @see Specification, errors
 */
export const marketDeskRefusals = listRefusals({
  settingNotFound: [404, 'There is no such setting.'],
  settingImpossible: [400, 'It must be {choices}.'],
  categoryNotFound: [404, 'There is no such category.'],
  categoryKnown: [400, 'There is such a category already, or there was one.'],
  tooManyCategories: [
    409,
    'A market has at most {most} categories, those that were merged included.',
  ],
  lastCategory: [409, 'The last category cannot be retired: nobody could offer anything.'],
});
