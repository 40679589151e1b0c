'use client';

import { type ComponentPropsWithRef, type FormEvent, forwardRef, useState } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { TextArea } from '../../inputs/TextArea/TextArea.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { Form } from './ReplyForm.styles.ts';
import { replyFormTexts } from './ReplyForm.texts.ts';

export interface ReplyFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'defaultValue' | 'onSubmit'
> {
  /** What it opens with. Defaults to nothing. */
  defaultReply?: string | undefined;
  /** How many characters it takes. Defaults to 1000. */
  maxLength?: number | undefined;
  /** While true the button waits. Defaults to false. */
  isSubmitting?: boolean | undefined;
  /** What is wrong with what was written. */
  error?: string | undefined;
  /** Called with every change, so that what was written can outlast the form. */
  onValueChange?: ((reply: string) => void) | undefined;
  /** Called with whatever was written, without the spaces around it. */
  onSubmit: (reply: string) => void;
  onCancel: () => void;
}

/** Asks a seller for an answer to a review. */
export const ReplyForm = forwardRef<HTMLFormElement, ReplyFormProps>(
  function ReplyForm(props, ref) {
    const { defaultReply = '', maxLength = 1000, isSubmitting, error, ...others } = props;
    const { onValueChange, onSubmit, onCancel, ...formProps } = others;
    const texts = useTexts('ReplyForm', replyFormTexts);
    const [reply, setReply] = useState(defaultReply);

    const submit = (event: FormEvent) => {
      event.preventDefault();
      onSubmit(reply.trim());
    };

    return (
      <Form noValidate {...formProps} ref={ref} onSubmit={submit}>
        <TextArea
          label={texts.label}
          hint={texts.hint}
          error={error}
          maxLength={maxLength}
          rows={3}
          required
          value={reply}
          onChange={({ currentTarget }) => {
            setReply(currentTarget.value);
            onValueChange?.(currentTarget.value);
          }}
        />
        <div>
          <Button variant="primary" size="small" type="submit" isLoading={isSubmitting}>
            {texts.send}
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </Form>
    );
  },
);
