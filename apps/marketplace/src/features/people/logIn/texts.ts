/** What logging in says. */
export const texts = {
  title: 'Log In',
  noAccount: 'Donot have an account?',
  forgotPassword: 'Forgot password?',
};
