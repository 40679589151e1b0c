import { plural } from '../../../texts/plural.ts';

/** What the page of categories says. */
export const texts = {
  page: 'Categories',
  heading: 'Categories:',
  /** In words where there are as many as a market begins with. */
  text: (kinds: number) =>
    plural(kinds, {
      one: 'One kind of work, done by people who love it.',
      other: `${kinds === 4 ? 'Four' : kinds} kinds of work, done by people who love it.`,
    }),
};
