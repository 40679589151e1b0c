/** What is said where the password is asked for again. */
export const texts = {
  title: 'Confirm that it is you',
  text: 'You logged in a while ago. Type your password to go on.',
  confirm: 'Confirm',
  cancel: 'Cancel',
};
