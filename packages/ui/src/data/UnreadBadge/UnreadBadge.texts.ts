export const unreadBadgeTexts = {
  /** `count` is in the digits of the locale. */
  unread: (count: string) => `${count} unread`,
};
