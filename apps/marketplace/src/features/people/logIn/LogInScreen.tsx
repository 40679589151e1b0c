import { PasswordField, TextField } from '@market/ui';
import { useLogInMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { SessionForm } from '../SessionForm.tsx';
import { TextLink } from '../../../routing/TextLink.ts';

/** Starts a session. */
export function LogInScreen() {
  const [logIn, attempt] = useLogInMutation();

  return (
    <SessionForm
      title="Log In"
      attempt={attempt}
      onSubmit={(form) => void logIn(readForm(form, ['email', 'password']))}
      links={
        <>
          <TextLink href={paths.signUp}>Donot have an account?</TextLink>
          <TextLink href={paths.forgotPassword}>Forgot password?</TextLink>
        </>
      }
    >
      {(errors) => (
        <>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            error={errors['email']}
            required
          />
          <PasswordField label="Password" name="password" error={errors['password']} required />
        </>
      )}
    </SessionForm>
  );
}
