/** What is said where a code is asked for again. */
export const texts = {
  title: 'Confirm that it is you',
  text: 'What you are about to do takes the code of your second factor.',
  confirm: 'Confirm',
  cancel: 'Cancel',
};
