import {
  Button,
  FormLayout,
  Notice,
  PageLayout,
  PasswordField,
  SplitScreen,
  TextField,
} from '@market/ui';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FinePrint, FormLinks, FormTitle } from '../../shared/AccountForm.styles.ts';
import { toMessage } from '../../shared/failure.ts';
import { readLogInState } from '../../shared/logInState.ts';
import { useSignUpMutation } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { readForm } from '../../shared/readForm.ts';
import { TextLink } from '../../shared/TextLink.ts';
import { useTitle } from '../../shared/useTitle.ts';

/** Opens an account. Whether the passwords agree is for the server to say. */
export function SignUpScreen() {
  const location = useLocation();
  const { reason } = readLogInState(location);
  const [signUp, { error, isLoading, reset }] = useSignUpMutation();
  useTitle('Sign Up');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signUp(readForm(event.currentTarget, ['fullname', 'email', 'password', 'passwordverify']));
  };

  return (
    <PageLayout>
      <SplitScreen>
        <FormTitle>Sign Up</FormTitle>
        <FormLayout
          onSubmit={submit}
          onInput={error && reset}
          error={error && toMessage(error)}
          aria-label="Sign Up"
        >
          {reason && <Notice>{reason}</Notice>}
          <TextField label="Full Name" name="fullname" autoComplete="name" required />
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <PasswordField label="Password" name="password" autoComplete="new-password" required />
          <PasswordField
            label="Verify Password"
            name="passwordverify"
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="primary" size="large" isBlock isLoading={isLoading}>
            Sign Up
          </Button>
        </FormLayout>
        <FormLinks>
          <TextLink to={paths.logIn} state={location.state}>
            Already have an account?
          </TextLink>
        </FormLinks>
        <FinePrint>
          <Link to={paths.information}>Privacy Policy</Link>
          <Link to={paths.information}>Terms of Services</Link>
        </FinePrint>
      </SplitScreen>
    </PageLayout>
  );
}
