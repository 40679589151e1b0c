'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { BareInput, ControlFrame, FieldAction } from '../Field/Field.styles.ts';

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldProps {
  /** Defaults to `text`. */
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'date' | undefined;
  /** Stands in the box, behind what is typed: a small `Button` that does something with it. */
  action?: ReactNode;
}

/** One line of text. Everything but label, hint and error goes to the `<input>`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const { label, hint, error, isLabelHidden, id, type = 'text', ...others } = props;
    const { action, ...inputProps } = others;

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
            {action && <FieldAction>{action}</FieldAction>}
          </ControlFrame>
        )}
      </Field>
    );
  },
);
