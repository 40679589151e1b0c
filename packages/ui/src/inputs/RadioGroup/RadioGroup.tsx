'use client';

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';
import { FieldHint } from '../Field/Field.styles.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { joinIds } from '../Field/joinIds.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Radio, RadioFrame, RadioLegend } from './RadioGroup.styles.ts';

/** One of the values to choose from. */
export interface RadioOption {
  value: string;
  /** What people read. */
  label: ReactNode;
  /** A sentence that helps to decide. */
  hint?: string | undefined;
  /** Defaults to false. */
  isDisabled?: boolean | undefined;
}

type InputProps = Pick<
  ChoiceProps,
  'name' | 'required' | 'form' | 'onChange' | 'onBlur' | 'onFocus'
>;

export interface RadioGroupProps
  extends
    Omit<
      ComponentPropsWithoutRef<'fieldset'>,
      keyof InputProps | 'children' | 'value' | 'defaultValue' | 'disabled'
    >,
    InputProps,
    FieldProps {
  options: readonly RadioOption[];
  /** What is chosen. Leave it out to let the group remember it. */
  value?: string | undefined;
  /** What is chosen in the beginning, while the group remembers it. Defaults to none. */
  defaultValue?: string | undefined;
  /** Defaults to false. */
  disabled?: boolean | undefined;
  /** Called with every change, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * One out of a few values, all seen at once. `name`, `form` and the events are those of its inputs,
 * everything else reaches its root. A `ref` object holds the first input; a function is called with
 * each of them, as libraries for forms want it.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(
  function RadioGroup(props, ref) {
    const { label, hint, error, isLabelHidden, options, value, defaultValue, ...others } = props;
    const { name, required, form, onChange, onBlur, onFocus, onValueChange, ...rootProps } = others;
    const id = useId();
    const describedBy = rootProps['aria-describedby'];
    const input = { required, form, onChange, onBlur, onFocus, name: name ?? id };
    const choose = (of: string) =>
      value === undefined ? { defaultChecked: of === defaultValue } : { checked: of === value };

    return (
      <RadioFrame
        // A group of radio buttons can be wrong, any other cannot.
        role="radiogroup"
        aria-invalid={error ? true : undefined}
        aria-required={required}
        {...rootProps}
        aria-describedby={joinIds(describedBy, hint && `${id}-hint`, error && `${id}-error`)}
      >
        <RadioLegend data-hidden={isLabelHidden || undefined}>{label}</RadioLegend>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {options.map(({ value: own, label: text, hint: ownHint, isDisabled }, index) => (
          <Choice
            key={own}
            label={text}
            hint={ownHint}
            value={own}
            disabled={isDisabled}
            {...input}
            {...choose(own)}
            onValueChange={() => onValueChange?.(own)}
          >
            {(control) => (
              <Radio
                {...control}
                ref={typeof ref === 'function' || index === 0 ? ref : undefined}
                type="radio"
              />
            )}
          </Choice>
        ))}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </RadioFrame>
    );
  },
);
