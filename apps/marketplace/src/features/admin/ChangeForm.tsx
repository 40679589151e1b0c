import { Button, FormActions, FormLayout, TextArea } from '@market/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { type QueryFailure, toKind } from '../../backend/failure.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { showToast } from '../../shared/toasts.ts';
import { type Faults, useFaults } from '../../shared/useFaults.ts';
import { useDeskAsk } from './inspect/useDeskAsk.tsx';
import { texts } from './texts.ts';

type Save = (words: string) => Promise<{ error?: QueryFailure | undefined }>;

interface ChangeFormProps<Name extends string> {
  'aria-label': string;
  /** The fields that can show their faults, besides that which says why. */
  names: readonly Name[];
  renderFields: (faults: Faults<Name>, forget: () => void) => ReactNode;
  isMaking: boolean;
  /** What is said once it is saved. */
  done: string;
  onSave: Save;
  /** Another way to save it. */
  other?: { label: string; onSave: Save } | undefined;
  onClose: () => void;
}

/** Changes what the market is, with why. */
export function ChangeForm<Name extends string>(props: ChangeFormProps<Name>) {
  const { names, renderFields, isMaking, done, onSave, other, onClose, ...formProps } = props;
  const { question, ask } = useDeskAsk();
  const [words, setWords] = useState('');
  const { faults, form, show, tell } = useFaults<Name | 'words'>([...names, 'words']);
  const { changing: says } = texts;

  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const save = async (make: Save) => {
    if (isMaking) return;
    if (!words.trim()) return show({ words: says.missing } as Faults<Name | 'words'>);
    const result = await ask(() => make(words.trim()));
    if (!result) return;
    if (result.error && toKind(result.error) === 'conflict') return showFailure(result.error);
    if (result.error) return tell(result.error);
    showToast({ kind: 'success', message: done });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(onSave);
  };

  return (
    <>
      <FormLayout ref={form} noValidate aria-label={formProps['aria-label']} onSubmit={submit}>
        {renderFields(faults, () => show({}))}
        <TextArea
          label={says.why}
          name="words"
          rows={2}
          maxLength={2000}
          required
          value={words}
          error={faults.words}
          onChange={({ target }) => {
            if (faults.words) show({});
            setWords(target.value);
          }}
        />
        <FormActions>
          <Button type="submit" variant="primary" isLoading={isMaking}>
            {says.save}
          </Button>
          {other && <Button onClick={() => void save(other.onSave)}>{other.label}</Button>}
          <Button variant="quiet" onClick={onClose}>
            {says.back}
          </Button>
        </FormActions>
      </FormLayout>
      {question}
    </>
  );
}
