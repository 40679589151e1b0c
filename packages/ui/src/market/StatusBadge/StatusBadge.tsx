'use client';

import { forwardRef, type ReactNode } from 'react';
import type { BadgeProps } from '../../data/Badge/Badge.tsx';
import { BadgeFrame } from '../../data/Badge/Badge.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { statusBadgeTexts } from './StatusBadge.texts.ts';

export interface StatusBadgeProps extends Omit<BadgeProps, 'hasDot' | 'children'> {
  /** `Delivered`, `Processing`, `paid`, `Not Paid`, or any other word. */
  status: string | null | undefined;
  /** What people read. Defaults to the status, in the language of the page if it is one of these. */
  label?: ReactNode;
  /** Defaults to `positive` for `Delivered` and `paid`, and to `negative` for all others. */
  tone?: BadgeProps['tone'];
}

/** The state of an order, or of its payment. A dash where it is not known. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(
  function StatusBadge(props, ref) {
    const { status, label, tone, ...badgeProps } = props;
    const texts = useTexts('StatusBadge', statusBadgeTexts);
    const words = status?.trim();
    const isKnown = Boolean(words) || tone !== undefined;

    return (
      <BadgeFrame
        {...badgeProps}
        ref={ref}
        data-tone={isKnown ? (tone ?? toTone(words ?? '')) : undefined}
        data-dot={isKnown || undefined}
      >
        {label ?? (texts[words as keyof typeof texts] || words || '–')}
      </BadgeFrame>
    );
  },
);

const toTone = (status: string) =>
  status === 'paid' || /^(?!not\b).*\bDelivered\b/i.test(status) ? 'positive' : 'negative';
