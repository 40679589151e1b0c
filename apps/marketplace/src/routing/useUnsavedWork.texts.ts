/** What is said before unsaved work is left. */
export const texts = {
  title: 'Leave without saving?',
  text: 'What you have changed here has not been saved yet.',
  leave: 'Leave',
  stay: 'Stay',
};
