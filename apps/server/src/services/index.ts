/** @file What others may know of services: what is on the market, and how it is found. */

export { createCards, writeCard } from './createCards.ts';
export { createServiceHandlers } from './serviceHandlers.ts';
export {
  createServiceQueries,
  selectServices,
  type ServiceQueries,
  toPaise,
  toPictures,
  toRupees,
  toSummary,
} from './serviceQueries.ts';
