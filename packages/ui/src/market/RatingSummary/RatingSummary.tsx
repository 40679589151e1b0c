'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import type { ReviewSummary } from '../../entities.ts';
import { formatRating } from '../../formatting/formatRating.ts';
import { ratingTexts } from '../../data/RatingStars/RatingStars.texts.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { RatingHistogram } from '../RatingHistogram/RatingHistogram.tsx';
import { Bar, Distribution, Mean, Summary } from './RatingSummary.styles.ts';

export interface RatingSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The mean, 1 to 5; null or 0 when nobody has rated yet. */
  rating: number | null | undefined;
  /** The ratings it comes from. Defaults to none. */
  reviews?: readonly Pick<ReviewSummary, 'rating'>[] | undefined;
  /** How often 1, 2, 3, 4 and 5 stars were given. Defaults to what the reviews say. */
  ratingCounts?: readonly number[] | undefined;
  /** The stars by which reviews are chosen; null for all of them. */
  stars?: number | null | undefined;
  /** Makes each rating a button that chooses its reviews; pressed again, it gives null. */
  onStarsChange?: ((stars: number | null) => void) | undefined;
  /** Written below the mean, such as how many reviews there are. */
  caption?: ReactNode;
}

const levels = [5, 4, 3, 2, 1];

const countRatings = (reviews: readonly Pick<ReviewSummary, 'rating'>[]) =>
  [1, 2, 3, 4, 5].map(
    (level) => reviews.filter(({ rating }) => Math.round(rating) === level).length,
  );

/** The mean rating beside how often each of the five was given. */
export const RatingSummary = forwardRef<HTMLDivElement, RatingSummaryProps>(function RatingSummary(
  { rating, reviews = [], ratingCounts = countRatings(reviews), caption, ...others },
  ref,
) {
  const { stars, onStarsChange, ...divProps } = others;
  const market = useMarket();
  const { labels } = useTexts('Rating', ratingTexts);
  const total = Math.max(
    1,
    ratingCounts.reduce((sum, count) => sum + count, 0),
  );

  return (
    <Summary {...divProps} ref={ref}>
      <div>
        <Mean>{formatRating(rating, market)}</Mean>
        {caption}
      </div>
      {onStarsChange ? (
        <RatingHistogram counts={ratingCounts} value={stars} onValueChange={onStarsChange} />
      ) : (
        <Distribution>
          {levels.map((level) => (
            <div key={level}>
              <dt>{labels[level - 1]}</dt>
              <dd>
                <Bar $share={(ratingCounts[level - 1] ?? 0) / total} aria-hidden />
                <span>{formatFigures(ratingCounts[level - 1] ?? 0, market.locale, false)}</span>
              </dd>
            </div>
          ))}
        </Distribution>
      )}
    </Summary>
  );
});
