import { ReviewDialog, type ReviewDialogProps } from '@market/ui';

/** The dialog, in a file of its own that loads when somebody reviews. */
export function LateReviewDialog(props: ReviewDialogProps) {
  return <ReviewDialog {...props} />;
}
