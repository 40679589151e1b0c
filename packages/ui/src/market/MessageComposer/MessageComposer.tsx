'use client';

import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { TextArea } from '../../inputs/TextArea/TextArea.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { ComposerActions, ComposerFrame } from './MessageComposer.styles.ts';
import { messageComposerTexts } from './MessageComposer.texts.ts';

export interface MessageComposerProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'defaultValue' | 'onSubmit'
> {
  /** What is written. Leave it out to let the composer remember it until it is sent. */
  value?: string | undefined;
  /** What is written in the beginning, such as a draft. Defaults to nothing. */
  defaultValue?: string | undefined;
  onValueChange?: ((text: string) => void) | undefined;
  /**
   * Takes the text without the blanks around it. The composer is then empty, unless `false` is given back.
   * Without it the browser sends the form, to its `action`, with the text under its `name`.
   */
  onSend?: ((text: string) => unknown) | undefined;
  /** While true, the button waits. Defaults to false. */
  isSubmitting?: boolean | undefined;
  /** Why nothing can be sent, or was. */
  error?: string | undefined;
  /** In characters; without it, any length will do. */
  maxLength?: number | undefined;
  /** The name of the text in a form. */
  name?: string | undefined;
  /** What can be added to a message, such as files; beside the button. */
  tools?: ReactNode;
  /** What is sent with the text, such as a `FileDrop` and a `FileList`; between the text and the button. */
  attachments?: ReactNode;
  /** Whether something is attached, which can be sent without a text. Defaults to false. */
  hasAttachments?: boolean | undefined;
  /** What to know before one writes, usually a `Notice`: that one is offline, or may not write. */
  notice?: ReactNode;
  /** Whether nothing can be written: then only the notice is there. Defaults to false. */
  isClosed?: boolean | undefined;
}

/**
 * Writes and sends a message: by its button, or by Ctrl+Enter (⌘ Enter). Where nobody may write it holds the
 * reason. `ref` holds the text area.
 */
export const MessageComposer = forwardRef<HTMLTextAreaElement, MessageComposerProps>(
  function MessageComposer(props, ref) {
    const { value, defaultValue = '', onValueChange, onSend, ...others } = props;
    const { isSubmitting = false, error, maxLength, name, tools, attachments, ...more } = others;
    const { hasAttachments = false, notice, isClosed = false, ...formProps } = more;
    const texts = useTexts('MessageComposer', messageComposerTexts);
    const [remembered, setRemembered] = useState(defaultValue);
    const text = value ?? remembered;
    const isNothing = text.trim() === '' && !hasAttachments;

    const change = (next: string) => {
      setRemembered(next);
      onValueChange?.(next);
    };
    const send = () => {
      const words = text.trim();
      if (isNothing || isSubmitting) return;
      if (onSend?.(words) !== false) change('');
    };
    const submit = (event: FormEvent) => {
      const isSentByBrowser = onSend === undefined && !isNothing && !isSubmitting;
      if (isSentByBrowser) return;
      event.preventDefault();
      send();
    };
    return (
      <ComposerFrame {...formProps} onSubmit={submit}>
        {notice}
        {!isClosed && (
          <>
            <TextArea
              ref={ref}
              name={name}
              label={texts.label}
              hint={texts.hint}
              error={error}
              isLabelHidden
              rows={2}
              maxLength={maxLength}
              // An empty box is written in as the page is.
              dir={text === '' ? undefined : 'auto'}
              value={text}
              onChange={({ target }) => change(target.value)}
              onKeyDown={sendByKey}
            />
            {attachments}
            <ComposerActions>
              {tools}
              <Button type="submit" variant="primary" isLoading={isSubmitting} disabled={isNothing}>
                {texts.send}
              </Button>
            </ComposerActions>
          </>
        )}
      </ComposerFrame>
    );
  },
);

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.currentTarget.form?.requestSubmit();
}
