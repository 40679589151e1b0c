/** What is said where the password is asked for again. */
export const texts = {
  text: 'You logged in a while ago. Type your password to go on.',
};
