export const reportDialogTexts = {
  title: 'Report',
  reason: 'What is wrong?',
  text: 'What should we know?',
  textHint:
    'Nobody but those who run the market reads this. Whoever you report does not learn of you.',
  cancel: 'Cancel',
  submit: 'Send report',
};
