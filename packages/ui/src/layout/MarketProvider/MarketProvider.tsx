'use client';

import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import type { LinkProps } from '../../navigation/Link/Link.tsx';
import type { Brand } from '../../theme/brand.ts';
import { GlobalStyle } from '../../theme/GlobalStyle.tsx';
import type { ThemeChoice } from '../../theme/theme.ts';
import { themeStorageKey } from '../../theme/themeScript.ts';
import { setTheme } from '../../inputs/ThemeSwitch/useTheme.ts';
import type { Texts } from '../../texts/Texts.ts';
import { defaultMarket, MarketContext } from './MarketContext.ts';

export interface MarketProviderProps {
  /**
   * `light` or `dark` for good, or `system`: what this person chose with `setTheme`, else what the
   * operating system says. Defaults to `system`.
   */
  theme?: ThemeChoice | undefined;
  /** Defaults to `ltr`. The document's `dir` follows it; a server should render it there itself. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** A BCP 47 tag: how figures and dates are written and names are sorted. Defaults to `en-IN`. */
  locale?: string | undefined;
  /** What prices are in: a code of ISO 4217, such as `EUR`. Defaults to `INR`, written `Rs.4500`. */
  currency?: string | undefined;
  /**
   * What the parts say: a language of the package (`@market/ui/texts/de`), or any other object of
   * this type. What it lacks stays English. Defaults to English.
   */
  texts?: Partial<Texts> | undefined;
  /** Renders links inside the site; a router's own. Defaults to a plain `<a>`. */
  link?: ComponentType<LinkProps> | undefined;
  /** A shop's own colour, rounding, font and density. */
  brand?: Brand | undefined;
  /**
   * Whether the head of the page has a `<style>` with what `writeGlobalStyle` gives, which is where
   * HTML wants it. Defaults to false: it is rendered where the provider stands.
   */
  isPageStyled?: boolean | undefined;
  /** Whether the rules for all elements of the page come with it; as of `writeGlobalStyle`. Defaults to true. */
  hasReset?: boolean | undefined;
  children?: ReactNode;
}

const unbranded: Brand = {};

/** Wraps the whole page: gives the parts their theme, language, direction, currency and links. */
export function MarketProvider(props: MarketProviderProps) {
  const { theme = 'system', brand = unbranded, isPageStyled = false, children } = props;
  const { hasReset = true } = props;
  const { link = defaultMarket.link, direction = defaultMarket.direction } = props;
  const { locale = defaultMarket.locale, currency = defaultMarket.currency } = props;
  const { texts = defaultMarket.texts } = props;
  const market = useMemo(
    () => ({ link, direction, locale, currency, texts }),
    [link, direction, locale, currency, texts],
  );

  useEffect(applyStoredTheme, []);
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);

  return (
    <MarketContext.Provider value={market}>
      {!isPageStyled && <GlobalStyle theme={theme} brand={brand} hasReset={hasReset} />}
      {children}
    </MarketContext.Provider>
  );
}

/** For pages that did not inline `themeScript`. */
function applyStoredTheme() {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    if (stored === 'light' || stored === 'dark') setTheme(stored);
  } catch {
    // A browser that refuses storage follows the system.
  }
}
