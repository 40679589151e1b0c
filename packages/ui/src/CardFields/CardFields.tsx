'use client';

import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { Field, Fields, Frame } from './CardFields.styles.ts';

/** Renders one field of the payment provider. Give it this id: the label points there. */
export type CardField = (id: string) => ReactNode;

export interface CardFieldsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
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
export function CardFields({
  cardNumber,
  expiry,
  cvc,
  errors,
  hint,
  ...divProps
}: CardFieldsProps) {
  return (
    <Fields {...divProps}>
      <FramedField label="Card number" field={cardNumber} error={errors?.cardNumber} />
      <FramedField label="Expiry" field={expiry} error={errors?.expiry} />
      <FramedField label="CVC" field={cvc} error={errors?.cvc} />
      {hint && <p>{hint}</p>}
    </Fields>
  );
}

interface FramedFieldProps {
  label: string;
  field: CardField;
  error: string | undefined;
}

function FramedField({ label, field, error }: FramedFieldProps) {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Frame data-invalid={error ? true : undefined}>{field(id)}</Frame>
      {error && <p role="alert">{error}</p>}
    </Field>
  );
}
