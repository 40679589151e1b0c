'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { ratingTexts } from '../../data/RatingStars/RatingStars.texts.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Bar } from '../RatingSummary/RatingSummary.styles.ts';
import { Row, Rows } from './RatingHistogram.styles.ts';
import { ratingHistogramTexts } from './RatingHistogram.texts.ts';

export interface RatingHistogramProps extends Omit<
  ComponentPropsWithRef<'ul'>,
  'children' | 'defaultValue'
> {
  /** How often 1, 2, 3, 4 and 5 stars were given, in this order. */
  counts: readonly number[];
  /** The stars by which reviews are chosen; null for all of them. */
  value?: number | null | undefined;
  /** Makes each row a button that chooses its reviews; pressed again, it gives null. */
  onValueChange?: ((stars: number | null) => void) | undefined;
}

const levels = [5, 4, 3, 2, 1];

/** How often each of the five ratings was given; with `onValueChange` also a choice among them. */
export const RatingHistogram = forwardRef<HTMLUListElement, RatingHistogramProps>(
  function RatingHistogram(props, ref) {
    const { counts, value = null, onValueChange, ...listProps } = props;
    const { locale } = useMarket();
    const { label } = useTexts('RatingHistogram', ratingHistogramTexts);
    const { labels } = useTexts('Rating', ratingTexts);
    const total = Math.max(
      1,
      counts.reduce((sum, count) => sum + count, 0),
    );

    return (
      <Rows aria-label={label} {...listProps} ref={ref}>
        {levels.map((stars) => {
          const count = counts[stars - 1] ?? 0;
          const isChosen = stars === value;
          const content = (
            <>
              <span>{labels[stars - 1]}</span>
              <Bar $share={count / total} aria-hidden />
              <span>{formatFigures(count, locale)}</span>
            </>
          );
          return (
            <li key={stars}>
              {onValueChange ? (
                <Row
                  as="button"
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onValueChange(isChosen ? null : stars)}
                >
                  {content}
                </Row>
              ) : (
                <Row>{content}</Row>
              )}
            </li>
          );
        })}
      </Rows>
    );
  },
);
