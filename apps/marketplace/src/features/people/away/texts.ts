/** What a seller reads about being away. */
export const texts = {
  title: 'Away',
  text: 'Take a break without disappointing anybody: your services stay on the market and say until when you are away, and nobody can order meanwhile. It ends by itself.',
  waiting: 'Loading',
  failure: 'It could not be found out whether you are away.',
  here: 'You are here, and your services can be ordered.',
  away: (day: string) => `You are away until ${day}. Your services cannot be ordered until then.`,
  until: 'Back on',
  untilHint: 'The first day on which you take orders again.',
  note: 'A word to buyers',
  noteHint: 'Shown on the pages of your services. You may leave it empty.',
  leave: 'I am away',
  change: 'Change',
  back: 'I am back',
  left: (day: string) => `You are away until ${day}.`,
  returned: 'Your services can be ordered again.',
};
