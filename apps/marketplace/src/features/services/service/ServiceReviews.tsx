import type { Service } from '@market/api';
import {
  Button,
  type EnteredReview,
  LinkButton,
  type ReviewDialogProps,
  ReviewFilters,
  ReviewList,
} from '@market/ui';
import { lazy, Suspense, useState } from 'react';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useLocation } from '../../../routing/router.ts';
import { useDraft } from '../../../drafts/useDraft.ts';
import { toKind, toMessage } from '../../../backend/failure.ts';
import { useGetMyReviewQuery, useReviewServiceMutation } from '../../../backend/market.ts';
import { paths, reviewHash } from '../../../routing/paths.ts';
import { useSession, useSignedInPerson } from '../../people/session.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { showToast } from '../../../shared/toasts.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { useAskToLogIn } from '../../people/useAskToLogIn.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewsPlace } from './ServiceScreen.styles.ts';
import { useReviews } from './useReviews.ts';
import { texts } from './texts.ts';

/** Few visitors write a review; the others need not load it. */
const ReviewDialog = lazy(async () => ({
  default: (await import('./LateReviewDialog.tsx')).LateReviewDialog,
}));

const reviewsId = 'reviews';

interface ServiceReviewsProps {
  service: Service;
  /** Whether the person here offers it: nobody reviews their own service. */
  isOwn: boolean;
}

const toReview = (kept: Record<string, string> | undefined): EnteredReview | undefined =>
  kept && { rating: Number(kept['rating']), comment: kept['comment'] ?? '' };

/** The draft also tells whether the dialog is open, so that a reload finds it as it was. */
const toTexts = ({ rating, comment }: EnteredReview, isOpen: boolean) => ({
  rating: String(rating),
  comment,
  isOpen: String(isOpen),
});

/** What people think of a service, and a dialog for one's own opinion. */
export function ServiceReviews({ service, isOwn }: ServiceReviewsProps) {
  const { _id: serviceId, ratings, numOfReviews, ratingCounts } = service;
  const { market, hasFeature } = useMarketSettings();
  const isRich = hasFeature('verifiedReviews');
  const { query, choice, choose } = useReviews(service, isRich);
  // Undefined until somebody has opened it.
  const [isOpen, setIsOpen] = useState<boolean>();
  const [problem, setProblem] = useState<Pick<ReviewDialogProps, 'error' | 'errors'>>();
  const [reviewService, { isLoading }] = useReviewServiceMutation();
  const { status } = useSession();
  const person = useSignedInPerson();
  const mine = useGetMyReviewQuery(
    { id: serviceId },
    { skip: !isRich || status !== 'signedIn' },
  ).data;
  const draft = useDraft();
  const { hash } = useLocation();
  // Closed by a press beside it, the dialog opens again with what had been entered.
  const [entered, setEntered] = useState(() => toReview(draft.texts));
  const askToLogIn = useAskToLogIn();

  // It opens by itself if the session ended while it was open, and for buyers who come from an
  // order.
  const isWanted = draft.texts?.['isOpen'] === 'true' || hash === reviewHash;
  const isBegun = isOpen === undefined && status === 'signedIn' && !isOwn && isWanted;

  const open = () => {
    if (status === 'signedOut') {
      return askToLogIn({ reason: texts.review.logIn });
    }
    setProblem(undefined);
    setIsOpen(true);
  };
  const close = () => {
    if (draft.isKept() && entered) draft.keepTexts(toTexts(entered, false));
    setIsOpen(false);
  };
  const note = (review: EnteredReview) => {
    setProblem(undefined);
    setEntered(review);
    if (review.rating || review.comment) draft.keepTexts(toTexts(review, true));
    else draft.finish();
  };

  const submit = async (review: EnteredReview) => {
    const { rating } = review;
    const comment = review.comment.trim();
    if (!rating || !comment) {
      return setProblem({
        error: texts.review.incomplete,
        errors: {
          rating: rating ? undefined : texts.review.noRating,
          comment: comment ? undefined : texts.review.noComment,
        },
      });
    }

    setProblem(undefined);
    const { data, error } = await reviewService({ serviceId, rating, comment });
    if (error && toKind(error) === 'unauthorized') {
      draft.keepTexts(toTexts(review, true));
      return askToLogIn({ reason: texts.review.sessionEnded });
    }
    if (error) return setProblem({ error: toMessage(error) });
    setEntered(undefined);
    draft.finish();
    setIsOpen(false);
    showToast({ kind: 'success', message: data?.message ?? texts.review.saved });
  };

  /** How one’s own opinion is given: hidden at first where it is about an order. */
  const renderWay = () => {
    if (mine?.order) {
      return <LinkButton href={paths.order(mine.order)}>{texts.review.order}</LinkButton>;
    }
    if (mine?.canReview === false) {
      return market?.reviews?.openTo === 'buyers' && <p>{texts.review.buyersOnly}</p>;
    }
    return <Button onClick={open}>{texts.review.write}</Button>;
  };
  const renderActions = (review: Service['reviews'][number] | undefined) => {
    const writerId = review?.user?._id;
    if (!review || !writerId || review.removal || writerId === person?._id) return null;
    return (
      <ReviewActions
        serviceId={serviceId}
        review={review}
        writerId={writerId}
        isOwn={isOwn}
        isHelpful={mine?.helpful.includes(writerId) ?? false}
      />
    );
  };

  return (
    <>
      <ReviewsPlace>
        <QueryView
          query={query}
          loading={null}
          waiting={texts.reviews.waiting}
          failure={texts.reviews.failure}
        >
          {(page) => (
            <ReviewList
              id={reviewsId}
              reviews={page.reviews}
              rating={ratings}
              total={ratingCounts && numOfReviews}
              ratingCounts={ratingCounts}
              hrefForPerson={paths.person}
              stars={choice.stars}
              onStarsChange={isRich ? (stars) => choose({ ...choice, stars }) : undefined}
              filters={
                isRich &&
                numOfReviews > 0 && <ReviewFilters value={choice} onValueChange={choose} />
              }
              actionsFor={
                isRich ? (_shown, index) => renderActions(page.reviews[index]) : undefined
              }
              action={!isOwn && renderWay()}
              pager={<ListPager page={page} name="reviews" start={`#${reviewsId} h2`} />}
            />
          )}
        </QueryView>
      </ReviewsPlace>
      {(isOpen !== undefined || isBegun) && (
        <Suspense>
          <ReviewDialog
            isOpen={isOpen ?? true}
            defaultReview={entered}
            isSubmitting={isLoading}
            {...problem}
            onClose={close}
            onValueChange={note}
            onSubmit={(review) => void submit(review)}
          />
        </Suspense>
      )}
    </>
  );
}
