'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { tokens } from '../../theme/tokens.ts';
import { LogoLink } from './Logo.styles.ts';

export interface LogoProps extends Omit<ComponentPropsWithoutRef<'a'>, 'children'> {
  /** Where the marketplace introduces itself. */
  href: string;
  /** The name beside the mark. Defaults to `market`. */
  name?: string | undefined;
}

/** The mark and the name of the marketplace. */
export function Logo({ name = 'market', ...linkProps }: LogoProps) {
  return (
    <LogoLink {...linkProps}>
      <svg viewBox="0 0 26 26" aria-hidden>
        <rect width="26" height="26" rx="8" fill={tokens.color.primary} />
        <circle cx="16" cy="10" r="5" fill="oklch(78% 0.16 72)" />
      </svg>
      {name}
    </LogoLink>
  );
}
