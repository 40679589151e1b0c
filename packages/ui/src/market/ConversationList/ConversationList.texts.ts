export const conversationListTexts = {
  label: 'Conversations',
  empty: 'You have no conversations yet.',
  /** `count` is in the digits of the locale. */
  unread: (count: string) => `${count} unread`,
};
