export const ratingHistogramTexts = { label: 'Ratings' };
