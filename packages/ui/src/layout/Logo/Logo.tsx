'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { tokens } from '../../theme/tokens.ts';
import { LogoLink } from './Logo.styles.ts';

export interface LogoProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where the marketplace introduces itself. */
  href: string;
  /** The name beside the mark. Defaults to `market`. */
  name?: ReactNode;
  /** A mark of one's own, such as an `<svg>` or `<img>`; it is decoration. */
  mark?: ReactNode;
}

/** The mark and the name of the marketplace. */
export const Logo = forwardRef<HTMLAnchorElement, LogoProps>(function Logo(
  { name = 'market', mark = <MarketMark />, ...linkProps },
  ref,
) {
  return (
    <LogoLink {...linkProps} ref={ref}>
      {mark}
      {name}
    </LogoLink>
  );
});

function MarketMark() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden>
      <rect width="26" height="26" rx="8" fill={tokens.color.primary} />
      <circle cx="16" cy="10" r="5" fill="oklch(78% 0.16 72)" />
    </svg>
  );
}
