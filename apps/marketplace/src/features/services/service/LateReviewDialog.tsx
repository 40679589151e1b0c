import { ReviewDialog, type ReviewDialogProps } from '@market/ui';

/** The dialog as a file of its own, which is loaded when somebody reviews. */
export function LateReviewDialog(props: ReviewDialogProps) {
  return <ReviewDialog {...props} />;
}
