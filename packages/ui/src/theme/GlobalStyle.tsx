'use client';

import { useMemo } from 'react';
import type { Brand } from './brand.ts';
import { writeGlobalStyle } from './writeGlobalStyle.ts';
import type { ThemeChoice } from './theme.ts';

interface GlobalStyleProps {
  theme: ThemeChoice;
  brand: Brand;
  hasReset: boolean;
}

/**
 * What `writeGlobalStyle` writes, where the provider stands.
 *
 * A plain element: what a server has rendered stays as it is, where styled-components would write
 * the rules once more and have the browser style and lay out the whole page again.
 */
export function GlobalStyle({ theme, brand, hasReset }: GlobalStyleProps) {
  const css = useMemo(() => writeGlobalStyle({ theme, brand, hasReset }), [theme, brand, hasReset]);
  // React 18 escapes text on a server, even where HTML knows no escapes.
  return typeof document === 'undefined' ? (
    <style dangerouslySetInnerHTML={{ __html: css }} />
  ) : (
    <style>{css}</style>
  );
}
