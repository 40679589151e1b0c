import { Button, CodeField, TextField } from '@market/ui';
import { useState } from 'react';
import { CodeQuestionFrame } from './CodeQuestion.styles.ts';
import { texts } from './CodeQuestion.texts.ts';

interface CodeQuestionProps {
  /** What is wrong with what was typed. */
  error?: string | undefined;
}

/** The same each time, so that it is called only when a field appears. */
const takeFocus = (field: HTMLInputElement | null) => {
  field?.focus();
};

/**
 * The field `code` of a form: for the digits of an app, or for a recovery code. It takes the focus when it
 * appears, and when it becomes the other one.
 */
export function CodeQuestion({ error }: CodeQuestionProps) {
  const [isRecovering, setRecovering] = useState(false);

  return (
    <CodeQuestionFrame>
      {isRecovering ? (
        <TextField
          ref={takeFocus}
          label={texts.recoveryCode}
          hint={texts.recoveryCodeHint}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          required
        />
      ) : (
        <CodeField
          ref={takeFocus}
          label={texts.code}
          hint={texts.codeHint}
          name="code"
          error={error}
          required
        />
      )}
      <Button variant="quiet" size="small" onClick={() => setRecovering(!isRecovering)}>
        {isRecovering ? texts.toApp : texts.toRecoveryCode}
      </Button>
    </CodeQuestionFrame>
  );
}
