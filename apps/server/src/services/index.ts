/** @file What others may know of services: what is on the market, and how it is found. */

export { createCards, writeCard } from './createCards.ts';
export { createDraftHandlers } from './draftHandlers.ts';
export { createDraftQueries } from './draftQueries.ts';
export { type CheckCategory, createServiceHandlers } from './serviceHandlers.ts';
export {
  createServiceQueries,
  type Sellable,
  selectServices,
  type ServiceQueries,
  toPictures,
  toSummary,
} from './serviceQueries.ts';
export { type Promises, toListing, toPaise, toRupees, toStored } from './storedListing.ts';
