import type { Service } from '@market/api';
import type { ReviewChoice } from '@market/ui';
import { useListReviewsQuery } from '../../../backend/market.ts';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { withFirstPage } from '../../../shared/QueryView.tsx';
import { isWhole, readReviewChoice, writeReviewChoice } from './reviewChoice.ts';

/**
 * The page of reviews that the address shows. The first one of all comes with the service.
 *
 * @param canChoose Whether the backend knows how to narrow them.
 */
export function useReviews({ _id: id, reviews, nextReviews }: Service, canChoose: boolean) {
  const { cursor } = useCursor('reviews');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = readReviewChoice(search);
  const isChosen = canChoose && !isWhole(wanted);
  const { sort, stars, isVerified } = wanted;
  const wish = isChosen
    ? { sort, ...(stars !== null && { stars }), ...(isVerified && { verified: true }) }
    : {};
  const isAsked = cursor !== undefined || isChosen;
  const others = useListReviewsQuery({ id, cursor, ...wish }, { skip: !isAsked });
  const first = { reviews, nextCursor: nextReviews, previousCursor: null };
  return {
    query: withFirstPage(first, others, isAsked),
    choice: wanted,
    choose: (choice: ReviewChoice) =>
      void navigate(`${pathname}${writeReviewChoice(search, choice)}`, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
