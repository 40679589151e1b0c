import { listRefusals } from '../contract/refusal.ts';

/**
 * How offers are refused.
 *
 * @see Specification, errors
 */
export const offerRefusals = listRefusals({
  offerNotFound: [404, 'Offer not found'],
  offerAccepted: [409, 'This offer has been accepted already.'],
  offerDeclined: [409, 'This offer has been declined.'],
  offerWithdrawn: [409, 'The seller has withdrawn this offer.'],
  offerExpired: [409, 'This offer has expired.'],
  offerTaken: [409, 'Somebody else is paying for this offer right now.'],
});

/**
 * How calls of sellers about their offers are refused.
 *
 * @see Specification, errors
 */
export const offerOwnerRefusals = listRefusals({
  tooManyOffers: [400, 'You may have at most {limit} open offers.'],
});
