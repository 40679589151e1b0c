import { Button, Card, type CardField, CardFields, formatPrice, useMarket } from '@market/ui';
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
} from '@stripe/react-stripe-js';
import type {
  StripeCardNumberElement,
  StripeElementChangeEvent,
  StripeElementStyle,
  StripeElementType,
  StripeElements,
} from '@stripe/stripe-js';
import { type ComponentType, type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type { CardFault } from './paymentSteps.ts';
import { CardFormStack } from './PaymentScreen.styles.ts';
import { TestCardHint } from './TestCardHint.tsx';
import { useCardFieldStyle } from './useCardFieldStyle.ts';
import { texts } from './texts.tsx';

interface CardFormProps {
  /** In rupees. */
  price: number;
  /** While true, the card is being charged. */
  isPaying: boolean;
  /** While true, a question must be answered before the card may be charged. */
  isBlocked: boolean;
  /** Whether no money moves, so that test cards are worth naming. */
  isTest: boolean;
  /** Resolves with what is wrong with the card, if that is why nothing was paid. */
  onPay: (card: StripeCardNumberElement) => Promise<CardFault | undefined>;
  /** Stands above the fields. */
  children?: ReactNode;
}

interface FieldProps {
  options: { style: StripeElementStyle; disabled: boolean };
  onChange: (event: StripeElementChangeEvent) => void;
}

const toField =
  (Field: ComponentType<FieldProps & { id: string }>, fieldProps: FieldProps): CardField =>
  (id) => <Field id={id} {...fieldProps} />;

/** Moves the focus into one of the provider's fields. */
const focus: Record<CardFault['field'], (elements: StripeElements | null) => void> = {
  cardNumber: (elements) => elements?.getElement('cardNumber')?.focus(),
  cardExpiry: (elements) => elements?.getElement('cardExpiry')?.focus(),
  cardCvc: (elements) => elements?.getElement('cardCvc')?.focus(),
};

/** The card provider's three fields and the button that pays. */
export function CardForm(props: CardFormProps) {
  const market = useMarket();
  const { price, isPaying, isBlocked, isTest, onPay, children } = props;
  const elements = useElements();
  const style = useCardFieldStyle();
  const [errors, setErrors] = useState<Partial<Record<StripeElementType, string | undefined>>>({});
  const [fault, setFault] = useState<CardFault>();

  const noteError = (field: StripeElementType, message: string | undefined) =>
    setErrors((others) => ({ ...others, [field]: message }));

  const fieldProps: FieldProps = {
    options: { style, disabled: isPaying },
    onChange: ({ elementType, error }) => noteError(elementType, error?.message),
  };

  const pay = async (event: SubmitEvent) => {
    event.preventDefault();
    const card = elements?.getElement('cardNumber');
    if (!card) return;
    setFault(undefined);
    const found = await onPay(card);
    if (found) noteError(found.field, found.message);
    setFault(found);
  };

  // A field can take the focus once it can be typed into again.
  useEffect(() => {
    if (fault && !isPaying) focus[fault.field](elements);
  }, [elements, fault, isPaying]);

  return (
    <Card>
      <CardFormStack as="form" onSubmit={(event: SubmitEvent) => void pay(event)} noValidate>
        {children}
        <CardFields
          cardNumber={toField(CardNumberElement, fieldProps)}
          expiry={toField(CardExpiryElement, fieldProps)}
          cvc={toField(CardCvcElement, fieldProps)}
          errors={{
            cardNumber: errors.cardNumber,
            expiry: errors.cardExpiry,
            cvc: errors.cardCvc,
          }}
          hint={isTest ? <TestCardHint /> : undefined}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBlock
          isLoading={isPaying}
          disabled={isBlocked}
          // Otherwise the field that loses the focus could show an error and push the button away
          // from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {texts.pay(formatPrice(price, market))}
        </Button>
      </CardFormStack>
    </Card>
  );
}
