export const searchFieldTexts = { submit: 'Search' };
