'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { BareInput, ControlFrame } from '../Field/Field.styles.ts';

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldProps {
  /** Defaults to `text`. */
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'date' | undefined;
}

/** One line of text. Everything but label, hint and error goes to the `<input>`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const { label, hint, error, isLabelHidden, id, type = 'text', ...inputProps } = props;

    return (
      <Field
        id={id}
        label={label}
        hint={hint}
        error={error}
        isLabelHidden={isLabelHidden}
        describedBy={inputProps['aria-describedby']}
      >
        {(control) => (
          <ControlFrame>
            <BareInput {...inputProps} {...control} ref={ref} type={type} />
          </ControlFrame>
        )}
      </Field>
    );
  },
);
