'use client';

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { Picture } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { OrderedService, SummaryCard } from './OrderSummary.styles.ts';

export interface OrderSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The one service being ordered. */
  service: { title: string; images: readonly Picture[] };
  /** In rupees. */
  total: number;
  /** The next step, such as the button that leads to the payment. */
  action?: ReactNode;
}

/** What one order comes to: one unit of one service. Stands beside the checkout's forms. */
export function OrderSummary({ service, total, action, ...cardProps }: OrderSummaryProps) {
  return (
    <SummaryCard forwardedAs="section" tone="sunken" {...cardProps}>
      <h2>Summary</h2>
      <OrderedService>
        <ServiceCover picture={service.images[0]} shape="thumbnail" sizes="84px" />
        <span>{service.title}</span>
      </OrderedService>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>1(unit)</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      {action}
    </SummaryCard>
  );
}
