'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { formatRating } from '../formatting/formatRating.ts';
import { formatReviewCount } from '../formatting/formatReviewCount.ts';
import { starPath } from '../RatingStars/starShape.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Figure } from './RatingFigure.styles.ts';

export interface RatingFigureProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** 1 to 5; null or 0 when nobody has rated yet. */
  rating: number | null | undefined;
  /** How many rated; left out when not given. */
  reviewCount?: number | null | undefined;
}

/** A rating in one line: a star, the first three characters, and from how many it comes. */
export function RatingFigure({ rating, reviewCount, ...spanProps }: RatingFigureProps) {
  return (
    <Figure {...spanProps}>
      <svg viewBox="0 0 20 20" aria-hidden>
        <path d={starPath} />
      </svg>
      <VisuallyHidden>Rating </VisuallyHidden>
      <b>{formatRating(rating)}</b>
      {reviewCount !== undefined && <span>({formatReviewCount(reviewCount)})</span>}
    </Figure>
  );
}
