export type * from './contract/index.ts';
export { categories, orderStatuses, paidStatus, priceRange } from './contract/choices.ts';
export { stateOfOrder } from './orders/orderState.ts';
export * from './client/CallError.ts';
export * from './client/createCallClient.ts';
export * from './client/createMarketClient.ts';
