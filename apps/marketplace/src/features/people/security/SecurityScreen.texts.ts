/** What the screen of second factors says. */
export const texts = {
  title: 'Second factor',
  text: 'With a second factor your account stays yours, even when somebody learns your password.',
  waiting: 'Loading second factors',
  failure: 'Your second factors could not be loaded.',

  none: {
    title: 'Your password alone opens this account.',
    text: 'An app on your phone shows a new code every 30 seconds, and logging in then takes that code, too. A passkey is a device that you unlock: it opens your account by itself.',
  },
  add: 'Add an app',
  addAnother: 'Add another app',
  addPasskey: 'Add a passkey',
  passkey: 'Passkey',
  syncedPasskey: 'Passkey, on all your devices',
  removeLast: 'Your password alone opens the account then, and your recovery codes stop working.',
  removeOne: 'Codes of this app do not work any more then.',
  removePasskey:
    'It opens your account no more then. Your device keeps it until you delete it there, too.',

  codesTitle: 'Recovery codes',
  codesLeft: (count: number) =>
    count === 1
      ? 'One is left. Each lets you in once, when you do not have your app.'
      : `${count} are left. Each lets you in once, when you do not have your app.`,
  newCodes: 'Make new codes',
};
