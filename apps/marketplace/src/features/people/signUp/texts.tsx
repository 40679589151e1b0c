import type { ReactNode } from 'react';

/** What opening an account says. */
export const texts = {
  title: 'Sign Up',
  verifyPassword: 'Verify Password',
  checkYourMail: {
    title: 'Check your mail',
    text: (signUpAgain: (text: string) => ReactNode) => (
      <>
        Nothing there after some minutes? Look among the junk mail. If the address is wrong,{' '}
        {signUpAgain('sign up again')}.
      </>
    ),
  },
};
