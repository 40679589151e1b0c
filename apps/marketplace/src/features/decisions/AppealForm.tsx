import { Button, FormActions, FormLayout, TextArea } from '@market/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toKind } from '../../backend/failure.ts';
import { useAppealDecisionMutation } from '../../backend/market.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { showToast } from '../../shared/toasts.ts';
import { useFaults } from '../../shared/useFaults.ts';
import { texts } from './texts.ts';

/** Asks for another decision, once somebody wants to. */
export function AppealForm({ decision }: { decision: string }) {
  const [appeal, { isLoading }] = useAppealDecisionMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const { faults, form, show, tell } = useFaults(['text']);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, form]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!text.trim()) return show({ text: texts.appeal.missing });
    const { error } = await appeal({ decision, text: text.trim() });
    if (error && toKind(error) === 'validation') return tell(error);
    if (error) return showFailure(error);
    showToast({ kind: 'success', message: texts.appeal.sent });
  };

  if (!isOpen) {
    return (
      <Button ref={opener} onClick={() => setIsOpen(true)}>
        {texts.appeal.ask}
      </Button>
    );
  }
  return (
    <FormLayout
      ref={form}
      noValidate
      aria-label={texts.appeal.ask}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        label={texts.appeal.label}
        hint={texts.appeal.hint}
        name="text"
        rows={5}
        maxLength={5000}
        required
        value={text}
        error={faults.text}
        onChange={({ target }) => {
          if (faults.text) show({});
          setText(target.value);
        }}
      />
      <FormActions>
        <Button type="submit" variant="primary" isLoading={isLoading}>
          {texts.appeal.send}
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          {texts.appeal.back}
        </Button>
      </FormActions>
    </FormLayout>
  );
}
