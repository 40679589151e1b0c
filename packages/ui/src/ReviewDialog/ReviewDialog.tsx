'use client';

import { type FormEvent, useId, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { RatingInput } from '../RatingInput/RatingInput.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { ReviewForm } from './ReviewDialog.styles.ts';

export interface ReviewDialogProps {
  isOpen: boolean;
  /** While true the button waits. Defaults to false. */
  isSubmitting?: boolean | undefined;
  /** What is wrong with what was entered. */
  error?: string | undefined;
  onClose: () => void;
  /** Told whatever was entered, checked or not: a rating of 0 means that none was chosen. */
  onSubmit: (review: { rating: number; comment: string }) => void;
}

/** Asks for one to five stars and a comment. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { isOpen, isSubmitting, error, onClose, onSubmit } = props;
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
      <ReviewFields formId={formId} error={error} onSubmit={onSubmit} />
    </Dialog>
  );
}

interface ReviewFieldsProps extends Pick<ReviewDialogProps, 'error' | 'onSubmit'> {
  formId: string;
}

/** Made anew each time the dialog opens, so that it opens empty. */
function ReviewFields({ formId, error, onSubmit }: ReviewFieldsProps) {
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');

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
