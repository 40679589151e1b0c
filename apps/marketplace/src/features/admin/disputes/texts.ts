import { plural } from '../../../texts/plural.ts';

/** What the list of disputes says. */
export const texts = {
  title: 'Disputes',
  views: 'Which disputes',
  open: 'Waiting',
  openCount: (count: number) => `Waiting (${count})`,
  decidedOnes: 'Decided',
  waiting: 'Loading the disputes',
  failure: 'The disputes could not be loaded.',
  order: 'Order',
  amount: 'Paid',
  opened: 'Opened by',
  answer: 'Other side',
  until: 'Has until',
  answered: 'Has answered',
  silent: 'Said nothing in time',
  appealed: 'Wants another decision',
  again: 'Decided again',
  takenBy: 'Looked at by',
  decided: 'Decided',
  none: {
    title: 'Nothing waits.',
    text: 'As soon as the sides of an order cannot agree, it stands here, the oldest first.',
  },
  noneDecided: {
    title: 'Nothing is decided yet.',
    text: 'What you and others decide stays here, the newest first.',
  },
  oldest: (span: string) => `The oldest waits for ${span}.`,
  count: (count: number) =>
    plural(count, { one: '1 dispute waits', other: `${count} disputes wait` }),
};
