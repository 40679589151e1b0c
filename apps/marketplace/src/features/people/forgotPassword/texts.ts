/** What asking for a new password says. */
export const texts = {
  page: 'Forgot password',
  heading: 'Forgot password?',
  text: 'Tell us your email, and we send you a link to choose a new one.',
  request: 'REQUEST MAIL',
};
