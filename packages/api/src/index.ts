export type * from './contract/index.ts';
export {
  categories,
  largestPrice,
  listingLimits,
  orderStatuses,
  paidStatus,
  priceRange,
  serviceFacets,
  serviceSorts,
} from './contract/choices.ts';
export { priceChoice } from './services/priceChoice.ts';
export { seenPath } from './analytics/seenPath.ts';
export { readNews } from './notifications/readNews.ts';
export type { News } from './notifications/readNews.ts';
export { toExternalLogIn } from './people/toExternalLogIn.ts';
export { reviewLimits } from './reviews/reviewLimits.ts';
export { orderFileLimits } from './orders/orderFileLimits.ts';
export { stateOfOrder } from './orders/orderState.ts';
export * from './client/CallError.ts';
export * from './client/createAdminClient.ts';
export * from './client/createCallClient.ts';
export * from './client/createMarketClient.ts';
export * from './client/createMemberClient.ts';
