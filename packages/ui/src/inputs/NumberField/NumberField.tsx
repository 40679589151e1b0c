'use client';

import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ChangeEvent, type ComponentPropsWithRef, forwardRef, useRef } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Affix, ControlFrame, FrameButton } from '../Field/Field.styles.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { NumberInput } from './NumberField.styles.ts';
import { useHoldToRepeat } from './useHoldToRepeat.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { numberFieldTexts } from './NumberField.texts.ts';

export interface NumberFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'prefix'>, FieldProps {
  /** In front of the number, such as its currency. */
  prefix?: string | undefined;
  /** Called with every change: the number, or null while there is none. */
  onValueChange?: ((value: number | null) => void) | undefined;
}

/**
 * A number. Its buttons change it by one `step`, and go on while they are held: after 500 ms, every
 * 50 ms. `min`, `max` and `step` are the input's own; with the step `any` they go by one.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(
  function NumberField(props, ref) {
    const {
      label,
      hint,
      error,
      isLabelHidden,
      id,
      prefix,
      onValueChange,
      onChange,
      ...inputProps
    } = props;
    const texts = useTexts('NumberField', numberFieldTexts);
    const input = useRef<HTMLInputElement | null>(null);
    const increase = useHoldToRepeat(() => step(input.current, 'stepUp'));
    const decrease = useHoldToRepeat(() => step(input.current, 'stepDown'));

    const keepInput = (element: HTMLInputElement | null) => {
      input.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    };
    const change = (event: ChangeEvent<HTMLInputElement>) => {
      const { valueAsNumber } = event.target;
      onChange?.(event);
      onValueChange?.(Number.isNaN(valueAsNumber) ? null : valueAsNumber);
    };

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
            {prefix && <Affix>{prefix}</Affix>}
            <NumberInput
              inputMode="decimal"
              {...inputProps}
              {...control}
              ref={keepInput}
              type="number"
              onChange={change}
              onWheel={(event) => event.currentTarget.blur()}
            />
            <FrameButton
              type="button"
              tabIndex={-1}
              disabled={inputProps.disabled}
              aria-label={texts.less}
              {...decrease}
            >
              <Icon of={Minus} size="small" />
            </FrameButton>
            <FrameButton
              type="button"
              tabIndex={-1}
              disabled={inputProps.disabled}
              aria-label={texts.more}
              {...increase}
            >
              <Icon of={Plus} size="small" />
            </FrameButton>
          </ControlFrame>
        )}
      </Field>
    );
  },
);

/** Changes the input as if it had been typed, so that every listener hears of it. */
function step(input: HTMLInputElement | null, direction: 'stepUp' | 'stepDown') {
  if (!input) return;
  if (input.step === 'any') addOne(input, direction === 'stepUp' ? 1 : -1);
  else input[direction]();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where every number is allowed, `stepUp` throws, and the arrow keys go by one: so does this. */
function addOne(input: HTMLInputElement, difference: 1 | -1) {
  const { min, max, valueAsNumber } = input;
  const sum = (Number.isNaN(valueAsNumber) ? 0 : valueAsNumber) + difference;
  const atLeast = min === '' ? sum : Math.max(sum, Number(min));
  const result = max === '' ? atLeast : Math.min(atLeast, Number(max));
  // 8.2 less 1 is 7.2, not 7.199999999999999.
  input.valueAsNumber = Number(result.toFixed(10));
}
