import { Button, Dialog } from '@market/ui';
import { type FormEvent, useId } from 'react';
import { useConfirmStepUpMutation } from '../../backend/market.ts';
import { readForm } from '../../shared/readForm.ts';
import { useFaults } from '../../shared/useFaults.ts';
import { FormText } from './AccountForm.styles.ts';
import { CodeQuestion } from './CodeQuestion.tsx';
import { texts } from './StepUpDialog.texts.ts';

interface StepUpDialogProps {
  isOpen: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the code of a second factor again, for what a stolen session must not do. */
export function StepUpDialog({ isOpen, onConfirmed, onClose }: StepUpDialogProps) {
  const formId = useId();
  const [confirmStepUp, { isLoading, reset }] = useConfirmStepUpMutation();
  const { faults, form, show, tell } = useFaults(['code']);

  const close = () => {
    show({});
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const { error } = await confirmStepUp(readForm(event.currentTarget, ['code']));
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
        {isOpen && <CodeQuestion error={faults.code} />}
      </form>
    </Dialog>
  );
}
