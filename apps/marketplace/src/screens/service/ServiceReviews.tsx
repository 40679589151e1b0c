import type { Service } from '@market/api';
import { Button, ReviewList } from '@market/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toMessage } from '../../shared/failure.ts';
import { type LogInState, toPath } from '../../shared/logInState.ts';
import { useReviewServiceMutation } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { showToast } from '../../shared/toasts.ts';

/** Few visitors review: the others need not load it. */
const ReviewDialog = lazy(async () => ({
  default: (await import('./LateReviewDialog.tsx')).LateReviewDialog,
}));

interface ServiceReviewsProps {
  service: Service;
}

/** What people think of a service, and a dialog for one's own opinion. */
export function ServiceReviews({ service }: ServiceReviewsProps) {
  const { _id: serviceId, ratings, reviews } = service;
  // Undefined until the dialog is wanted for the first time.
  const [isReviewing, setIsReviewing] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  const [reviewService, { isLoading }] = useReviewServiceMutation();
  const { status } = useSession();
  const location = useLocation();
  const navigate = useNavigate();

  const open = () => {
    if (status === 'signedOut') {
      const state: LogInState = {
        returnTo: toPath(location),
        reason: 'Please log in to review this service.',
      };
      void navigate(paths.logIn, { state });
      return;
    }
    setProblem(undefined);
    setIsReviewing(true);
  };

  const submit = async (review: { rating: number; comment: string }) => {
    const comment = review.comment.trim();
    if (!review.rating || !comment) return setProblem('please enter all fields!');

    setProblem(undefined);
    const { error } = await reviewService({ serviceId, rating: review.rating, comment });
    if (error) return setProblem(toMessage(error));
    setIsReviewing(false);
    showToast({ kind: 'success', message: 'Review Updated' });
  };

  return (
    <>
      <ReviewList
        reviews={reviews}
        rating={ratings}
        hrefForPerson={paths.person}
        action={<Button onClick={open}>Submit Review</Button>}
      />
      {isReviewing !== undefined && (
        <Suspense>
          <ReviewDialog
            isOpen={isReviewing}
            isSubmitting={isLoading}
            error={problem}
            onClose={() => setIsReviewing(false)}
            onSubmit={(review) => void submit(review)}
          />
        </Suspense>
      )}
    </>
  );
}
