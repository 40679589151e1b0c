export const notificationListTexts = {
  label: 'Notifications',
  empty: 'Nothing has happened yet.',
  unseen: 'New: ',
  markSeen: 'Mark all as seen',
  older: 'Show older notifications',
};
