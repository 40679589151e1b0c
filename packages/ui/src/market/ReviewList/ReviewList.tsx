'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { ReviewSummary } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { RatingStars } from '../../data/RatingStars/RatingStars.tsx';
import { RatingSummary } from '../RatingSummary/RatingSummary.tsx';
import { VerifiedMark } from '../VerifiedMark/VerifiedMark.tsx';
import {
  Actions,
  Comment,
  Removal,
  Reply,
  Reviewer,
  ReviewPanel,
  Reviews,
} from './ReviewList.styles.ts';
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
  /** Titles them in place of their mean, such as the reviews of a person. Defaults to none. */
  heading?: string | undefined;
  /** The stars by which reviews are chosen; null for all of them. */
  stars?: number | null | undefined;
  /** Lets people choose a rating; pressed again, it gives null. */
  onStarsChange?: ((stars: number | null) => void) | undefined;
  /** What narrows the list, such as `ReviewFilters`. */
  filters?: ReactNode;
  /** What can be done about a review, such as a `HelpfulButton` and a `ReplyForm`. */
  actionsFor?: ((review: ReviewSummary, index: number) => ReactNode) | undefined;
  /** What leads to other pages of reviews, such as a `Pager`. */
  pager?: ReactNode;
}

/** All reviews of a service below their mean and distribution, titled `Reviews(N total)`. */
export const ReviewList = forwardRef<HTMLDivElement, ReviewListProps>(
  function ReviewList(props, ref) {
    const { reviews, rating = toMean(reviews), total = reviews.length, ...others } = props;
    const { ratingCounts, hrefForPerson, action, pager, ...more } = others;
    const { heading, stars, onStarsChange, filters, actionsFor, ...panelProps } = more;
    const { locale } = useMarket();
    const texts = useTexts('ReviewList', reviewListTexts);
    const titleId = useId();

    return (
      <ReviewPanel forwardedAs="section" aria-labelledby={titleId} {...panelProps} ref={ref}>
        <header>
          {heading ? (
            <h2 id={titleId} data-alone>
              {heading}
            </h2>
          ) : (
            <RatingSummary
              rating={rating}
              reviews={reviews}
              ratingCounts={ratingCounts}
              stars={stars}
              onStarsChange={onStarsChange}
              caption={<h2 id={titleId}>{texts.title(formatFigures(total, locale, false))}</h2>}
            />
          )}
          {action && <div>{action}</div>}
        </header>
        {filters}
        {reviews.length === 0 ? (
          <p role="status">{total > 0 ? texts.noneMatching : texts.empty}</p>
        ) : (
          <Reviews>
            {reviews.map((review, index) => (
              <ReviewEntry
                key={index}
                review={review}
                hrefForPerson={hrefForPerson}
                actions={actionsFor?.(review, index)}
              />
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
  actions: ReactNode;
}

function ReviewEntry({ review, hrefForPerson, actions }: ReviewEntryProps) {
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
          {!review.removal && <RatingStars variant="compact" rating={review.rating} />}
          {review.isVerified && <VerifiedMark ordersCount={review.ordersCount} />}
          {review.createdAt && (
            <time dateTime={review.createdAt}>{formatDate(review.createdAt, market)}</time>
          )}
          {review.changedAt && (
            <time dateTime={review.changedAt}>
              {texts.changed} {formatDate(review.changedAt, market)}
            </time>
          )}
        </Reviewer>
        {review.removal ? (
          <Removal>
            {texts.removed} {review.removal}
          </Removal>
        ) : (
          <Comment>{review.comment}</Comment>
        )}
        {review.reply && (
          <Reply>
            <Reviewer>
              <b>{texts.reply}</b>
              <time dateTime={review.reply.createdAt}>
                {formatDate(review.reply.createdAt, market)}
              </time>
            </Reviewer>
            <Comment>{review.reply.text}</Comment>
          </Reply>
        )}
        {actions && <Actions>{actions}</Actions>}
      </div>
    </li>
  );
}

const toMean = (reviews: readonly ReviewSummary[]) =>
  reviews.length === 0
    ? null
    : reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
