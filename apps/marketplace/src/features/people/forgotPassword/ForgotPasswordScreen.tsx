import { Alert, Button, Card, FormLayout, PageHeader, PageLayout, TextField } from '@market/ui';
import type { FormEvent } from 'react';
import { FormLinks, FormNews } from '../AccountForm.styles.ts';
import { useRequestPasswordResetMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { texts as peopleTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Requests a mail with a link for choosing a new password. */
export function ForgotPasswordScreen() {
  const [requestPasswordReset, { data, isLoading, reset }] = useRequestPasswordResetMutation();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { error } = await requestPasswordReset(readForm(event.currentTarget, ['email']));
    if (!error) return;
    showFailure(error);
    reset();
  };

  return (
    <PageLayout width="form">
      <PageTitle>{texts.page}</PageTitle>
      <PageHeader title={texts.heading} text={texts.text} />
      <Card>
        <FormNews aria-live="polite">
          {data && <Alert tone="positive">{data.message}</Alert>}
        </FormNews>
        <FormLayout onSubmit={submit} aria-label={texts.page}>
          <TextField
            label={peopleTexts.email}
            name="email"
            type="email"
            autoComplete="username"
            required
          />
          <Button type="submit" variant="primary" size="large" isBlock isLoading={isLoading}>
            {texts.request}
          </Button>
        </FormLayout>
        <FormLinks>
          <TextLink href={paths.logIn}>{peopleTexts.backToLogIn}</TextLink>
        </FormLinks>
      </Card>
    </PageLayout>
  );
}
