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
} from '@stripe/stripe-js';
import { type ComponentType, type ReactNode, type SubmitEvent, useState } from 'react';
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
  /** Resolves with the error of a field, if that is why nothing was paid. */
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

/** The card provider's three fields and the button that pays. */
export function CardForm(props: CardFormProps) {
  const market = useMarket();
  const { price, isPaying, isBlocked, isTest, onPay, children } = props;
  const elements = useElements();
  const style = useCardFieldStyle();
  const [errors, setErrors] = useState<Partial<Record<StripeElementType, string | undefined>>>({});

  const noteError = (field: StripeElementType, message: string | undefined) =>
    setErrors((others) => ({ ...others, [field]: message }));

  const fieldProps: FieldProps = {
    options: { style, disabled: isPaying },
    onChange: ({ elementType, error }) => noteError(elementType, error?.message),
  };

  const pay = async (event: SubmitEvent) => {
    event.preventDefault();
    const card = elements?.getElement('cardNumber');
    const fault = card && (await onPay(card));
    if (fault) noteError(fault.field, fault.message);
  };

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
