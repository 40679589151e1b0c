'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { BadgeFrame } from './Badge.styles.ts';

/** What a colour says. Never by colour alone: the words say it too. */
export type BadgeTone = 'neutral' | 'primary' | 'positive' | 'negative' | 'warning';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Defaults to `neutral`. */
  tone?: BadgeTone | undefined;
  /** Whether a small sign stands before the words. Defaults to false. */
  hasDot?: boolean | undefined;
}

/** A word or two about a state. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', hasDot = false, ...spanProps },
  ref,
) {
  return <BadgeFrame {...spanProps} ref={ref} data-tone={tone} data-dot={hasDot || undefined} />;
});
