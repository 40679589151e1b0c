/** @file What others may know of offers: whether one can be paid for. */

export { type CallOffPayment, createOfferHandlers, refusalOfEnd } from './offerHandlers.ts';
export {
  createOfferQueries,
  type OfferQueries,
  reserveOffer,
  tellAccepted,
} from './offerQueries.ts';
