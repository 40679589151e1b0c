/** What the log-ins through others say, on the screen of an account's security. */
export const texts = {
  title: 'Log-ins through others',
  waiting: 'Loading log-ins',
  failure: 'Your log-ins through others could not be loaded.',
  none: 'You log in here only.',
  noPassword:
    'Your account has no password. To choose one, ask for a link: it comes to your address.',
  choosePassword: 'Ask for the link',
  add: (issuer: string) => `Add ${issuer}`,
  removeText: 'It will not open your account any more.',
};
