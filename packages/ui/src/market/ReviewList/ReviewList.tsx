'use client';

import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { ReviewSummary } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { RatingStars } from '../../data/RatingStars/RatingStars.tsx';
import { RatingSummary } from '../RatingSummary/RatingSummary.tsx';
import { Comment, Reviewer, ReviewPanel, Reviews } from './ReviewList.styles.ts';

export interface ReviewListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  reviews: readonly ReviewSummary[];
  /** The mean of all ratings. Defaults to the mean of the reviews given. */
  rating?: number | null | undefined;
  /** Where the public profile of a reviewer is. */
  hrefForPerson: (personId: string) => string;
  /** What one can do here, such as a button that opens the review dialog. */
  action?: ReactNode;
}

/** All reviews of a service below their mean and distribution, titled `Reviews(N total)`. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, rating = toMean(reviews), hrefForPerson, action, ...panelProps } = props;
  const titleId = useId();

  return (
    <ReviewPanel forwardedAs="section" aria-labelledby={titleId} {...panelProps}>
      <header>
        <RatingSummary
          rating={rating}
          reviews={reviews}
          caption={<h2 id={titleId}>Reviews({reviews.length} total)</h2>}
        />
        {action && <div>{action}</div>}
      </header>
      {reviews.length === 0 ? (
        <p>No reviews yet. Be the first to tell how it went.</p>
      ) : (
        <Reviews>
          {reviews.map((review, index) => (
            <ReviewEntry key={index} review={review} hrefForPerson={hrefForPerson} />
          ))}
        </Reviews>
      )}
    </ReviewPanel>
  );
}

interface ReviewEntryProps {
  review: ReviewSummary;
  hrefForPerson: (personId: string) => string;
}

function ReviewEntry({ review, hrefForPerson }: ReviewEntryProps) {
  const name = review.name || 'Unknown reviewer';
  const href = review.user ? hrefForPerson(review.user._id) : undefined;
  const avatar = <Avatar name={name} picture={review.user?.avatar} size="medium" />;

  return (
    <li>
      {href ? (
        <Link href={href} aria-label={`Profile of ${name}`}>
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
            <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
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
