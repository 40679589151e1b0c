import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about the wishlist are refused.
 *
 * @see Specification, errors
 */
export const wishlistRefusals = listRefusals({
  wantedServiceNotFound: [404, 'Service Not Found!!'],
  ownServiceWanted: [400, 'You cannot keep your own service in your wishlist.'],
  wishlistFull: [400, 'A wishlist holds at most {limit} services.'],
  itemNotFound: [404, 'Item not found'],
});
