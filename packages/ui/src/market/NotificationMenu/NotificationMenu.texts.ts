export const notificationMenuTexts = {
  label: 'Notifications',
  /** `count` is in the digits of the locale, and may be `99+`. */
  withNew: (count: string) => `Notifications, ${count} new`,
  loading: 'Loading notifications',
  all: 'All notifications',
};
