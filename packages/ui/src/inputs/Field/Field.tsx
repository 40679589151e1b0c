import { type ReactNode, useId } from 'react';
import { FieldFrame, FieldHint, FieldLabel } from './Field.styles.ts';
import { FieldError } from './FieldError.tsx';

/** What every field has besides its control. */
export interface FieldProps {
  label: string;
  /** A sentence that helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with what was filled in. Shown in place of nothing: the field grows by a line. */
  error?: string | undefined;
  /** Hides the label from the eye where its place says enough. Defaults to false. */
  isLabelHidden?: boolean | undefined;
}

/** What the control of a field must carry. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of a field, linked for screen readers. */
export function Field({ label, hint, error, isLabelHidden, id, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <FieldFrame>
      <FieldLabel htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        {label}
      </FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId}>{error}</FieldError>
    </FieldFrame>
  );
}
