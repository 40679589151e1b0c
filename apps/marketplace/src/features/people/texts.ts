import { plural } from '../../texts/plural.ts';

/** What forms and pages about people say, wherever they are. */
export const texts = {
  /** Over the pictures beside a form. */
  art: { title: 'Explore your creativity', text: 'Over 1000 services!!' },
  fullName: 'Full Name',
  email: 'Email',
  from: 'From',
  joinedOn: 'Joined On',
  noBio: 'No Bio Available',
  nothing: '–',
  /** That the market knows who somebody is. */
  verified: 'Identity checked',
  /** What is known of how somebody sells. */
  standing: {
    completed: 'Completed orders',
    onTime: 'On time',
    share: (percent: number) => `${percent}%`,
    answers: 'Answers within',
    within: (hours: number) => plural(hours, { one: 'an hour', other: `${hours} hours` }),
  },
  password: 'Password',
  newPassword: 'New Password',
  privacyPolicy: 'Privacy Policy',
  termsOfServices: 'Terms of Services',
  empty: (label: string) => `${label} is empty.`,
  haveAccount: 'Already have an account?',
  backToLogIn: 'Back to log in',
  passwordUpdated: 'Password Updated',
  differentPasswords: 'Passwords do not match!!',
};
