'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Equal from 'lucide-react/icons/equal';
import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { toNumberFormat } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MetricFrame } from './MetricTile.styles.ts';
import { metricTileTexts } from './MetricTile.texts.ts';

export interface MetricTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** The figure as people read it; nothing while it is loading. */
  value: ReactNode;
  /** How it has changed against the time before: 0.12 for 12 % more. Null says nothing about it. */
  change?: number | null | undefined;
  /** Whether less of it is better, such as of cancelled orders. Defaults to false. */
  isLessBetter?: boolean | undefined;
}

/** A figure and how it has changed, in words. Belongs into `StatTiles`. */
export const MetricTile = forwardRef<HTMLDivElement, MetricTileProps>(
  function MetricTile(props, ref) {
    const { label, value, change, isLessBetter = false, ...tileProps } = props;
    const { locale } = useMarket();
    const texts = useTexts('MetricTile', metricTileTexts);
    // What is written as no percent at all has not changed.
    const percent = Math.round((change ?? 0) * 100);
    const isGood = percent > 0 !== isLessBetter;
    const share = toNumberFormat(locale, { style: 'percent' }).format(Math.abs(percent) / 100);
    const trend = percent === 0 ? 'none' : isGood ? 'good' : 'bad';

    return (
      <MetricFrame {...tileProps} ref={ref} data-trend={trend}>
        <dt>{label}</dt>
        <dd>{value ?? <Skeleton width="60%" height="1.3em" />}</dd>
        {typeof change === 'number' && (
          <dd>
            <Icon of={percent === 0 ? Equal : percent > 0 ? ArrowUp : ArrowDown} size="small" />
            {percent === 0 ? texts.same : percent > 0 ? texts.more(share) : texts.less(share)}
          </dd>
        )}
      </MetricFrame>
    );
  },
);
