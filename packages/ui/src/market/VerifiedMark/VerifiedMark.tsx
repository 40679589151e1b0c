'use client';

import BadgeCheck from 'lucide-react/icons/badge-check';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Mark } from './VerifiedMark.styles.ts';
import { verifiedMarkTexts } from './VerifiedMark.texts.ts';

export interface VerifiedMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many orders they have completed. Defaults to 0: nobody has counted. */
  ordersCount?: number | undefined;
}

/** Says that the author has bought what they write about. */
export const VerifiedMark = forwardRef<HTMLSpanElement, VerifiedMarkProps>(
  function VerifiedMark(props, ref) {
    const { ordersCount = 0, ...spanProps } = props;
    const { locale } = useMarket();
    const texts = useTexts('VerifiedMark', verifiedMarkTexts);

    return (
      <Mark {...spanProps} ref={ref}>
        <Icon of={BadgeCheck} size="small" />
        {texts.label(ordersCount, formatFigures(ordersCount, locale))}
      </Mark>
    );
  },
);
