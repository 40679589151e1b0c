export const errorStateTexts = { retry: 'Try again' };
