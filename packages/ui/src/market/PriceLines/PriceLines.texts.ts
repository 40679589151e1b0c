export const priceLinesTexts = { total: 'Total', empty: 'Nothing is chosen yet.' };
