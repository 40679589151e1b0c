import type { Service } from '@market/api';
import { Button, type EnteredReview, ReviewList } from '@market/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraft } from '../../shared/drafts/useDraft.ts';
import { toKind, toMessage } from '../../shared/failure.ts';
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

const toReview = (texts: Record<string, string> | undefined): EnteredReview | undefined =>
  texts && { rating: Number(texts['rating']), comment: texts['comment'] ?? '' };

/** What people think of a service, and a dialog for one's own opinion. */
export function ServiceReviews({ service }: ServiceReviewsProps) {
  const { _id: serviceId, ratings, reviews } = service;
  // Undefined until somebody has opened it.
  const [isOpen, setIsOpen] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  const [reviewService, { isLoading }] = useReviewServiceMutation();
  const { status } = useSession();
  const draft = useDraft();
  const location = useLocation();
  const navigate = useNavigate();

  // It opens by itself where a session has ended over it.
  const begun = isOpen === undefined && status === 'signedIn' ? toReview(draft.texts) : undefined;

  const askToLogIn = (reason: string) => {
    const state: LogInState = { returnTo: toPath(location), reason };
    void navigate(paths.logIn, { state });
  };

  const open = () => {
    if (status === 'signedOut') return askToLogIn('Please log in to review this service.');
    setProblem(undefined);
    setIsOpen(true);
  };
  const close = () => {
    draft.finish();
    setIsOpen(false);
  };

  const submit = async ({ rating, comment: entered }: EnteredReview) => {
    const comment = entered.trim();
    if (!rating || !comment) return setProblem('please enter all fields!');

    setProblem(undefined);
    const { error } = await reviewService({ serviceId, rating, comment });
    if (error && toKind(error) === 'unauthorized') {
      draft.keepTexts({ rating: String(rating), comment: entered });
      return askToLogIn('Your session has ended. What you had entered is kept.');
    }
    if (error) return setProblem(toMessage(error));
    close();
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
      {(isOpen !== undefined || begun) && (
        <Suspense>
          <ReviewDialog
            isOpen={isOpen ?? true}
            defaultReview={begun}
            isSubmitting={isLoading}
            error={problem}
            onClose={close}
            onSubmit={(review) => void submit(review)}
          />
        </Suspense>
      )}
    </>
  );
}
