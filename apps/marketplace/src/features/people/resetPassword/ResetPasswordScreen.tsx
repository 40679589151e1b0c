import { Button, Card, FormLayout, PageHeader, PageLayout, PasswordField } from '@market/ui';
import type { FormEvent } from 'react';
import { useNavigate, useParams } from '../../../routing/router.ts';
import { FormLinks } from '../AccountForm.styles.ts';
import { useResetPasswordMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { usePasswordMatch } from '../usePasswordMatch.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { texts as peopleTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Chooses a new password with the token of the mailed link. */
export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [resetPassword, { isLoading, reset }] = useResetPasswordMutation();
  const { mismatch, isMatch } = usePasswordMatch();
  const { faults, form, tell } = useFaults(['password']);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password, repetition } = readForm(event.currentTarget, ['password', 'repetition']);
    if (!isMatch(password, repetition)) return;

    const { error } = await resetPassword({ token, password });
    reset();
    if (error) {
      tell(error);
    } else {
      showToast({ kind: 'success', message: peopleTexts.passwordUpdated });
      void navigate(paths.logIn);
    }
  };

  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <Card>
        <FormLayout ref={form} onSubmit={submit} aria-label={texts.title}>
          <NewPasswordField
            label={peopleTexts.newPassword}
            name="password"
            error={faults.password}
            required
          />
          <PasswordField
            label={texts.confirmPassword}
            name="repetition"
            autoComplete="new-password"
            error={mismatch}
            required
          />
          <Button type="submit" variant="primary" size="large" isBlock isLoading={isLoading}>
            {texts.save}
          </Button>
        </FormLayout>
        <FormLinks>
          <TextLink href={paths.forgotPassword}>{texts.otherLink}</TextLink>
        </FormLinks>
      </Card>
    </PageLayout>
  );
}
