/** What is said where a password or a code is asked for again. */
export const texts = {
  title: 'Confirm that it is you',
  confirm: 'Confirm',
  cancel: 'Cancel',
};
