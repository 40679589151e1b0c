export * from './createAdminApi.ts';
export * from './createClientState.ts';
export * from './createMarketApi.ts';
export * from './createPrefetch.ts';
export type { LoadedUser } from '../people/endpoints.ts';
export { tagsOfNews } from '../notifications/tagsOfNews.ts';
export type { MarketState } from './createEndpoints.ts';
export type { CallErrorKind, CallFailure } from '../client/CallError.ts';
