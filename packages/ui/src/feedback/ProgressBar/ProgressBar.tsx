'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { Bar, ProgressFrame, ProgressHead } from './ProgressBar.styles.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is going on. */
  label: string;
  /** How much is done, from 0 to `maximum`; null while nobody knows. */
  value: number | null;
  /** Defaults to 100. */
  maximum?: number | undefined;
}

/** How far something has come. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(
  function ProgressBar(props, ref) {
    const { label, value, maximum = 100, ...divProps } = props;
    const { locale } = useMarket();
    const isKnown = value !== null && Number.isFinite(value) && maximum > 0;
    const percent = isKnown ? Math.round(Math.min(Math.max(value / maximum, 0), 1) * 100) : null;

    return (
      <ProgressFrame {...divProps} ref={ref}>
        <ProgressHead aria-hidden>
          <span>{label}</span>
          {percent !== null && <span>{formatFigures(percent, locale)} %</span>}
        </ProgressHead>
        <Bar
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent ?? undefined}
          style={{ '--share': percent === null ? undefined : `${percent}%` }}
          data-unknown={percent === null || undefined}
        />
      </ProgressFrame>
    );
  },
);
