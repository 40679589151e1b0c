'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { SummaryCard } from './OrderSummary.styles.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { wishlistSummaryTexts } from './WishlistSummary.texts.ts';

export interface WishlistSummaryProps extends ComponentPropsWithRef<'div'> {
  /** How many services are added up. */
  units: number;
  /** The sum of their prices, in rupees. */
  total: number;
  /** Said below, such as what the sum leaves out. */
  children?: ReactNode;
}

/** What everything in the wishlist comes to. */
export const WishlistSummary = forwardRef<HTMLDivElement, WishlistSummaryProps>(
  function WishlistSummary({ units, total, children, ...cardProps }, ref) {
    const market = useMarket();
    const texts = useTexts('WishlistSummary', wishlistSummaryTexts);

    return (
      <SummaryCard forwardedAs="section" {...cardProps} ref={ref}>
        <h2>{texts.title}</h2>
        <dl>
          <div>
            <dt>{texts.subtotal}</dt>
            <dd>{texts.units(units, formatFigures(units, market.locale, false))}</dd>
          </div>
          <div>
            <dt>{texts.total}</dt>
            <dd>{formatPrice(total, market)}</dd>
          </div>
        </dl>
        {children}
      </SummaryCard>
    );
  },
);
