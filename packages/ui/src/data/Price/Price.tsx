'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { PriceFrame } from './Price.styles.ts';
import { priceTexts } from './Price.texts.ts';

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** In whole units of the currency: rupees, not paise. What is no amount is written as a dash. */
  amount: number | null | undefined;
  /** Whether it is the least of several prices: `From Rs.298`. Defaults to false. */
  isFrom?: boolean | undefined;
  /** As large as the text around, or 24 to 34 px. Defaults to `text`. */
  size?: 'text' | 'large' | undefined;
}

/** An amount as the provider's language and currency write it, never cut and never in two lines. */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(props, ref) {
  const { amount, isFrom = false, size = 'text', ...spanProps } = props;
  const market = useMarket();
  const texts = useTexts('Price', priceTexts);
  const written = formatPrice(amount, market);

  return (
    <PriceFrame {...spanProps} ref={ref} data-size={size}>
      {isFrom ? texts.from(written) : written}
    </PriceFrame>
  );
});
