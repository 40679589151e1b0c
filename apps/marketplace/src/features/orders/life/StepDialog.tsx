import type { OrderTerms } from '@market/api';
import { Button, Dialog, Stack, TextArea } from '@market/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type QueryFailure, toKind, toMessage } from '../../../backend/failure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import type { Uploads } from '../../files/useUploads.ts';
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

/** A file that cannot be sent after all leaves the order where it is. */
const isAboutFiles = (error: QueryFailure) =>
  'kind' in error && error.kind !== 'malformedAnswer' && error.fields?.['files'] !== undefined;

/** Asks before an order moves on, and for the words and files that go with it. */
export function StepDialog(props: StepDialogProps) {
  const { step, isOpen, terms, words, onWordsChange, uploads, make, onRefused, onClose } = props;
  const formId = useId();
  const [isMaking, setMaking] = useState(false);
  const { faults, form, show, tell } = useFaults(['text', 'files']);
  const takesFiles = useTakesFiles();
  const { title, text, words: field, files: wanted, confirm, done } = texts.steps[step];
  const files = takesFiles ? wanted : undefined;
  const hasFiles = files !== undefined && uploads.files.length > 0;
  const attempt = useRef(0);

  /** Whoever closes it while it waits for files does not want it any more. */
  const close = () => {
    attempt.current += 1;
    setMaking(false);
    show({});
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isMaking) return;
    const said = words.trim();
    const needsWords = field?.isRequired && !(files?.areEnough && hasFiles);
    if (needsWords && !said) {
      return show({ text: files?.areEnough ? texts.nothing : texts.noWords });
    }
    setMaking(true);
    const mine = (attempt.current += 1);
    const sent = files ? await uploads.settle() : [];
    if (mine !== attempt.current) return;
    if (!sent) {
      setMaking(false);
      return show({ files: texts.files.unsent });
    }
    const { error } = await make({ text: said, files: sent });
    setMaking(false);
    if (error && (toKind(error) !== 'conflict' || isAboutFiles(error))) return tell(error);
    close();
    if (error) return onRefused(toMessage(error));
    onWordsChange('');
    if (files) uploads.clear();
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
        </Stack>
      </form>
    </Dialog>
  );
}
