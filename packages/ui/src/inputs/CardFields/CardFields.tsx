'use client';

import {
  type ComponentPropsWithRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Field, Fields, Frame } from './CardFields.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { cardFieldsTexts } from './CardFields.texts.ts';

/** Renders one field of the payment provider. Give it this id: the label points there. */
export type CardField = (id: string) => ReactNode;

export interface CardFieldsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  cardNumber: CardField;
  expiry: CardField;
  cvc: CardField;
  /** What is wrong with which field, in the provider's words. */
  errors?: Partial<Record<'cardNumber' | 'expiry' | 'cvc', string | undefined>> | undefined;
  /** Such as the numbers of test cards. */
  hint?: ReactNode;
}

/**
 * Labels and frames for the three fields that a payment provider draws itself, often in frames of
 * its own site. Card numbers never touch this page.
 */
export const CardFields = forwardRef<HTMLDivElement, CardFieldsProps>(function CardFields(
  { cardNumber, expiry, cvc, errors, hint, ...divProps },
  ref,
) {
  const texts = useTexts('CardFields', cardFieldsTexts);

  return (
    <Fields {...divProps} ref={ref}>
      <FramedField label={texts.cardNumber} field={cardNumber} error={errors?.cardNumber} />
      <FramedField label={texts.expiry} field={expiry} error={errors?.expiry} />
      <FramedField label={texts.cvc} field={cvc} error={errors?.cvc} />
      {hint && <p>{hint}</p>}
    </Fields>
  );
});

interface FramedFieldProps {
  label: string;
  field: CardField;
  error: string | undefined;
}

function FramedField({ label, field, error }: FramedFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const frame = useRef<HTMLDivElement>(null);
  const control = useControlWithin(frame, `${id}-control`);

  useEffect(() => {
    if (!control || !error) return undefined;
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', errorId);
    return () => {
      control.removeAttribute('aria-invalid');
      control.removeAttribute('aria-describedby');
    };
  }, [control, error, errorId]);

  return (
    <Field>
      <label htmlFor={control?.id ?? id}>{label}</label>
      <Frame ref={frame} data-invalid={error ? true : undefined}>
        {field(id)}
      </Frame>
      {error && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </Field>
  );
}

/**
 * Finds the control that a provider has put into its place, or whatever it hands the focus on with,
 * and gives it an id: a label may only point to a control. What the provider itself ties to the label
 * at the start, it ties to the place.
 */
function useControlWithin(frame: RefObject<HTMLElement | null>, id: string) {
  const [control, setControl] = useState<HTMLInputElement | null>(null);

  useEffect(() => {
    const place = frame.current;
    if (!place) return undefined;
    const find = () => {
      const found = place.querySelector('input');
      if (found) found.id ||= id;
      setControl(found);
    };
    find();
    const observer = new MutationObserver(find);
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame, id]);

  return control;
}
