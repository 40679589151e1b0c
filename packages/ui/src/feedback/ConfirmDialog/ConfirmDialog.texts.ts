export const confirmDialogTexts = { cancel: 'Cancel' };
