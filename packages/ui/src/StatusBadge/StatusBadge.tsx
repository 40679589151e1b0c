'use client';

import { Badge, type BadgeProps } from '../Badge/Badge.tsx';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'hasDot' | 'children'> {
  /** `Delivered`, `Processing`, `paid`, `Not Paid`; anything else is shown as it is. */
  status: string | null | undefined;
}

/** How far an order is, or whether it is paid: green when it contains `Delivered` or is `paid`, else red. */
export function StatusBadge({ status, ...badgeProps }: StatusBadgeProps) {
  const words = status?.trim();
  if (!words) return <Badge {...badgeProps}>–</Badge>;

  const isGood = words.includes('Delivered') || words === 'paid';

  return (
    <Badge {...badgeProps} tone={isGood ? 'positive' : 'negative'} hasDot>
      {words}
    </Badge>
  );
}
