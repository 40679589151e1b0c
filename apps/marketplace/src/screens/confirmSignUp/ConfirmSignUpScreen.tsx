import { PasswordField } from '@market/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useConfirmSignUpMutation } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { readForm } from '../../shared/readForm.ts';
import { SessionForm } from '../../shared/SessionForm.tsx';
import { TextLink } from '../../shared/TextLink.ts';

/** Opens the account that the token of the mailed link confirms. */
export function ConfirmSignUpScreen() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [confirmSignUp, attempt] = useConfirmSignUpMutation();

  const submit = async (form: HTMLFormElement) => {
    const { error } = await confirmSignUp({ token, ...readForm(form, ['password']) });
    // The link works once: nobody wants to come back to it.
    if (!error) void navigate(paths.home, { replace: true });
  };

  return (
    <SessionForm
      title="Confirm your account"
      action="Confirm"
      attempt={attempt}
      onSubmit={(form) => void submit(form)}
      links={
        <>
          <TextLink href={paths.signUp}>Sign up again</TextLink>
          <TextLink href={paths.logIn}>Already have an account?</TextLink>
        </>
      }
    >
      <PasswordField
        label="Password"
        name="password"
        hint="The one you chose when you signed up."
        required
      />
    </SessionForm>
  );
}
