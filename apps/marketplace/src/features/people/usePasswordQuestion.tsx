import { Button, Dialog, PasswordField } from '@market/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormText } from './AccountForm.styles.ts';
import type { QueryFailure } from '../../backend/failure.ts';
import { useConfirmPasswordMutation } from '../../backend/market.ts';
import { readForm } from '../../shared/readForm.ts';
import { PasswordOwner } from './PasswordOwner.tsx';
import { useFaults } from '../../shared/useFaults.ts';
import { texts as peopleTexts } from './texts.ts';
import { texts } from './usePasswordQuestion.texts.ts';

/** Whether a call succeeds once the password has been typed again. */
export const needsPassword = (failure: QueryFailure | undefined) =>
  failure !== undefined && 'needsPassword' in failure && failure.needsPassword === true;

/**
 * Asks for the password again, for calls that need a recent password.
 *
 * @returns the question, to be rendered outside of any form, whether it is being asked, and a
 * function that asks and then tells whether to make the call again.
 */
export function usePasswordQuestion() {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);

  const askForPassword = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  const close = (isConfirmed: boolean) => {
    setAsking(false);
    answer.current?.(isConfirmed);
  };

  const question = (
    <PasswordQuestion
      isOpen={isAsking}
      onConfirmed={() => close(true)}
      onClose={() => close(false)}
    />
  );
  return { question, isAsking, askForPassword };
}

interface PasswordQuestionProps {
  isOpen: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

function PasswordQuestion({ isOpen, onConfirmed, onClose }: PasswordQuestionProps) {
  const formId = useId();
  const [confirmPassword, { isLoading, reset }] = useConfirmPasswordMutation();
  const { faults, form, show, tell } = useFaults(['password']);

  const close = () => {
    show({});
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const { error } = await confirmPassword(readForm(event.currentTarget, ['password']));
    reset();
    if (error) return tell(error);
    show({});
    onConfirmed();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isLoading={isLoading}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <FormText>{texts.text}</FormText>
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <PasswordOwner />
        <PasswordField
          label={peopleTexts.password}
          name="password"
          error={faults.password}
          required
        />
      </form>
    </Dialog>
  );
}
