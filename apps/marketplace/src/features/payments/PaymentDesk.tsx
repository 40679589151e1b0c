import { Button, formatPrice, LinkButton, Notice, PriceLines, useMarket } from '@market/ui';
import type { Order, Person } from '@market/api/contract';
import type { Stripe } from '@stripe/stripe-js';
import { paths } from '../../routing/paths.ts';
import { CardForm } from './CardForm.tsx';
import { OrderMissing } from './OrderMissing.tsx';
import { Choices } from './PaymentScreen.styles.ts';
import { PaymentProgress } from './PaymentProgress.tsx';
import { toTotal } from '../orders/checkout/toOrder.ts';
import { type ReadyCheckout, usePayment } from './usePayment.ts';
import { texts } from './texts.tsx';

interface PaymentDeskProps {
  cardProvider: Stripe;
  checkout: ReadyCheckout;
  buyer: Person;
  /** Whether no money moves. */
  isTest: boolean;
  onOrdered: (order: Order) => void;
}

/** The card form, and what is said while the card is being charged. */
export function PaymentDesk(props: PaymentDeskProps) {
  const market = useMarket();
  const { cardProvider, checkout, buyer, isTest, onOrdered } = props;
  const price = toTotal(checkout);
  const { state, pay, acceptPrice, retryOrder } = usePayment(cardProvider, {
    checkout,
    buyer,
    onOrdered,
  });

  switch (state.step) {
    case 'checking':
      return <PaymentProgress>{texts.checking}</PaymentProgress>;
    case 'ordering':
      return <PaymentProgress>{texts.ordering}</PaymentProgress>;
    case 'orderMissing':
      return (
        <OrderMissing paymentId={state.paymentId} problem={state.problem} onRetry={retryOrder} />
      );
    case 'ready':
    case 'paying':
    case 'priceChanged':
      return (
        <CardForm
          price={price}
          isPaying={state.step === 'paying'}
          isBlocked={state.step === 'priceChanged'}
          isTest={isTest}
          onPay={pay}
        >
          {state.step === 'priceChanged' && (
            <Notice tone="warning" role="alert" title={state.message}>
              <p>
                {texts.newPrice.text(
                  formatPrice(price, market),
                  formatPrice(state.quote.totalPrice, market),
                )}
              </p>
              {state.quote.lines && (
                <PriceLines
                  lines={state.quote.lines}
                  total={state.quote.totalPrice}
                  days={state.quote.days}
                  revisions={state.quote.revisions}
                />
              )}
              <Choices>
                <Button onClick={() => acceptPrice(state.quote)}>
                  {texts.newPrice.accept(formatPrice(state.quote.totalPrice, market))}
                </Button>
                <LinkButton href={paths.wishlist} variant="quiet">
                  {texts.newPrice.refuse}
                </LinkButton>
              </Choices>
            </Notice>
          )}
        </CardForm>
      );
  }
}
