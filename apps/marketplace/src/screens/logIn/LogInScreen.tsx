import { PasswordField, TextField } from '@market/ui';
import { useLocation } from 'react-router-dom';
import { useLogInMutation } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { readForm } from '../../shared/readForm.ts';
import { SessionForm } from '../../shared/SessionForm.tsx';
import { TextLink } from '../../shared/TextLink.ts';

/** Starts a session. */
export function LogInScreen() {
  const { state } = useLocation();
  const [logIn, attempt] = useLogInMutation();

  return (
    <SessionForm
      title="Log In"
      attempt={attempt}
      onSubmit={(form) => void logIn(readForm(form, ['email', 'password']))}
      links={
        <>
          <TextLink href={paths.signUp} state={state}>
            Donot have an account?
          </TextLink>
          <TextLink href={paths.forgotPassword}>Forgot password?</TextLink>
        </>
      }
    >
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField label="Password" name="password" required />
    </SessionForm>
  );
}
