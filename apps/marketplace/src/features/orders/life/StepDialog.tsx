import type { OrderTerms } from '@market/api';
import { TextArea } from '@market/ui';
import { useRef, useState } from 'react';
import { type QueryFailure, toKind, toMessage } from '../../../backend/failure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { findRefusedFile, isAboutFiles } from '../../files/findRefusedFile.ts';
import type { Uploads } from '../../files/useUploads.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { StepFiles, useTakesFiles } from './StepFiles.tsx';
import { texts } from './texts.ts';
import type { OrderStep, Said } from './useOrderCalls.ts';

interface StepDialogProps {
  step: OrderStep;
  isOpen: boolean;
  terms: OrderTerms;
  /** What has been written so far. */
  words: string;
  onWordsChange: (words: string) => void;
  /** What has been chosen so far. */
  uploads: Uploads;
  /** Makes the step with what has been written and sent. */
  make: (said: Said) => Promise<{ error?: QueryFailure | undefined }>;
  /** Called when the order has moved on meanwhile, with what the backend says about it. */
  onRefused: (message: string) => void;
  onClose: () => void;
}

const dangerous = new Set<OrderStep>(['cancelEarly', 'cancelLate', 'cancelUnanswered']);

const noFiles = { ids: [], unsent: [] };

/** Asks before an order moves on, and for the words and files that go with it. */
export function StepDialog(props: StepDialogProps) {
  const { step, isOpen, terms, words, onWordsChange, uploads, make, onRefused, onClose } = props;
  const [isMaking, setMaking] = useState(false);
  const { faults, form, show, tell } = useFaults(['text', 'files']);
  const takesFiles = useTakesFiles();
  const { title, text, words: field, files: wanted, confirm, done } = texts.steps[step];
  const files = takesFiles ? wanted : undefined;
  const hasFiles = files !== undefined && uploads.files.length > 0;
  const attempt = useRef(0);

  /** Closing it while it waits for files calls the step off. */
  const close = () => {
    attempt.current += 1;
    setMaking(false);
    show({});
    onClose();
  };
  const submit = async () => {
    const said = words.trim();
    const needsWords = field?.isRequired && !(files?.areEnough && hasFiles);
    if (needsWords && !said) {
      return show({ text: files?.areEnough ? texts.nothing : texts.noWords });
    }
    setMaking(true);
    const mine = (attempt.current += 1);
    const { ids, unsent } = files ? await uploads.settle() : noFiles;
    if (mine !== attempt.current) return;
    if (unsent.length > 0) {
      setMaking(false);
      return show({ files: texts.files.unsent(unsent) });
    }
    const { error } = await make({ text: said, files: ids });
    setMaking(false);
    const refused = error && findRefusedFile(error, ids);
    if (refused) {
      const name = await uploads.markRefused(refused);
      return show({ files: texts.files.unsent([name]) });
    }
    if (error && (toKind(error) !== 'conflict' || isAboutFiles(error))) return tell(error);
    close();
    if (error) return onRefused(toMessage(error));
    onWordsChange('');
    if (files) uploads.clear();
    showToast({ kind: 'success', message: done });
  };

  return (
    <OrderDialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      size={field ? 'medium' : 'small'}
      text={text(terms)}
      confirmLabel={confirm}
      isDangerous={dangerous.has(step)}
      isMaking={isMaking}
      form={form}
      onConfirm={submit}
    >
      {field && (
        <TextArea
          label={field.label}
          hint={field.hint}
          name="text"
          rows={5}
          maxLength={5000}
          required={field.isRequired && !(files?.areEnough && hasFiles)}
          value={words}
          readOnly={isMaking}
          error={faults.text}
          onChange={({ target }) => {
            if (faults.text) show({});
            onWordsChange(target.value);
          }}
        />
      )}
      {files && (
        <StepFiles
          label={files.label}
          most={files.most}
          uploads={uploads}
          error={faults.files}
          isWaiting={isMaking}
          onError={(message) => show(message === undefined ? {} : { files: message })}
        />
      )}
    </OrderDialog>
  );
}
