import type { OrderTerms } from '@market/api';
import { Button, Dialog, Stack, TextArea } from '@market/ui';
import { type FormEvent, useId, useState } from 'react';
import { type QueryFailure, toKind, toMessage } from '../../../backend/failure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { texts } from './texts.ts';
import type { OrderStep } from './useOrderCalls.ts';

interface StepDialogProps {
  step: OrderStep;
  isOpen: boolean;
  terms: OrderTerms;
  /** What has been written so far. */
  words: string;
  onWordsChange: (words: string) => void;
  /** Makes the step with what has been written. */
  make: (text: string) => Promise<{ error?: QueryFailure | undefined }>;
  /** Called when the order has moved on meanwhile, with what the backend says about it. */
  onRefused: (message: string) => void;
  onClose: () => void;
}

const dangerous = new Set<OrderStep>(['cancelEarly', 'cancelLate', 'cancelUnanswered']);

/** Asks before an order moves on, and for the words that go with it. */
export function StepDialog(props: StepDialogProps) {
  const { step, isOpen, terms, words, onWordsChange, make, onRefused, onClose } = props;
  const formId = useId();
  const [isMaking, setMaking] = useState(false);
  const { faults, form, show, tell } = useFaults(['text']);
  const { title, text, words: field, confirm, done } = texts.steps[step];

  const close = () => {
    show({});
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isMaking) return;
    const said = words.trim();
    if (field?.isRequired && !said) return show({ text: texts.noWords });
    setMaking(true);
    const { error } = await make(said);
    setMaking(false);
    if (error && toKind(error) !== 'conflict') return tell(error);
    close();
    if (error) return onRefused(toMessage(error));
    onWordsChange('');
    showToast({ kind: 'success', message: done });
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      size={field ? 'medium' : 'small'}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant={dangerous.has(step) ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            isLoading={isMaking}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <p>{text(terms)}</p>
          {field && (
            <TextArea
              label={field.label}
              hint={field.hint}
              name="text"
              rows={5}
              maxLength={5000}
              required={field.isRequired}
              value={words}
              error={faults.text}
              onChange={({ target }) => {
                if (faults.text) show({});
                onWordsChange(target.value);
              }}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
