'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import type { Picture } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { OrderedService, SummaryCard } from './OrderSummary.styles.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { orderSummaryTexts } from './OrderSummary.texts.ts';

export interface OrderSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The one service being ordered. */
  service: { title: string; images: readonly Picture[] };
  /** In rupees. */
  total: number;
  /** Instead of the subtotal and the total, such as the `PriceLines` that it is made of. */
  price?: ReactNode;
  /** The next step, such as the button that leads to the payment. */
  action?: ReactNode;
}

/** What one order comes to: one unit of one service. Stands beside the checkout's forms. */
export const OrderSummary = forwardRef<HTMLDivElement, OrderSummaryProps>(function OrderSummary(
  { service, total, price, action, ...cardProps },
  ref,
) {
  const market = useMarket();
  const texts = useTexts('OrderSummary', orderSummaryTexts);

  return (
    <SummaryCard forwardedAs="section" tone="sunken" {...cardProps} ref={ref}>
      <h2>{texts.title}</h2>
      <OrderedService>
        <ServiceCover picture={service.images[0]} shape="thumbnail" sizes="84px" />
        <span>{service.title}</span>
      </OrderedService>
      {price ?? (
        <dl>
          <div>
            <dt>{texts.subtotal}</dt>
            <dd>{texts.oneUnit}</dd>
          </div>
          <div>
            <dt>{texts.total}</dt>
            <dd>{formatPrice(total, market)}</dd>
          </div>
        </dl>
      )}
      {action}
    </SummaryCard>
  );
});
