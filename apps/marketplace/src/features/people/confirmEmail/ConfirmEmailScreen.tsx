import { PasswordField } from '@market/ui';
import { useNavigate, useParams } from '../../../routing/router.ts';
import { useConfirmEmailMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { useSignedInPerson } from '../session.ts';
import { SessionForm } from '../SessionForm.tsx';
import { TextLink } from '../../../routing/TextLink.ts';

/** Confirms an address with the token of the mailed link: of a new account, or the new one of an account. */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const person = useSignedInPerson();
  const navigate = useNavigate();
  const [confirmEmail, attempt] = useConfirmEmailMutation();

  const submit = async (form: HTMLFormElement) => {
    const { error } = await confirmEmail({ token, ...readForm(form, ['password']) });
    // The link works once, so it leaves the history.
    if (!error) void navigate(paths.home, { replace: true });
  };

  return (
    <SessionForm
      title="Confirm your address"
      action="Confirm"
      attempt={attempt}
      onSubmit={(form) => void submit(form)}
      links={
        person ? (
          <TextLink href={paths.updateProfile}>Choose another address</TextLink>
        ) : (
          <>
            <TextLink href={paths.signUp}>Sign up again</TextLink>
            <TextLink href={paths.logIn}>Already have an account?</TextLink>
          </>
        )
      }
    >
      {(errors) => (
        <PasswordField
          label="Password"
          name="password"
          hint="The password of your account."
          error={errors['password']}
          required
        />
      )}
    </SessionForm>
  );
}
