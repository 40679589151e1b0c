'use client';

import { forwardRef } from 'react';
import { BadgeFrame } from '../../data/Badge/Badge.styles.ts';
import type { BadgeProps, BadgeTone } from '../../data/Badge/Badge.tsx';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { levelBadgeTexts, type SellerLevel } from './LevelBadge.texts.ts';

export type { SellerLevel } from './LevelBadge.texts.ts';

export interface LevelBadgeProps extends Omit<BadgeProps, 'children' | 'tone' | 'hasDot'> {
  level: SellerLevel;
  /** In how many days it is lost; null or left out while it is held. */
  fallsInDays?: number | null | undefined;
}

const tones: Record<SellerLevel, BadgeTone> = {
  new: 'neutral',
  none: 'neutral',
  one: 'primary',
  two: 'primary',
  top: 'positive',
};

/** How far a seller is, and when that ends, in one text. */
export const LevelBadge = forwardRef<HTMLSpanElement, LevelBadgeProps>(function LevelBadge(
  { level, fallsInDays = null, ...badgeProps },
  ref,
) {
  const { locale } = useMarket();
  const texts = useTexts('LevelBadge', levelBadgeTexts);
  const days = fallsInDays === null ? null : Math.max(0, Math.round(fallsInDays));
  const isFalling = days !== null;

  return (
    <BadgeFrame
      {...badgeProps}
      ref={ref}
      data-tone={isFalling ? 'warning' : tones[level]}
      data-dot={isFalling || undefined}
    >
      {texts.level(level, days, formatFigures(days ?? 0, locale))}
    </BadgeFrame>
  );
});
