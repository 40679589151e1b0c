import { PasswordField } from '@market/ui';
import type { ComponentProps } from 'react';
import type { QueryFailure } from '../../backend/failure.ts';
import { useConfirmPasswordMutation } from '../../backend/market.ts';
import { PasswordOwner } from './PasswordOwner.tsx';
import { texts as peopleTexts } from './texts.ts';
import { texts } from './usePasswordQuestion.texts.ts';
import { type Proof, useProofQuestion } from './useProofQuestion.tsx';

/** Whether a call succeeds once the password has been typed again. */
export const needsPassword = (failure: QueryFailure | undefined) =>
  failure !== undefined && 'needsPassword' in failure && failure.needsPassword === true;

/** Asks for the password again, for calls that need a recent one. */
export function usePasswordQuestion() {
  const [confirmPassword, { isLoading, reset }] = useConfirmPasswordMutation();

  return useProofQuestion({
    text: texts.text,
    field: 'password',
    isChecking: isLoading,
    async check(password) {
      const { error } = await confirmPassword({ password });
      reset();
      return error;
    },
    Field: OwnPassword,
  });
}

function OwnPassword({ error }: ComponentProps<Proof['Field']>) {
  return (
    <>
      <PasswordOwner />
      <PasswordField label={peopleTexts.password} name="password" error={error} required />
    </>
  );
}
