'use client';

import { type FormEvent, useId, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { RatingInput } from '../RatingInput/RatingInput.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { ReviewForm } from './ReviewDialog.styles.ts';

/** What somebody enters about a service. */
export interface EnteredReview {
  /** 1 to 5 stars; 0 while none is chosen. */
  rating: number;
  comment: string;
}

export interface ReviewDialogProps {
  isOpen: boolean;
  /** What the dialog opens with. Defaults to nothing. */
  defaultReview?: EnteredReview | undefined;
  /** While true the button waits. Defaults to false. */
  isSubmitting?: boolean | undefined;
  /** What is wrong with what was entered. */
  error?: string | undefined;
  onClose: () => void;
  /** Told whatever was entered, checked or not. */
  onSubmit: (review: EnteredReview) => void;
}

const nothing: EnteredReview = { rating: 0, comment: '' };

/** Asks for one to five stars and a comment. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { isOpen, defaultReview = nothing, isSubmitting, error, onClose, onSubmit } = props;
  const formId = useId();

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Submit Review"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isLoading={isSubmitting}>
            Submit
          </Button>
        </>
      }
    >
      <ReviewFields
        formId={formId}
        defaultReview={defaultReview}
        error={error}
        onSubmit={onSubmit}
      />
    </Dialog>
  );
}

interface ReviewFieldsProps extends Pick<ReviewDialogProps, 'error' | 'onSubmit'> {
  formId: string;
  defaultReview: EnteredReview;
}

/** Made anew each time the dialog opens, so that it opens with its defaults. */
function ReviewFields({ formId, defaultReview, error, onSubmit }: ReviewFieldsProps) {
  const [rating, setRating] = useState(defaultReview.rating);
  const [comment, setComment] = useState(defaultReview.comment);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ rating, comment });
  };

  return (
    <ReviewForm id={formId} noValidate onSubmit={submit}>
      {error && <Alert tone="negative">{error}</Alert>}
      <RatingInput label="Rating" value={rating} onChange={setRating} />
      <TextArea
        label="Comment"
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </ReviewForm>
  );
}
