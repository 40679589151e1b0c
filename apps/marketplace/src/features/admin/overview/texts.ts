import { plural } from '../../../texts/plural.ts';

/** What the overview says. */
export const texts = {
  title: 'Overview',
  waiting: 'Loading what waits',
  failure: 'What waits could not be loaded.',
  disputes: {
    name: 'Disputes',
    waiting: 'Loading the disputes',
    failure: 'The disputes could not be loaded.',
    count: (count: number) =>
      plural(count, { one: '1 waits for a decision', other: `${count} wait for a decision` }),
    none: 'Nothing waits.',
  },
  oldest: (span: string) => `the oldest for ${span}`,
  longest: 'Longest waiting',
  all: 'All disputes',
  refunds: {
    name: 'Refunds',
    count: (count: number, amount: string) =>
      plural(count, {
        one: `1 of ${amount} waits for the card provider`,
        other: `${count}, ${amount} together, wait for the card provider`,
      }),
    none: 'Nothing waits.',
  },
  books: {
    name: 'Books',
    waiting: 'Loading the books',
    failure: 'The books could not be loaded.',
    right: 'All checks hold.',
    wrong: (count: number) =>
      plural(count, { one: '1 check does not hold', other: `${count} checks do not hold` }),
    unchecked: 'Not checked yet.',
  },
  calm: {
    title: 'Nothing waits.',
    text: 'No dispute is open. What comes in stands here, the oldest first.',
  },
  noWork: {
    title: 'Nothing is for your role yet.',
    text: 'An owner of the market can give you another one.',
  },
};
