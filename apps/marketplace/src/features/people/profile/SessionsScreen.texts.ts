/** What the list of sessions says. */
export const texts = {
  title: 'Sessions',
  text: 'Where you are signed in. If you do not know one of them, end it and change your password.',
  waiting: 'Loading sessions',
  failure: 'Your sessions could not be loaded.',
  nowhereElse: 'You are signed in nowhere else.',
  dates: (signedIn: string, lastUsed: string) =>
    `Signed in on ${signedIn}, last used on ${lastUsed}`,
  thisBrowser: 'This browser',
  end: 'End',
  endSession: (device: string) => `End the session: ${device}`,
  ended: (device: string) => `${device} is signed out.`,
  endOthers: 'End all others',
  endedOthers: 'You are signed out everywhere else.',
};
