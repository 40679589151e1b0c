/** What the form for a new password says. */
export const texts = {
  title: 'Change Password',
  text: 'Afterwards you stay signed in here, and nowhere else.',
  old: 'Old Password',
  verify: 'Verify New Password',
  save: 'Update Password',
};
