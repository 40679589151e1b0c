'use client';

import { forwardRef, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../feedback/Dialog/Dialog.tsx';
import { RatingInput } from '../../inputs/RatingInput/RatingInput.tsx';
import { TextArea } from '../../inputs/TextArea/TextArea.tsx';
import { ReviewForm } from './ReviewDialog.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { reviewDialogTexts } from './ReviewDialog.texts.ts';

/** What somebody enters about a service. */
export interface EnteredReview {
  /** 1 to 5 stars; 0 while none is chosen. */
  rating: number;
  comment: string;
}

export interface ReviewDialogProps extends Omit<
  DialogProps,
  'actions' | 'children' | 'onChange' | 'onSubmit' | 'role' | 'size' | 'title'
> {
  /** What the dialog opens with. Defaults to nothing. */
  defaultReview?: EnteredReview | undefined;
  /** While true the button waits. Defaults to false. */
  isSubmitting?: boolean | undefined;
  /** What is wrong with what was entered. */
  error?: string | undefined;
  /** What is wrong with which field. The focus goes to the first one. */
  errors?: Partial<Record<keyof EnteredReview, string | undefined>> | undefined;
  /** Called with every change, so that what was entered can outlast the dialog. */
  onValueChange?: ((review: EnteredReview) => void) | undefined;
  /** Called with whatever was entered, checked or not. */
  onSubmit: (review: EnteredReview) => void;
}

const nothing: EnteredReview = { rating: 0, comment: '' };

/** Asks for one to five stars and a comment. */
export const ReviewDialog = forwardRef<HTMLDialogElement, ReviewDialogProps>(
  function ReviewDialog(props, ref) {
    const { defaultReview = nothing, isSubmitting, error, errors, ...others } = props;
    const { onValueChange, onSubmit, ...dialogProps } = others;
    const texts = useTexts('ReviewDialog', reviewDialogTexts);
    const formId = useId();

    return (
      <Dialog
        {...dialogProps}
        ref={ref}
        title={texts.title}
        actions={
          <>
            <Button variant="quiet" onClick={dialogProps.onClose}>
              {texts.cancel}
            </Button>
            <Button variant="primary" type="submit" form={formId} isLoading={isSubmitting}>
              {texts.submit}
            </Button>
          </>
        }
      >
        <ReviewFields
          formId={formId}
          defaultReview={defaultReview}
          error={error}
          errors={errors}
          onValueChange={onValueChange}
          onSubmit={onSubmit}
        />
      </Dialog>
    );
  },
);

interface ReviewFieldsProps extends Pick<
  ReviewDialogProps,
  'error' | 'errors' | 'onValueChange' | 'onSubmit'
> {
  formId: string;
  defaultReview: EnteredReview;
}

/** Made anew each time the dialog opens, so that it opens with its defaults. */
function ReviewFields(props: ReviewFieldsProps) {
  const { formId, defaultReview, error, errors, onValueChange, onSubmit } = props;
  const texts = useTexts('ReviewDialog', reviewDialogTexts);
  const [review, setReview] = useState(defaultReview);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const wrong = ':is([aria-invalid="true"] input, textarea[aria-invalid="true"])';
    if (errors) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors]);

  const change = (part: Partial<EnteredReview>) => {
    const changed = { ...review, ...part };
    setReview(changed);
    onValueChange?.(changed);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(review);
  };

  return (
    <ReviewForm ref={form} id={formId} noValidate onSubmit={submit}>
      {error && <Alert tone="negative">{error}</Alert>}
      <RatingInput
        label={texts.rating}
        value={review.rating}
        onValueChange={(rating) => change({ rating })}
        error={errors?.rating}
      />
      <TextArea
        label={texts.comment}
        value={review.comment}
        error={errors?.comment}
        required
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
    </ReviewForm>
  );
}
