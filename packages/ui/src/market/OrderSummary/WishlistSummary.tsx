'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { SummaryCard } from './OrderSummary.styles.ts';

export interface WishlistSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** How many services the wishlist holds. */
  units: number;
  /** The sum of their prices, in rupees. */
  total: number;
}

/** What everything in the wishlist comes to. */
export function WishlistSummary({ units, total, ...cardProps }: WishlistSummaryProps) {
  return (
    <SummaryCard forwardedAs="section" {...cardProps}>
      <h2>Summary</h2>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{units}(units)</dd>
        </div>
        <div>
          <dt>Total Price</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
    </SummaryCard>
  );
}
