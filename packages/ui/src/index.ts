export * from './entities.ts';
export * from './theme/theme.ts';
export * from './theme/tokens.ts';
export * from './formatting/formatDate.ts';
export * from './formatting/formatPrice.ts';
export * from './formatting/formatRating.ts';
export * from './formatting/formatReviewCount.ts';
