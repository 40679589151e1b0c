'use client';

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { formatRating } from '../../formatting/formatRating.ts';
import { formatReviewCount } from '../../formatting/formatReviewCount.ts';
import { Rating } from './RatingStars.styles.ts';
import { starPath } from './starShape.ts';

export interface RatingStarsProps extends ComponentPropsWithoutRef<'span'> {
  /** 1 to 5; 0, null or anything else means that there is none yet. */
  rating: number | null | undefined;
  /** The number of reviews behind the mean; shown as `(126 Reviews)` or `(1 Review)` if given. */
  reviewCount?: number | undefined;
  /** What to show instead of the count of reviews. */
  children?: ReactNode;
  /** `compact` is one star with the number, for lists. Defaults to `stars`. */
  variant?: 'stars' | 'compact' | undefined;
}

/** A rating, by shape and number, never by colour alone. */
export function RatingStars(props: RatingStarsProps) {
  const { rating, reviewCount, variant = 'stars', children, ...spanProps } = props;
  const shown = formatRating(rating);
  const share = Math.min(Number(shown) / 5, 1);
  const note = children ?? (reviewCount !== undefined && `(${formatReviewCount(reviewCount)})`);

  return (
    <Rating {...spanProps}>
      {variant === 'stars' ? <StarRow share={share} /> : <OneStar isFilled={share > 0} />}
      <b>
        <span>Rating: </span>
        {shown}
        <span> of 5</span>
      </b>
      {note && <span>{note}</span>}
    </Rating>
  );
}

function OneStar({ isFilled }: { isFilled: boolean }) {
  return (
    <svg viewBox="0 0 20 20" data-filled={isFilled || undefined} aria-hidden>
      <path d={starPath} />
    </svg>
  );
}

const stars = [0, 20, 40, 60, 80].map((offset) => (
  <path key={offset} d={starPath} transform={`translate(${offset})`} />
));

/** Five empty stars under as many filled ones as the share (0 to 1) leaves visible. */
function StarRow({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 20" data-row aria-hidden>
      {stars}
      <svg width={100 * share} height="20">
        {stars}
      </svg>
    </svg>
  );
}
