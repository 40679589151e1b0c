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
import { useLogInMutation } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { readForm } from '../../shared/readForm.ts';
import { TextLink } from '../../shared/TextLink.ts';
import { useTitle } from '../../shared/useTitle.ts';

/** Starts a session. Where to go on afterwards is the route's business. */
export function LogInScreen() {
  const location = useLocation();
  const { reason } = readLogInState(location);
  const [logIn, { error, isLoading, reset }] = useLogInMutation();
  useTitle('Log In');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void logIn(readForm(event.currentTarget, ['email', 'password']));
  };

  return (
    <PageLayout>
      <SplitScreen>
        <FormTitle>Log In</FormTitle>
        <FormLayout
          onSubmit={submit}
          onInput={error && reset}
          error={error && toMessage(error)}
          aria-label="Log In"
        >
          {reason && <Notice>{reason}</Notice>}
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <PasswordField label="Password" name="password" required />
          <Button type="submit" variant="primary" size="large" isBlock isLoading={isLoading}>
            Log In
          </Button>
        </FormLayout>
        <FormLinks>
          <TextLink to={paths.signUp} state={location.state}>
            Donot have an account?
          </TextLink>
          <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
        </FormLinks>
        <FinePrint>
          <Link to={paths.information}>Privacy Policy</Link>
          <Link to={paths.information}>Terms of Services</Link>
        </FinePrint>
      </SplitScreen>
    </PageLayout>
  );
}
