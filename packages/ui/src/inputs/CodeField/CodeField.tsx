'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ControlFrame } from '../Field/Field.styles.ts';
import { CodeInput } from './CodeField.styles.ts';

export interface CodeFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldProps {}

/**
 * The digits of a code that works once. It is one field, so that browsers and phones can fill it in, and
 * people can paste a code with blanks in it. Everything but label, hint and error goes to the `<input>`.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(
  function CodeField(props, ref) {
    const { label, hint, error, isLabelHidden, id, ...inputProps } = props;

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
            <CodeInput
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck={false}
              autoCapitalize="none"
              dir="ltr"
              {...inputProps}
              {...control}
              ref={ref}
              type="text"
            />
          </ControlFrame>
        )}
      </Field>
    );
  },
);
