import { PasswordField, TextField } from '@market/ui';
import { useLogInMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { CodeQuestion } from '../CodeQuestion.tsx';
import { IssuerButtons } from '../external/IssuerButtons.tsx';
import { SessionForm } from '../SessionForm.tsx';
import { PasskeyLogIn } from '../passkeys/PasskeyLogIn.tsx';
import { useWantedCode } from '../useWantedCode.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { texts as peopleTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Starts a session. */
export function LogInScreen() {
  const [logIn, loggingIn] = useLogInMutation();
  const { attempt, isCodeWanted, readCode } = useWantedCode(loggingIn);

  return (
    <SessionForm
      title={texts.title}
      attempt={attempt}
      onSubmit={(form) =>
        void logIn({ ...readForm(form, ['email', 'password']), ...readCode(form) })
      }
      others={
        <>
          <PasskeyLogIn />
          <IssuerButtons />
        </>
      }
      links={
        <>
          <TextLink href={paths.signUp}>{texts.noAccount}</TextLink>
          <TextLink href={paths.forgotPassword}>{texts.forgotPassword}</TextLink>
        </>
      }
    >
      {(errors) => (
        <>
          <TextField
            label={peopleTexts.email}
            name="email"
            type="email"
            autoComplete="username"
            error={errors['email']}
            required
          />
          <PasswordField
            label={peopleTexts.password}
            name="password"
            error={errors['password']}
            required
          />
          {isCodeWanted && <CodeQuestion error={errors['code']} />}
        </>
      )}
    </SessionForm>
  );
}
