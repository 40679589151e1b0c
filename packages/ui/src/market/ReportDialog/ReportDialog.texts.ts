export const reportDialogTexts = {
  title: 'Report',
  reason: 'What is wrong?',
  text: 'What should we know?',
  textHint:
    'Only those who run the market read this. The person you report does not learn who you are.',
  cancel: 'Cancel',
  submit: 'Send report',
};
