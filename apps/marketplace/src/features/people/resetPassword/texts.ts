/** What choosing a new password says. */
export const texts = {
  title: 'New password',
  text: 'Choose one that you use nowhere else.',
  confirmPassword: 'Confirm New Password',
  save: 'Update',
  otherLink: 'Ask for another link',
};
