/** What is said where an app is added. */
export const texts = {
  title: 'Add an app',
  scan: 'Scan this square with the app on your phone, such as Aegis, Google Authenticator or 1Password.',
  square: 'QR code with the secret of this account',
  type: 'If you cannot scan it, type this secret into the app:',
  openHere: 'Open the app on this device',
  name: 'What is the app called, or where is it?',
  nameExample: 'Authenticator app',
  code: 'Code',
  codeHint: 'The six digits that the app shows now.',
  confirm: 'Add it',
  cancel: 'Cancel',
  added: (name: string) => `${name} has been added. From now on logging in takes its code.`,
};
