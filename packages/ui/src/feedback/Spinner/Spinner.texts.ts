export const spinnerTexts = { label: 'Loading' };
