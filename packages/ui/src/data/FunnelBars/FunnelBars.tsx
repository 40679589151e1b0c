'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { formatFigures, toNumberFormat } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Bar, Step, Steps } from './FunnelBars.styles.ts';
import { funnelBarsTexts } from './FunnelBars.texts.ts';

/** One step, and how often somebody came so far. */
export interface FunnelStep {
  label: string;
  count: number;
}

export interface FunnelBarsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** From the first to the last. */
  steps: readonly FunnelStep[];
}

/** How many came from one step to the next: a bar, a figure and a share for each. */
export const FunnelBars = forwardRef<HTMLOListElement, FunnelBarsProps>(function FunnelBars(
  { steps, ...listProps },
  ref,
) {
  const { locale } = useMarket();
  const texts = useTexts('FunnelBars', funnelBarsTexts);
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const toShare = (count: number, before: number) =>
    toNumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(count / before);

  return (
    <Steps {...listProps} ref={ref}>
      {steps.map(({ label, count }, index) => {
        const before = steps[index - 1]?.count ?? 0;
        return (
          <Step key={label}>
            <span>{label}</span>
            <b>{formatFigures(count, locale)}</b>
            <Bar $share={count / most} aria-hidden />
            {before > 0 && <small>{texts.share(toShare(count, before))}</small>}
          </Step>
        );
      })}
    </Steps>
  );
});
