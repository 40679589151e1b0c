import { Alert, Button, Card, CardFields, formatPrice } from '@market/ui';
import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
} from '@stripe/react-stripe-js';
import type {
  StripeCardNumberElement,
  StripeElementChangeEvent,
  StripeElementType,
} from '@stripe/stripe-js';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { CardFormStack } from './PaymentScreen.styles.ts';
import { TestCardHint } from './TestCardHint.tsx';
import { useCardFieldStyle } from './useCardFieldStyle.ts';

interface CardFormProps {
  /** In rupees. */
  price: number;
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** While true, the card is being charged. */
  isPaying: boolean;
  /** While true, something has to be answered before the card may be charged. */
  isBlocked: boolean;
  /** Whether no money moves, so that test cards are worth naming. */
  isTest: boolean;
  onPay: (card: StripeCardNumberElement) => void;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** The card provider's three fields and the button that pays. */
export function CardForm(props: CardFormProps) {
  const { price, problem, isPaying, isBlocked, isTest, onPay, children } = props;
  const elements = useElements();
  const style = useCardFieldStyle();
  const [errors, setErrors] = useState<Partial<Record<StripeElementType, string | undefined>>>({});

  const options = { style, disabled: isPaying };
  const keepError = ({ elementType, error }: StripeElementChangeEvent) =>
    setErrors((others) => ({ ...others, [elementType]: error?.message }));

  const pay = (event: SubmitEvent) => {
    event.preventDefault();
    const card = elements?.getElement('cardNumber');
    if (card) onPay(card);
  };

  return (
    <Card as="form" onSubmit={pay} aria-label="Card" noValidate>
      <CardFormStack>
        {problem && <Alert tone="negative">{problem}</Alert>}
        {children}
        <CardFields
          cardNumber={(id) => <CardNumberElement id={id} options={options} onChange={keepError} />}
          expiry={(id) => <CardExpiryElement id={id} options={options} onChange={keepError} />}
          cvc={(id) => <CardCvcElement id={id} options={options} onChange={keepError} />}
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
        >
          PAY - ({formatPrice(price)})
        </Button>
      </CardFormStack>
    </Card>
  );
}
