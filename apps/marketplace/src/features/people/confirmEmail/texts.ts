/** What confirming an address says. */
export const texts = {
  title: 'Confirm your address',
  confirm: 'Confirm',
  passwordHint: 'The password of your account.',
  otherAddress: 'Choose another address',
  signUpAgain: 'Sign up again',
};
