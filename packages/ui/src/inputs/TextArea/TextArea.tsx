'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ControlFrame } from '../Field/Field.styles.ts';
import { GrowingText } from './TextArea.styles.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldProps {}

/** Several lines of text. It grows with what is written where the browser can. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const { label, hint, error, isLabelHidden, id, rows = 4, ...textAreaProps } = props;

    return (
      <Field
        id={id}
        label={label}
        hint={hint}
        error={error}
        isLabelHidden={isLabelHidden}
        describedBy={textAreaProps['aria-describedby']}
      >
        {(control) => (
          <ControlFrame>
            <GrowingText {...textAreaProps} {...control} ref={ref} rows={rows} />
          </ControlFrame>
        )}
      </Field>
    );
  },
);
