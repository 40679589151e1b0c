export const passwordFieldTexts = { show: 'Show what is typed', hide: 'Hide what is typed' };
