/** @file What others may know of services: what is on the market, and how it is found. */

export { createCards, writeCard } from './createCards.ts';
export { createDiscoveryHandlers } from './discoveryHandlers.ts';
export { createDraftHandlers } from './draftHandlers.ts';
export { createDraftQueries } from './draftQueries.ts';
export { createServiceDeskHandlers } from './serviceDeskHandlers.ts';
export { createServiceHandlers, toQuestion } from './serviceHandlers.ts';
export {
  createServiceQueries,
  findAvailabilities,
  type Sellable,
  selectAvailability,
  selectServices,
  type ServiceQueries,
  toPictures,
  toSummary,
} from './serviceQueries.ts';
export { type FindPromises, toListing, toStored, usualPromises } from './storedListing.ts';
export { toAvailability } from './toAvailability.ts';
export { selectReviews, toReview } from './reviewLists.ts';
export {
  changeVoice,
  lockService,
  raiseVoice,
  setVoice,
  silenceVoice,
  type Silencing,
} from './voices.ts';
