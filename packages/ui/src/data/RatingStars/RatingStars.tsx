'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { cutRating, formatRating } from '../../formatting/formatRating.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { Rating } from './RatingStars.styles.ts';
import { starPath } from './starShape.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ratingTexts } from './RatingStars.texts.ts';

export interface RatingStarsProps extends ComponentPropsWithRef<'span'> {
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
export const RatingStars = forwardRef<HTMLSpanElement, RatingStarsProps>(
  function RatingStars(props, ref) {
    const { rating, reviewCount, variant = 'stars', children, ...spanProps } = props;
    const market = useMarket();
    const texts = useTexts('Rating', ratingTexts);
    const share = Math.min(cutRating(rating) / 5, 1);
    const count = reviewCount !== undefined && formatFigures(reviewCount, market.locale, false);
    const note = children ?? (count && `(${texts.reviews(Number(reviewCount), count)})`);

    return (
      <Rating {...spanProps} ref={ref}>
        {variant === 'stars' ? <StarRow share={share} /> : <OneStar isFilled={share > 0} />}
        <b>
          <span>{texts.before}</span>
          {formatRating(rating, market)}
          <span>{texts.after}</span>
        </b>
        {note && <span>{note}</span>}
      </Rating>
    );
  },
);

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
