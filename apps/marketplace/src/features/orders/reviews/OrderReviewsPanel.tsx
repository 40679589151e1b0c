import type { Order, OrderReview, OrderReviews } from '@market/api';
import {
  Button,
  type EnteredReview,
  formatDate,
  RatingStars,
  ReviewDialog,
  type ReviewDialogProps,
  Stack,
  useMarket,
} from '@market/ui';
import { type ReactNode, useId, useState } from 'react';
import { toKind, toMessage } from '../../../backend/failure.ts';
import { useReviewOrderMutation } from '../../../backend/market.ts';
import { useDraft } from '../../../drafts/useDraft.ts';
import { showToast } from '../../../shared/toasts.ts';
import { ReportButton } from '../../people/report/ReportButton.tsx';
import type { OrderSide } from '../life/actions.ts';
import { Opinion, ReviewsCard } from './OrderReviewsPanel.styles.ts';
import { texts } from './texts.ts';

interface OrderReviewsPanelProps {
  order: Order;
  reviews: OrderReviews;
  side: OrderSide;
}

/** What the sides of an order think of each other, and a dialog for one’s own opinion. */
export function OrderReviewsPanel({ order, reviews, side }: OrderReviewsPanelProps) {
  const market = useMarket();
  const titleId = useId();
  const other = side === 'buyer' ? order.seller : order.user;
  const name = other?.fullname || texts.nobody;
  const { mine, theirs, until, canWrite } = reviews;
  const day = formatDate(until, market);
  const isPublished = Boolean(mine?.publishedAt ?? theirs);
  const writing = useWriting(order._id, mine);
  const canChange = canWrite && mine !== null;

  return (
    <ReviewsCard forwardedAs="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <h2 id={titleId}>{mine || !canWrite ? texts.title : texts.rate(name)}</h2>
        {!mine && canWrite && <p>{texts.hidden(name, day)}</p>}
        {!mine && !canWrite && <p>{texts.over}</p>}
        {mine && (
          <OpinionOf title={texts.mine} review={mine}>
            {!mine.publishedAt && <small>{texts.waiting(name, day)}</small>}
            {mine.publishedAt && canChange && <small>{texts.changeOnce}</small>}
          </OpinionOf>
        )}
        {canWrite && (
          <div>
            <Button variant={mine ? 'secondary' : 'primary'} onClick={writing.open}>
              {mine ? texts.change : texts.rate(name)}
            </Button>
          </div>
        )}
        {theirs && (
          <OpinionOf title={texts.theirs(name)} review={theirs}>
            {!theirs.removal && (
              <div>
                <ReportButton kind="review" subject={order._id} isOfOrder />
              </div>
            )}
          </OpinionOf>
        )}
        {mine?.publishedAt && !theirs && isPublished && <p>{texts.silent(name)}</p>}
      </Stack>
      {writing.dialog}
    </ReviewsCard>
  );
}

interface OpinionOfProps {
  title: string;
  review: OrderReview;
  children?: ReactNode;
}

function OpinionOf({ title, review, children }: OpinionOfProps) {
  const market = useMarket();
  const { rating, comment, changedAt, removal } = review;
  return (
    <Opinion>
      <h3>{title}</h3>
      {!removal && <RatingStars rating={rating} />}
      {comment && <p>{comment}</p>}
      {removal && (
        <p>
          {texts.removed} {removal}
        </p>
      )}
      {changedAt && <small>{texts.changed(formatDate(changedAt, market))}</small>}
      {children}
    </Opinion>
  );
}

const toEntered = (kept: Record<string, string> | undefined): EnteredReview | undefined =>
  kept && { rating: Number(kept['rating']), comment: kept['comment'] ?? '' };

/** The dialog, which keeps what was entered when it is closed, reloaded, or the session ends. */
function useWriting(id: string, mine: OrderReview | null) {
  const draft = useDraft('#review');
  const [entered, setEntered] = useState(() => toEntered(draft.texts));
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Pick<ReviewDialogProps, 'error' | 'errors'>>();
  const [reviewOrder, { isLoading }] = useReviewOrderMutation();

  const note = (review: EnteredReview) => {
    setProblem(undefined);
    setEntered(review);
    if (review.rating || review.comment) {
      draft.keepTexts({ rating: String(review.rating), comment: review.comment });
    } else draft.finish();
  };
  const submit = async (review: EnteredReview) => {
    const { rating } = review;
    const comment = review.comment.trim();
    if (!rating || !comment) {
      return setProblem({
        error: texts.incomplete,
        errors: {
          rating: rating ? undefined : texts.noRating,
          comment: comment ? undefined : texts.noComment,
        },
      });
    }
    setProblem(undefined);
    const { error } = await reviewOrder({ id, rating, comment });
    if (error && toKind(error) !== 'conflict') return setProblem({ error: toMessage(error) });
    setOpen(false);
    if (error) return showToast({ kind: 'error', message: toMessage(error) });
    setEntered(undefined);
    draft.finish();
    return showToast({ kind: 'success', message: texts.kept });
  };

  return {
    open: () => {
      setProblem(undefined);
      setOpen(true);
    },
    dialog: (
      <ReviewDialog
        isOpen={isOpen}
        defaultReview={
          entered ?? (mine ? { rating: mine.rating, comment: mine.comment } : undefined)
        }
        isSubmitting={isLoading}
        {...problem}
        onClose={() => setOpen(false)}
        onValueChange={note}
        onSubmit={(review) => void submit(review)}
      />
    ),
  };
}
