export const numberFieldTexts = { less: 'Less', more: 'More' };
