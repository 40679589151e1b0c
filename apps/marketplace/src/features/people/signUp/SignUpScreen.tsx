import { PasswordField, TextField } from '@market/ui';
import { useSignUpMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { IssuerButtons } from '../external/IssuerButtons.tsx';
import { SessionForm } from '../SessionForm.tsx';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { texts as peopleTexts } from '../texts.ts';
import { texts } from './texts.tsx';

const fields = ['fullname', 'email', 'password', 'passwordverify'] as const;

/**
 * Opens an account, or requests one if addresses are confirmed by mail. The server checks that the
 * passwords agree.
 */
export function SignUpScreen() {
  const [signUp, attempt] = useSignUpMutation();
  const { hasFeature } = useMarketSettings();
  const { data } = attempt;

  if (data && !data.user) return <CheckYourMail message={data.message} onAgain={attempt.reset} />;

  return (
    <SessionForm
      title={texts.title}
      attempt={attempt}
      onSubmit={(form) => void signUp(readForm(form, fields))}
      others={hasFeature('externalLogins') && <IssuerButtons />}
      links={<TextLink href={paths.logIn}>{peopleTexts.haveAccount}</TextLink>}
    >
      {(errors) => (
        <>
          <TextField
            label={peopleTexts.fullName}
            name="fullname"
            autoComplete="name"
            error={errors['fullname']}
            required
          />
          <TextField
            label={peopleTexts.email}
            name="email"
            type="email"
            autoComplete="username"
            error={errors['email']}
            required
          />
          <NewPasswordField
            label={peopleTexts.password}
            name="password"
            error={errors['password']}
            required
          />
          <PasswordField
            label={texts.verifyPassword}
            name="passwordverify"
            autoComplete="new-password"
            error={errors['passwordverify']}
            required
          />
        </>
      )}
    </SessionForm>
  );
}
