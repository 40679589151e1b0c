'use client';

import type { BadgeProps } from '../../data/Badge/Badge.tsx';
import { BadgeFrame } from '../../data/Badge/Badge.styles.ts';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'hasDot' | 'children'> {
  /** `Delivered`, `Processing`, `paid`, `Not Paid`; anything else is shown as it is. */
  status: string | null | undefined;
}

/** The state of an order, or of its payment: green if it contains `Delivered` or is `paid`, otherwise red. */
export function StatusBadge({ status, ...badgeProps }: StatusBadgeProps) {
  const words = status?.trim();
  if (!words) return <BadgeFrame {...badgeProps}>–</BadgeFrame>;

  const isGood = words.includes('Delivered') || words === 'paid';

  return (
    <BadgeFrame {...badgeProps} data-tone={isGood ? 'positive' : 'negative'} data-dot>
      {words}
    </BadgeFrame>
  );
}
