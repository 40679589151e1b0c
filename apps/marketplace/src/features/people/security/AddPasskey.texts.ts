/** What is said where a passkey is added. */
export const texts = {
  title: 'Add a passkey',
  text: 'Your device asks for your fingerprint, your face or its PIN. From then on it opens your account without a password.',
  name: 'What do you call this device?',
  nameExample: 'Passkey',
  confirm: 'Go on',
  cancel: 'Cancel',
  added: (name: string) => `${name} has been added. It opens your account from now on.`,
  cancelled: 'No passkey was made.',
  known: 'This device has a passkey for this account already.',
  failed: 'Your device could not make a passkey.',
};
