export const topNavTexts = {
  menu: 'Menu',
  close: 'Close',
  main: 'Main',
  all: (label: string) => `All under ${label}`,
  wishlist: 'Wishlist',
  account: 'Your account',
  /** Stands in for a person without a name. */
  you: 'You',
  profile: 'Profile',
  dashboard: 'Dashboard',
  orders: 'Orders',
  messages: 'Messages',
  logOut: 'Log Out',
  signUp: 'Sign Up',
  logIn: 'Log In',
};
