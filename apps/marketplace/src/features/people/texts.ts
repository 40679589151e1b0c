/** What forms and pages about people say, wherever they are. */
export const texts = {
  fullName: 'Full Name',
  email: 'Email',
  from: 'From',
  joinedOn: 'Joined On',
  noBio: 'No Bio Available',
  nothing: '–',
  password: 'Password',
  newPassword: 'New Password',
  privacyPolicy: 'Privacy Policy',
  termsOfServices: 'Terms of Services',
  empty: (label: string) => `${label} is empty.`,
  haveAccount: 'Already have an account?',
  backToLogIn: 'Back to log in',
  passwordUpdated: 'Password Updated',
  differentPasswords: 'Passwords do not match!!',
  passwordAdvice: 'A few words that do not belong together are best.',
  passwordAdviceWithLength: (shortest: number) =>
    `At least ${shortest} characters. A few words that do not belong together are best.`,
  /** How hard a password is to guess, from 0 to 4. */
  strengths: [
    'Too short so far',
    'Weak: longer is better',
    'Fair: longer is better',
    'Good',
    'Strong',
  ],
  question: {
    title: 'Confirm that it is you',
    text: 'You logged in a while ago. Type your password to go on.',
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
  /** Why people are asked to log in. */
  reasons: {
    offer: 'To offer a service, please log in or sign up.',
    dashboard: 'To see your dashboard, please log in or sign up.',
    wishlist: 'To see your wishlist, please log in or sign up.',
    orders: 'To see your orders, please log in or sign up.',
    checkout: 'To go on with your order, please log in or sign up.',
    order: 'To see your order, please log in or sign up.',
    profile: 'To see your profile, please log in or sign up.',
    other: 'To go on, please log in or sign up.',
  },
};
