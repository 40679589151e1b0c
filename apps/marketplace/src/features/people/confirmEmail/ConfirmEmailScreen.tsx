import { PasswordField } from '@market/ui';
import { useNavigate, useParams } from '../../../routing/router.ts';
import { useConfirmEmailMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { useSignedInPerson } from '../session.ts';
import { CodeQuestion } from '../CodeQuestion.tsx';
import { SessionForm } from '../SessionForm.tsx';
import { useWantedCode } from '../useWantedCode.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { texts as peopleTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Confirms an address with the token of the mailed link: of a new account, or the new one of an account. */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const person = useSignedInPerson();
  const navigate = useNavigate();
  const [confirmEmail, confirming] = useConfirmEmailMutation();
  const { attempt, isCodeWanted, readCode } = useWantedCode(confirming);

  const submit = async (form: HTMLFormElement) => {
    const entered = { ...readForm(form, ['password']), ...readCode(form) };
    const { error } = await confirmEmail({ token, ...entered });
    // The link works once, so it leaves the history.
    if (!error) void navigate(paths.home, { replace: true });
  };

  return (
    <SessionForm
      title={texts.title}
      action={texts.confirm}
      attempt={attempt}
      onSubmit={(form) => void submit(form)}
      links={
        person ? (
          <TextLink href={paths.updateProfile}>{texts.otherAddress}</TextLink>
        ) : (
          <>
            <TextLink href={paths.signUp}>{texts.signUpAgain}</TextLink>
            <TextLink href={paths.logIn}>{peopleTexts.haveAccount}</TextLink>
          </>
        )
      }
    >
      {(errors) => (
        <>
          <PasswordField
            label={peopleTexts.password}
            name="password"
            hint={texts.passwordHint}
            error={errors['password']}
            required
          />
          {isCodeWanted && <CodeQuestion error={errors['code']} />}
        </>
      )}
    </SessionForm>
  );
}
