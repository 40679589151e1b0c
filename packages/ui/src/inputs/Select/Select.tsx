'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ControlFrame } from '../Field/Field.styles.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { Chevron, NativeSelect } from './Select.styles.ts';

export interface SelectOption {
  value: string;
  /** What people read. */
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'children'>, FieldProps {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; the value is then the empty string. */
  placeholder?: string | undefined;
}

/** A choice of a few values. It is the browser's own control, which works best on phones. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { label, hint, error, isLabelHidden, id, options, placeholder, ...selectProps } = props;

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      describedBy={selectProps['aria-describedby']}
    >
      {(control) => (
        <ControlFrame>
          <NativeSelect {...selectProps} {...control} ref={ref}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </NativeSelect>
          <Chevron>
            <Icon of={ChevronDown} />
          </Chevron>
        </ControlFrame>
      )}
    </Field>
  );
});
