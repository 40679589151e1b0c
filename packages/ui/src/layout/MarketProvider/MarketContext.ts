'use client';

import { createContext, type ComponentType, useContext } from 'react';
import type { LinkProps } from '../../navigation/Link/Link.tsx';
import type { Texts } from '../../texts/Texts.ts';

/** What the parts know about the page that they are on. */
export interface Market {
  /** Renders links inside the site; a router's own. */
  link: ComponentType<LinkProps> | 'a';
  direction: 'ltr' | 'rtl';
  /** A BCP 47 tag: how figures and dates are written and names are sorted. */
  locale: string;
  /** What prices are in: a code of ISO 4217. */
  currency: string;
  /** What parts say instead of their English. */
  texts: Partial<Texts>;
}

/** What the parts know without a `MarketProvider`. */
export const defaultMarket: Market = {
  link: 'a',
  direction: 'ltr',
  locale: 'en-IN',
  currency: 'INR',
  texts: {},
};

export const MarketContext = createContext(defaultMarket);

/** What the nearest {@link MarketProvider} says; its defaults when there is none. */
export const useMarket = () => useContext(MarketContext);
