/** What is said about whom somebody has blocked. */
export const texts = {
  title: 'Blocked people',
  text: 'Neither of you can write to the other, except about orders that are under way. They are not told.',
  waiting: 'Loading whom you have blocked',
  failure: 'Whom you have blocked could not be loaded.',
  none: {
    title: 'You have blocked nobody.',
    text: 'You can block somebody in a conversation with them, under “More”.',
    action: 'Back to your messages',
  },
  since: (day: string) => `Blocked on ${day}`,
  unblock: 'Unblock',
  unblockNamed: (name: string) => `Unblock ${name}`,
  unblocked: (name: string) => `${name} is not blocked any more.`,
};
