export const alertTexts = { dismiss: 'Dismiss' };
