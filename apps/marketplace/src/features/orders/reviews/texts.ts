/** What the sides of an order read about their reviews of each other. */
export const texts = {
  title: 'Reviews',
  /** `name` is that of the other side. */
  rate: (name: string) => `Rate ${name}`,
  hidden: (name: string, day: string) =>
    `What you write is hidden until ${name} has rated you, too, or until ${day}.`,
  nobody: 'the other side',
  mine: 'Your review',
  theirs: (name: string) => `What ${name} says`,
  waiting: (name: string, day: string) =>
    `Only you see it until ${name} has rated you, too, or until ${day}. Until then you can change it.`,
  changeOnce: 'You can change it once. Everybody sees that you have.',
  change: 'Change it',
  changed: (day: string) => `Changed on ${day}`,
  over: 'The time to rate each other is over.',
  silent: (name: string) => `${name} has said nothing.`,
  removed: 'Removed by the market:',
  kept: 'Your review is kept.',
  incomplete: 'please enter all fields!',
  noRating: 'Rating is empty.',
  noComment: 'Comment is empty.',
};
