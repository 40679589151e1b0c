import { TextArea } from '@market/ui';
import { useState } from 'react';
import type { QueryFailure } from '../../../backend/failure.ts';
import { toKind } from '../../../backend/failure.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { OrderDialog } from '../../orders/life/OrderDialog.tsx';
import { useDeskAsk } from '../inspect/useDeskAsk.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

interface WhyDialogProps {
  title: string;
  text: string;
  /** What the words are for. */
  label: string;
  confirmLabel: string;
  /** What is said once it is done. */
  done: string;
  isOpen: boolean;
  isMaking: boolean;
  onClose: () => void;
  /** Does it. */
  onConfirm: (words: string) => Promise<{ error?: QueryFailure | undefined }>;
}

/** Asks why before something happens to an account. */
export function WhyDialog(props: WhyDialogProps) {
  const { title, text, label, confirmLabel, done, isOpen, isMaking, onClose, onConfirm } = props;
  const { question, ask } = useDeskAsk();
  const [words, setWords] = useState('');
  const { faults, form, show, tell } = useFaults(['words']);

  const close = () => {
    show({});
    onClose();
  };
  const submit = async () => {
    if (!words.trim()) return show({ words: deskTexts.deciding.noWords });
    const result = await ask(() => onConfirm(words.trim()));
    if (!result) return;
    if (result.error && toKind(result.error) !== 'conflict') return tell(result.error);
    close();
    if (result.error) return showFailure(result.error);
    setWords('');
    showToast({ kind: 'success', message: done });
  };

  return (
    <>
      <OrderDialog
        role="alertdialog"
        isOpen={isOpen}
        onClose={close}
        title={title}
        text={text}
        confirmLabel={confirmLabel}
        cancelLabel={texts.suspension.back}
        isMaking={isMaking}
        form={form}
        onConfirm={submit}
      >
        <TextArea
          label={label}
          name="words"
          rows={4}
          maxLength={2000}
          required
          value={words}
          error={faults.words}
          onChange={({ target }) => {
            if (faults.words) show({});
            setWords(target.value);
          }}
        />
      </OrderDialog>
      {question}
    </>
  );
}
