'use client';

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, forwardRef, useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { BareInput, ControlFrame, FrameButton } from '../Field/Field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface PasswordFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldProps {}

/** A password: masked, with a button that shows it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const { label, hint, error, isLabelHidden, id, ...inputProps } = props;
    const [isShown, setIsShown] = useState(false);

    return (
      <Field id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
        {(control) => (
          <ControlFrame>
            <BareInput
              autoComplete="current-password"
              spellCheck={false}
              autoCapitalize="none"
              {...inputProps}
              {...control}
              ref={ref}
              type={isShown ? 'text' : 'password'}
            />
            <FrameButton
              type="button"
              disabled={inputProps.disabled}
              aria-label={isShown ? 'Hide what is typed' : 'Show what is typed'}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon of={isShown ? EyeOff : Eye} />
            </FrameButton>
          </ControlFrame>
        )}
      </Field>
    );
  },
);
