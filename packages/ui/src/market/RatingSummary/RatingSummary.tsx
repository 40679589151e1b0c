'use client';

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ReviewSummary } from '../../entities.ts';
import { formatRating } from '../../formatting/formatRating.ts';
import { ratingLabels } from '../../data/RatingStars/starShape.ts';
import { Bar, Distribution, Mean, Summary } from './RatingSummary.styles.ts';

export interface RatingSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The mean, 1 to 5; null or 0 when nobody has rated yet. */
  rating: number | null | undefined;
  /** The ratings it comes from. */
  reviews: readonly Pick<ReviewSummary, 'rating'>[];
  /** Written below the mean, such as how many reviews there are. */
  caption?: ReactNode;
}

const levels = ratingLabels.map((label, index) => ({ rating: index + 1, label })).toReversed();

/** The mean rating beside how often each of the five was given. */
export function RatingSummary({ rating, reviews, caption, ...divProps }: RatingSummaryProps) {
  const counts = levels.map(
    (level) => reviews.filter((review) => Math.round(review.rating) === level.rating).length,
  );
  const total = Math.max(1, reviews.length);

  return (
    <Summary {...divProps}>
      <div>
        <Mean>{formatRating(rating)}</Mean>
        {caption}
      </div>
      <Distribution>
        {levels.map(({ label }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Bar $share={(counts[index] ?? 0) / total} aria-hidden />
              <span>{counts[index]}</span>
            </dd>
          </div>
        ))}
      </Distribution>
    </Summary>
  );
}
