import { Button, Card, FormLayout, PageHeader, PageLayout, PasswordField } from '@market/ui';
import type { FormEvent } from 'react';
import { useNavigate } from '../../../routing/router.ts';
import { useUpdatePasswordMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { PasswordOwner } from '../PasswordOwner.tsx';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { usePasswordMatch } from '../usePasswordMatch.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { texts as peopleTexts } from '../texts.ts';
import { texts } from './UpdatePasswordScreen.texts.ts';

const fields = ['oldPassword', 'newPassword', 'verifyNewPassword'] as const;

/** Changes the own password. */
export function UpdatePasswordScreen() {
  const navigate = useNavigate();
  const [updatePassword, { isLoading, reset }] = useUpdatePasswordMutation();
  const { mismatch, isMatch } = usePasswordMatch();
  const { faults, form, tell } = useFaults(fields);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = readForm(event.currentTarget, fields);
    if (!isMatch(request.newPassword, request.verifyNewPassword)) return;

    const { error } = await updatePassword(request);
    reset();
    if (error) {
      tell(error);
    } else {
      showToast({ kind: 'success', message: peopleTexts.passwordUpdated });
      void navigate(paths.profile);
    }
  };

  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <Card>
        <FormLayout ref={form} onSubmit={submit} aria-label={texts.title}>
          <PasswordOwner />
          <PasswordField label={texts.old} name="oldPassword" error={faults.oldPassword} required />
          <NewPasswordField
            label={peopleTexts.newPassword}
            name="newPassword"
            error={faults.newPassword}
            required
          />
          <PasswordField
            label={texts.verify}
            name="verifyNewPassword"
            autoComplete="new-password"
            error={mismatch ?? faults.verifyNewPassword}
            required
          />
          <Button type="submit" variant="primary" size="large" isBlock isLoading={isLoading}>
            {texts.save}
          </Button>
        </FormLayout>
      </Card>
    </PageLayout>
  );
}
