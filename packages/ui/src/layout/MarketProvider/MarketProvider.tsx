'use client';

import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import type { LinkProps } from '../../navigation/Link/Link.tsx';
import type { Brand } from '../../theme/brand.ts';
import { GlobalStyle } from '../../theme/GlobalStyle.tsx';
import type { ThemeChoice } from '../../theme/theme.ts';
import { themeStorageKey } from '../../theme/themeScript.ts';
import { setTheme } from '../../inputs/ThemeSwitch/useTheme.ts';
import { type Market, MarketContext } from './MarketContext.ts';

export interface MarketProviderProps {
  /**
   * `light` or `dark` for good, or `system`: what this person chose with `setTheme`, else what the
   * operating system says. Defaults to `system`.
   */
  theme?: ThemeChoice | undefined;
  /** Defaults to `ltr`. The document's `dir` follows it; a server should render it there itself. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** A BCP 47 tag: how numbers are grouped and names are sorted. Defaults to `en-IN`. */
  locale?: string | undefined;
  /** Renders links inside the site; a router's own. Defaults to a plain `<a>`. */
  link?: ComponentType<LinkProps> | undefined;
  /** A shop's own colour, rounding and font. */
  brand?: Brand | undefined;
  /**
   * Whether the head of the page has a `<style>` with what `writeGlobalStyle` gives, which is where
   * HTML wants it. Defaults to false: it is rendered where the provider stands.
   */
  isPageStyled?: boolean | undefined;
  children?: ReactNode;
}

const unbranded: Brand = {};

/** Wraps the whole page: gives the parts their theme, direction, locale and links. */
export function MarketProvider(props: MarketProviderProps) {
  const { theme = 'system', direction = 'ltr', locale = 'en-IN', link = 'a', children } = props;
  const { brand = unbranded, isPageStyled = false } = props;
  const market = useMemo<Market>(() => ({ link, direction, locale }), [link, direction, locale]);

  useEffect(applyStoredTheme, []);
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);

  return (
    <MarketContext.Provider value={market}>
      {!isPageStyled && <GlobalStyle theme={theme} brand={brand} />}
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
