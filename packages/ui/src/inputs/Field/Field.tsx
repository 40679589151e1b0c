import { type ReactNode, useId } from 'react';
import { FieldFrame, FieldHint, FieldLabel } from './Field.styles.ts';
import { FieldError } from './FieldError.tsx';
import { joinIds } from './joinIds.ts';

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
  /** The ids of what else describes the control, as its user has given them. */
  describedBy: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of a field, linked for screen readers. */
export function Field(props: FieldFrameProps) {
  const { label, hint, error, isLabelHidden, id, describedBy, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;

  return (
    <FieldFrame>
      <FieldLabel htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        {label}
      </FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': joinIds(describedBy, hint && hintId, error && errorId),
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId}>{error}</FieldError>
    </FieldFrame>
  );
}
