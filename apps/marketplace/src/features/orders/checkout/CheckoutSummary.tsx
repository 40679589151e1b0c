import { OrderSummary, PriceLines } from '@market/ui';
import { toTotal } from './toOrder.ts';
import { useCheckout } from './useCheckout.ts';

/** What is being ordered and what it comes to: line by line where there is more than a price to say. */
export function CheckoutSummary() {
  const checkout = useCheckout();
  const { cartItem } = checkout;
  if (!cartItem) return null;
  const quote = checkout.quote ?? cartItem.quote;
  const isPlain = !cartItem.choice && !cartItem.offer && quote?.lines?.length === 1;

  return (
    <OrderSummary
      service={cartItem.service}
      total={toTotal(checkout)}
      price={
        quote?.lines &&
        !isPlain && (
          <PriceLines
            lines={quote.lines}
            total={quote.totalPrice}
            days={quote.days}
            revisions={quote.revisions}
          />
        )
      }
    />
  );
}
