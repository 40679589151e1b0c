'use client';

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, forwardRef, useState } from 'react';
import { joinIds } from '../Field/joinIds.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { BareInput, ControlFrame, FrameButton } from '../Field/Field.styles.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import {
  StrengthFrame,
  StrengthStep,
  StrengthSteps,
  StrengthWords,
} from './PasswordField.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { passwordFieldTexts } from './PasswordField.texts.ts';

/** How hard a password is to guess. */
export interface PasswordStrength {
  /** How many of the four steps are filled. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Says the same, such as `Weak`. */
  words: string;
}

export interface PasswordFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldProps {
  /**
   * How hard what is typed is to guess, below the field; null keeps the place while nothing is typed.
   * Screen readers say it whenever it changes: change it when typing pauses, not with each letter.
   * Defaults to nothing.
   */
  strength?: PasswordStrength | null | undefined;
}

/** A password: masked, with a button that shows it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const { label, hint, error, isLabelHidden, id, strength, ...inputProps } = props;
    const texts = useTexts('PasswordField', passwordFieldTexts);
    const [isShown, setIsShown] = useState(false);

    return (
      <Field
        id={id}
        label={label}
        hint={hint}
        error={error}
        isLabelHidden={isLabelHidden}
        describedBy={inputProps['aria-describedby']}
      >
        {(control) => {
          const strengthId = `${control.id}-strength`;

          return (
            <>
              <ControlFrame>
                <BareInput
                  autoComplete="current-password"
                  spellCheck={false}
                  autoCapitalize="none"
                  {...inputProps}
                  {...control}
                  aria-describedby={joinIds(control['aria-describedby'], strength && strengthId)}
                  ref={ref}
                  type={isShown ? 'text' : 'password'}
                />
                <FrameButton
                  type="button"
                  disabled={inputProps.disabled}
                  aria-label={isShown ? texts.hide : texts.show}
                  onClick={() => setIsShown(!isShown)}
                >
                  <Icon of={isShown ? EyeOff : Eye} />
                </FrameButton>
              </ControlFrame>
              {strength !== undefined && <Strength id={strengthId} strength={strength} />}
            </>
          );
        }}
      </Field>
    );
  },
);

interface StrengthProps {
  id: string;
  strength: PasswordStrength | null;
}

/** In the page before it has content, so that screen readers notice a change. */
function Strength({ id, strength }: StrengthProps) {
  const score = strength?.score ?? 0;

  return (
    <StrengthFrame>
      <StrengthSteps data-score={strength ? score : undefined} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <StrengthStep key={step} data-filled={step <= score || undefined} />
        ))}
      </StrengthSteps>
      <StrengthWords id={id} role="status">
        {strength?.words}
      </StrengthWords>
    </StrengthFrame>
  );
}
