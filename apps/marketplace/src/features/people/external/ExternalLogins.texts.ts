/** What the log-ins through others say, on the screen of an account's security. */
export const texts = {
  title: 'Log-ins through others',
  waiting: 'Loading log-ins',
  failure: 'Your log-ins through others could not be loaded.',
  none: 'You log in here only.',
  noPassword:
    'Your account has no password. To choose one, ask for a link: it comes to your address.',
  choosePassword: 'Ask for the link',
  dates: (added: string, lastUsed: string | null) =>
    lastUsed === null
      ? `Added on ${added}, not used since`
      : `Added on ${added}, last used on ${lastUsed}`,
  add: (issuer: string) => `Add ${issuer}`,
  remove: 'Remove',
  removeLogin: (issuer: string, email: string) =>
    email ? `Remove ${issuer}, ${email}` : `Remove ${issuer}`,
  removeQuestion: (issuer: string) => `Remove ${issuer}?`,
  removeText: 'It will not open your account any more.',
  removed: (issuer: string) => `${issuer} has been removed.`,
};
