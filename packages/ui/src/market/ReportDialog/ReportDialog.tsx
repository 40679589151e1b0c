'use client';

import { forwardRef, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Dialog, type DialogProps } from '../../feedback/Dialog/Dialog.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { RadioGroup, type RadioOption } from '../../inputs/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../inputs/TextArea/TextArea.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { ReportForm } from './ReportDialog.styles.ts';
import { reportDialogTexts } from './ReportDialog.texts.ts';

/** What somebody says is wrong. */
export interface EnteredReport {
  /** The value of one of the reasons; empty while none is chosen. */
  reason: string;
  text: string;
}

export interface ReportDialogProps extends Omit<
  DialogProps,
  'actions' | 'children' | 'onChange' | 'onSubmit' | 'role' | 'size' | 'title'
> {
  /** What is reported, such as `Report this message`. Defaults to `Report`. */
  title?: string | undefined;
  /** What can be wrong, the most common first. */
  reasons: readonly RadioOption[];
  /** While true the button waits. Defaults to false. */
  isSubmitting?: boolean | undefined;
  /** Why it could not be sent. */
  error?: string | undefined;
  /** What is wrong with which field. The focus goes to the first one. */
  errors?: Partial<Record<keyof EnteredReport, string | undefined>> | undefined;
  /** In characters; without it, any length will do. */
  maxLength?: number | undefined;
  /** Called with whatever was entered, checked or not. */
  onSubmit: (report: EnteredReport) => void;
}

/** Asks why something should not be here: one of a few reasons, and words. */
export const ReportDialog = forwardRef<HTMLDialogElement, ReportDialogProps>(
  function ReportDialog(props, ref) {
    const { title, reasons, isSubmitting, error, errors, maxLength, onSubmit, ...dialogProps } =
      props;
    const texts = useTexts('ReportDialog', reportDialogTexts);
    const formId = useId();

    return (
      <Dialog
        {...dialogProps}
        ref={ref}
        title={title ?? texts.title}
        actions={
          <>
            <Button variant="quiet" onClick={dialogProps.onClose}>
              {texts.cancel}
            </Button>
            <Button variant="primary" type="submit" form={formId} isLoading={isSubmitting}>
              {texts.submit}
            </Button>
          </>
        }
      >
        <ReportFields
          formId={formId}
          reasons={reasons}
          error={error}
          errors={errors}
          maxLength={maxLength}
          onSubmit={onSubmit}
        />
      </Dialog>
    );
  },
);

interface ReportFieldsProps extends Pick<
  ReportDialogProps,
  'reasons' | 'error' | 'errors' | 'maxLength' | 'onSubmit'
> {
  formId: string;
}

/** Made anew each time the dialog opens, so that it opens empty. */
function ReportFields(props: ReportFieldsProps) {
  const { formId, reasons, error, errors, maxLength, onSubmit } = props;
  const texts = useTexts('ReportDialog', reportDialogTexts);
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const wrong = ':is([aria-invalid="true"] input, textarea[aria-invalid="true"])';
    if (errors) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ reason, text });
  };

  return (
    <ReportForm ref={form} id={formId} noValidate onSubmit={submit}>
      {error && <Alert tone="negative">{error}</Alert>}
      <RadioGroup
        label={texts.reason}
        options={reasons}
        value={reason}
        onValueChange={setReason}
        error={errors?.reason}
        required
      />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        value={text}
        maxLength={maxLength}
        error={errors?.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ReportForm>
  );
}
