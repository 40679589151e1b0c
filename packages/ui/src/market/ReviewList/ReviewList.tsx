'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { ReviewSummary } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { RatingStars } from '../../data/RatingStars/RatingStars.tsx';
import { RatingSummary } from '../RatingSummary/RatingSummary.tsx';
import { Comment, Reviewer, ReviewPanel, Reviews } from './ReviewList.styles.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { reviewListTexts } from './ReviewList.texts.ts';

export interface ReviewListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  reviews: readonly ReviewSummary[];
  /** The mean of all ratings. Defaults to the mean of the reviews given. */
  rating?: number | null | undefined;
  /** How many reviews there are, if those given are a page of them. Defaults to how many are given. */
  total?: number | undefined;
  /** How often 1, 2, 3, 4 and 5 stars were given. Defaults to what the reviews given say. */
  ratingCounts?: readonly number[] | undefined;
  /** Where the public profile of a reviewer is; without it names are plain text. */
  hrefForPerson?: ((personId: string) => string) | undefined;
  /** What one can do here, such as a button that opens the review dialog. */
  action?: ReactNode;
  /** What leads to other pages of reviews, such as a `Pager`. */
  pager?: ReactNode;
}

/** All reviews of a service below their mean and distribution, titled `Reviews(N total)`. */
export const ReviewList = forwardRef<HTMLDivElement, ReviewListProps>(
  function ReviewList(props, ref) {
    const { reviews, rating = toMean(reviews), total = reviews.length, ...others } = props;
    const { ratingCounts, hrefForPerson, action, pager, ...panelProps } = others;
    const { locale } = useMarket();
    const texts = useTexts('ReviewList', reviewListTexts);
    const titleId = useId();

    return (
      <ReviewPanel forwardedAs="section" aria-labelledby={titleId} {...panelProps} ref={ref}>
        <header>
          <RatingSummary
            rating={rating}
            reviews={reviews}
            ratingCounts={ratingCounts}
            caption={<h2 id={titleId}>{texts.title(formatFigures(total, locale, false))}</h2>}
          />
          {action && <div>{action}</div>}
        </header>
        {reviews.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <Reviews>
            {reviews.map((review, index) => (
              <ReviewEntry key={index} review={review} hrefForPerson={hrefForPerson} />
            ))}
          </Reviews>
        )}
        {pager}
      </ReviewPanel>
    );
  },
);

interface ReviewEntryProps {
  review: ReviewSummary;
  hrefForPerson: ReviewListProps['hrefForPerson'];
}

function ReviewEntry({ review, hrefForPerson }: ReviewEntryProps) {
  const market = useMarket();
  const texts = useTexts('ReviewList', reviewListTexts);
  const name = review.name || texts.unknown;
  const href = review.user ? hrefForPerson?.(review.user._id) : undefined;
  const avatar = <Avatar name={name} picture={review.user?.avatar} size="medium" />;

  return (
    <li>
      {href ? (
        <Link href={href} aria-label={texts.profile(name)}>
          {avatar}
        </Link>
      ) : (
        avatar
      )}
      <div>
        <Reviewer>
          {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}
          <RatingStars variant="compact" rating={review.rating} />
          {review.createdAt && (
            <time dateTime={review.createdAt}>{formatDate(review.createdAt, market)}</time>
          )}
        </Reviewer>
        <Comment>{review.comment}</Comment>
      </div>
    </li>
  );
}

const toMean = (reviews: readonly ReviewSummary[]) =>
  reviews.length === 0
    ? null
    : reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
