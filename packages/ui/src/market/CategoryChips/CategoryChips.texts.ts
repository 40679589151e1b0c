export const categoryChipsTexts = { label: 'Categories' };
