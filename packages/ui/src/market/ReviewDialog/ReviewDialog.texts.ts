export const reviewDialogTexts = {
  title: 'Submit Review',
  rating: 'Rating',
  comment: 'Comment',
  cancel: 'Cancel',
  submit: 'Submit',
};
