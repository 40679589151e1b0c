'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { formatRating } from '../formatting/formatRating.ts';
import { formatReviewCount } from '../formatting/formatReviewCount.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { EmptyStars, FilledStars, Rating, ReviewCount, StarRow } from './RatingStars.styles.ts';
import { starPath } from './starShape.ts';

export interface RatingStarsProps extends ComponentPropsWithoutRef<'span'> {
  /** 1 to 5; 0, null or anything else means that there is none yet. */
  rating: number | null | undefined;
  /** How many reviews it is the mean of; shown as `(126 Reviews)` when given. */
  reviewCount?: number | undefined;
  /** `compact` is one star with the number, for lists. Defaults to `stars`. */
  variant?: 'stars' | 'compact' | undefined;
}

const offsets = [0, 20, 40, 60, 80];

/** How something was rated: shape and number, never colour alone. */
export function RatingStars(props: RatingStarsProps) {
  const { rating, reviewCount, variant = 'stars', ...spanProps } = props;
  const shown = formatRating(rating);
  const share = Math.min(Number(shown) / 5, 1);
  const stars = variant === 'stars' ? offsets : offsets.slice(0, 1);
  const fill = variant === 'stars' ? share : Math.ceil(share);

  return (
    <Rating {...spanProps}>
      <StarRow viewBox={`0 0 ${stars.length * 20} 20`} data-variant={variant} aria-hidden>
        <EmptyStars>{stars.map(drawStar)}</EmptyStars>
        <FilledStars width={stars.length * 20 * fill} height="20">
          {stars.map(drawStar)}
        </FilledStars>
      </StarRow>
      <b>
        <VisuallyHidden>Rating: </VisuallyHidden>
        {shown}
        <VisuallyHidden> of 5</VisuallyHidden>
      </b>
      {reviewCount !== undefined && <ReviewCount>({formatReviewCount(reviewCount)})</ReviewCount>}
    </Rating>
  );
}

const drawStar = (offset: number) => (
  <path key={offset} d={starPath} transform={`translate(${offset})`} />
);
