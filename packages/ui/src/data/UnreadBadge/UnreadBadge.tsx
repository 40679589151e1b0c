'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { UnreadFrame } from './UnreadBadge.styles.ts';
import { formatUnread } from './formatUnread.ts';
import { unreadBadgeTexts } from './UnreadBadge.texts.ts';

export interface UnreadBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many are unread; nothing is shown for 0. */
  count: number;
  /** More than so many are not told apart by the eye: `99+`. Defaults to 99. */
  maximum?: number | undefined;
  /** What a screen reader says instead. Defaults to how many are unread. */
  label?: string | undefined;
}

/** How many are unread: a figure for the eye, words for a screen reader. */
export const UnreadBadge = forwardRef<HTMLSpanElement, UnreadBadgeProps>(
  function UnreadBadge(props, ref) {
    const { count, maximum, label, ...spanProps } = props;
    const { locale } = useMarket();
    const texts = useTexts('UnreadBadge', unreadBadgeTexts);
    if (count <= 0) return null;

    return (
      <UnreadFrame {...spanProps} ref={ref}>
        <span aria-hidden>{formatUnread(count, locale, maximum)}</span>
        <VisuallyHidden>{label ?? texts.unread(formatFigures(count, locale))}</VisuallyHidden>
      </UnreadFrame>
    );
  },
);
