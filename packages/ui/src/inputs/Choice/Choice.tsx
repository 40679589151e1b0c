import { type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { FieldHint } from '../Field/Field.styles.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { joinIds } from '../Field/joinIds.ts';
import type { ControlProps } from '../Field/Field.tsx';
import { ChoiceFrame, ChoiceLabel } from './Choice.styles.ts';

/** What belongs to the input of a choice; everything else belongs to its root. */
type ChoiceInputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'name'
  | 'value'
  | 'checked'
  | 'defaultChecked'
  | 'disabled'
  | 'required'
  | 'form'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
>;

/** What is switched on and off by a press on it or on its label. */
export interface ChoiceProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, keyof ChoiceInputProps | 'children'>,
    ChoiceInputProps {
  /** What is chosen. It may hold links, as to the terms that are agreed to. */
  label: ReactNode;
  /** A sentence that helps to decide. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Called with every change, after `onChange`. */
  onValueChange?: ((isChecked: boolean) => void) | undefined;
}

interface ChoiceFrameProps extends ChoiceProps {
  children: (input: ChoiceInputProps & ControlProps) => ReactNode;
}

/** Control, label, hint and error of a choice, linked for screen readers. */
export function Choice(props: ChoiceFrameProps) {
  const { label, hint, error, onValueChange, children, onChange, onBlur, onFocus, ...others } =
    props;
  const { 'aria-describedby': describedBy, ...attributes } = others;
  const { name, value, checked, defaultChecked, disabled, required, form, ...rootProps } =
    attributes;
  const id = useId();
  const descriptions = joinIds(describedBy, Boolean(hint) && `${id}-hint`, error && `${id}-error`);
  const isInvalid = error ? true : undefined;
  const tell = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.checked);
  };
  const state = { checked, defaultChecked, disabled, required };
  const input = { id, name, value, form, ...state, onBlur, onFocus, onChange: tell };

  return (
    <ChoiceFrame {...rootProps}>
      {children({ ...input, 'aria-describedby': descriptions, 'aria-invalid': isInvalid })}
      <ChoiceLabel htmlFor={id}>{label}</ChoiceLabel>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </ChoiceFrame>
  );
}
