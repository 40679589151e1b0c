/** What the own profile says. */
export const texts = {
  title: 'Profile',
  update: 'Update Profile',
  changePassword: 'Change Password',
  security: 'Second factor',
  identity: 'Identity',
  sessions: 'Sessions',
  ownData: 'My data',
  notifications: 'What you are told',
  searches: 'Saved searches',
  orders: 'My Orders',
  dashboard: 'DashBoard',
  services: 'My services:',
  waiting: 'Loading services',
  failure: 'Your services could not be loaded.',
  none: {
    title: 'You offer nothing yet.',
    text: 'What are you good at? Somebody is looking for it.',
    action: 'Become a seller',
  },
};
