import type { OrderProgress } from '@market/api';
import { formatDate, useMarket } from '@market/ui';
import { DeliveryFrame, Words } from './OrderLife.styles.ts';
import { texts } from './texts.ts';

interface LastDeliveryProps {
  delivery: NonNullable<OrderProgress['delivery']>;
}

/** What was delivered last, in the words of the seller. */
export function LastDelivery({ delivery: { text, createdAt } }: LastDeliveryProps) {
  const market = useMarket();

  return (
    <DeliveryFrame>
      <figcaption>
        {texts.delivery.title}
        <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>
      </figcaption>
      {text ? (
        <blockquote>
          <Words>{text}</Words>
        </blockquote>
      ) : (
        <Words data-soft>{texts.delivery.wordless}</Words>
      )}
    </DeliveryFrame>
  );
}
