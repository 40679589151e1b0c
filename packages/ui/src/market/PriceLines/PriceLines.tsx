'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import type { PriceLine } from '../../entities.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { useWrittenTerms } from '../ServiceTerms/useWrittenTerms.ts';
import { Line, LinesFrame, Placeholder } from './PriceLines.styles.ts';
import { priceLinesTexts } from './PriceLines.texts.ts';

export interface PriceLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  lines: readonly PriceLine[];
  /** What all of it comes to, in rupees. */
  total: number;
  /** Defaults to `Total`. */
  totalLabel?: ReactNode;
  /** Until all of it is delivered; left out, there is no word of it. */
  days?: number | undefined;
  /** Null means any number; left out, there is no word of them. */
  revisions?: number | null | undefined;
  /** Shown instead of a sum of nothing. Defaults to a sentence. */
  empty?: ReactNode;
  /**
   * Whether placeholders stand for what is not known yet, for two lines or as many as there were.
   * Defaults to false.
   */
  isLoading?: boolean | undefined;
}

/**
 * What a price is made of, line by line, with its sum and what that buys. A sum that changes is read
 * out.
 */
export const PriceLines = forwardRef<HTMLDivElement, PriceLinesProps>(
  function PriceLines(props, ref) {
    const { lines, total, totalLabel, days, revisions, empty, ...others } = props;
    const { isLoading = false, ...frameProps } = others;
    const texts = useTexts('PriceLines', priceLinesTexts);
    const terms = useWrittenTerms();
    const totalId = useId();

    if (lines.length === 0 && !isLoading) {
      return (
        <LinesFrame {...frameProps} ref={ref}>
          {empty ?? <p>{texts.empty}</p>}
        </LinesFrame>
      );
    }

    const show = (words: ReactNode, width: string) =>
      isLoading ? (
        <Placeholder>
          <Skeleton width={width} height="1em" />
        </Placeholder>
      ) : (
        words
      );

    return (
      <LinesFrame aria-busy={isLoading || undefined} {...frameProps} ref={ref}>
        <dl aria-hidden={isLoading || undefined}>
          {(lines.length > 0 ? lines : twoLines).map((line, index) => (
            <Line key={index} data-kind={line.kind}>
              <dt>{show(<LineTitle {...line} />, '9rem')}</dt>
              <dd>{show(<Amount of={line.amount} />, '4rem')}</dd>
            </Line>
          ))}
          <Line data-total>
            <dt id={totalId}>{show(totalLabel ?? texts.total, '4rem')}</dt>
            <dd>
              {show(
                <output aria-labelledby={totalId}>
                  <Amount of={total} />
                </output>,
                '5rem',
              )}
            </dd>
          </Line>
          {days !== undefined && (
            <Line>
              <dt>{show(terms.texts.delivery, '5rem')}</dt>
              <dd>{show(terms.writeDays(days), '3rem')}</dd>
            </Line>
          )}
          {revisions !== undefined && (
            <Line>
              <dt>{show(terms.texts.revisions, '5rem')}</dt>
              <dd>{show(terms.writeRevisions(revisions), '3rem')}</dd>
            </Line>
          )}
        </dl>
      </LinesFrame>
    );
  },
);

const twoLines: readonly PriceLine[] = [
  { kind: 'package', title: '', quantity: 1, amount: 0 },
  { kind: 'extra', title: '', quantity: 1, amount: 0 },
];

function LineTitle({ title, quantity }: PriceLine) {
  const { locale } = useMarket();
  return (
    <>
      {title}
      {quantity > 1 && ` × ${formatFigures(quantity, locale)}`}
    </>
  );
}

/** The minus stays in front of its amount in text that runs right to left, too. */
function Amount({ of: amount }: { of: number }) {
  const market = useMarket();
  return amount < 0 ? <bdi>−{formatPrice(-amount, market)}</bdi> : formatPrice(amount, market);
}
