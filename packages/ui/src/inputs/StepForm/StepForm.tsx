'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { StepActions, StepFields, StepFrame, StepTitle } from './StepForm.styles.ts';
import { stepFormTexts } from './StepForm.texts.ts';

/** A part of a form that is filled in by itself. */
export interface FormStep {
  /** Unique in its form. */
  id: string;
  /** What people read. */
  label: string;
  content: ReactNode;
}

export interface StepFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'defaultValue'
> {
  /** From first to last. */
  steps: readonly FormStep[];
  /** Called with the id of the step that is shown from now on. */
  onStepChange?: ((id: string) => void) | undefined;
  /** Whether a step that the browser finds valid may be left. Defaults to yes. */
  canLeave?: ((id: string) => boolean) | undefined;
  /** While true the last button waits. Defaults to false. */
  isSubmitting?: boolean | undefined;
  /** What the last button says. Defaults to `Send`. */
  submitLabel?: string | undefined;
}

/**
 * A form in steps, in one `<form>`: what was filled in stays when one goes back, and all of it is sent at
 * the end. A step is left once the browser finds its fields valid; the focus then goes to the next one.
 */
export const StepForm = forwardRef<HTMLFormElement, StepFormProps>(function StepForm(props, ref) {
  const { steps, onStepChange, canLeave, isSubmitting = false, submitLabel, ...others } = props;
  const { onSubmit, ...formProps } = others;
  const { locale } = useMarket();
  const texts = useTexts('StepForm', stepFormTexts);
  const [chosen, setChosen] = useState(0);
  const fields = useRef<(HTMLFieldSetElement | null)[]>([]);
  const current = Math.min(chosen, steps.length - 1);
  const step = steps[current];
  const isLast = current === steps.length - 1;

  const goTo = (index: number) => {
    // It has to be shown before it can have the focus, and nobody may have gone on until then.
    flushSync(() => setChosen(index));
    fields.current[index]?.focus();
    onStepChange?.(steps[index]?.id ?? '');
  };
  const submit: StepFormProps['onSubmit'] = (event) => {
    const isValid = reportValidity(fields.current[current]);
    if (isLast && isValid) {
      onSubmit?.(event);
      return;
    }
    event.preventDefault();
    if (isValid && step && (canLeave?.(step.id) ?? true)) goTo(current + 1);
  };

  return (
    <StepFrame {...formProps} ref={ref} noValidate onSubmit={submit}>
      {steps.map(({ id, label, content }, index) => (
        <StepFields
          key={id}
          ref={(element: HTMLFieldSetElement | null) => {
            fields.current[index] = element;
          }}
          tabIndex={-1}
          hidden={index !== current}
        >
          <StepTitle>
            <span>
              {texts.step(formatFigures(index + 1, locale), formatFigures(steps.length, locale))}
            </span>
            {label}
          </StepTitle>
          {content}
        </StepFields>
      ))}
      <StepActions>
        {current > 0 && <Button onClick={() => goTo(current - 1)}>{texts.back}</Button>}
        <Button type="submit" variant="primary" isLoading={isLast && isSubmitting}>
          {isLast ? (submitLabel ?? texts.send) : texts.next}
        </Button>
      </StepActions>
    </StepFrame>
  );
});

/** Leads to the first field that the browser finds wrong, if there is one, and says what is. */
function reportValidity(fieldset: HTMLFieldSetElement | null | undefined) {
  const wrong = fieldset?.querySelector<HTMLInputElement>(':is(input, select, textarea):invalid');
  wrong?.reportValidity();
  return !wrong;
}
