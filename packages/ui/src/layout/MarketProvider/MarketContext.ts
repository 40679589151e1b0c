'use client';

import { createContext, type ComponentType, useContext } from 'react';
import type { LinkProps } from '../../navigation/Link/Link.tsx';

/** What the parts know about the page that they are on. */
export interface Market {
  /** Renders links inside the site; a router's own. */
  link: ComponentType<LinkProps> | 'a';
  direction: 'ltr' | 'rtl';
  /** A BCP 47 tag: how numbers are grouped and names are sorted. */
  locale: string;
}

export const MarketContext = createContext<Market>({
  link: 'a',
  direction: 'ltr',
  locale: 'en-IN',
});

/** What the nearest {@link MarketProvider} says; its defaults when there is none. */
export const useMarket = () => useContext(MarketContext);
