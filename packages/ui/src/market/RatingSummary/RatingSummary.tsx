'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import type { ReviewSummary } from '../../entities.ts';
import { formatRating } from '../../formatting/formatRating.ts';
import { ratingTexts } from '../../data/RatingStars/RatingStars.texts.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Bar, Distribution, Mean, Summary } from './RatingSummary.styles.ts';

export interface RatingSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The mean, 1 to 5; null or 0 when nobody has rated yet. */
  rating: number | null | undefined;
  /** The ratings it comes from. */
  reviews: readonly Pick<ReviewSummary, 'rating'>[];
  /** Written below the mean, such as how many reviews there are. */
  caption?: ReactNode;
}

const levels = [5, 4, 3, 2, 1];

/** The mean rating beside how often each of the five was given. */
export const RatingSummary = forwardRef<HTMLDivElement, RatingSummaryProps>(function RatingSummary(
  { rating, reviews, caption, ...divProps },
  ref,
) {
  const market = useMarket();
  const { labels } = useTexts('Rating', ratingTexts);
  const counts = levels.map(
    (level) => reviews.filter(({ rating: given }) => Math.round(given) === level).length,
  );
  const total = Math.max(1, reviews.length);

  return (
    <Summary {...divProps} ref={ref}>
      <div>
        <Mean>{formatRating(rating, market)}</Mean>
        {caption}
      </div>
      <Distribution>
        {levels.map((level, index) => (
          <div key={level}>
            <dt>{labels[level - 1]}</dt>
            <dd>
              <Bar $share={(counts[index] ?? 0) / total} aria-hidden />
              <span>{formatFigures(counts[index] ?? 0, market.locale, false)}</span>
            </dd>
          </div>
        ))}
      </Distribution>
    </Summary>
  );
});
