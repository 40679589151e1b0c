import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { wishlistRefusals } from './refusals.ts';
import { personSchema } from '../contract/person.ts';
import { idSchema, picturesSchema, rupeesSchema } from '../contract/values.ts';

/**
 * A service that somebody keeps for later.
 *
 * @see Specification, D3
 */
export const cartItemSchema = z.object({
  _id: idSchema,
  service: z.object({
    _id: idSchema,
    title: z.string(),
    /** In rupees. */
    price: rupeesSchema,
    /** The first one is the cover; at least one. */
    images: picturesSchema,
    /** The owner, as the only entry. Empty when the backend did not say who it is. */
    user: z.array(personSchema),
  }),
});
/**
 * A service that somebody keeps for later.
 *
 * @see Specification, D3
 */
export type CartItem = z.infer<typeof cartItemSchema>;

/**
 * The calls about the wishlist.
 *
 * @see Specification, calls
 */
export const wishlistCalls = {
  /**
   * `GET /cart/getMyCartItems`: lists what the caller keeps for later, the newest first.
   *
   * @see Specification, C17
   */
  listWishlist: call({
    method: 'GET',
    path: '/cart/getMyCartItems',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ cartItemsCount: z.number(), myCartItems: z.array(cartItemSchema) }),
  }),
  /**
   * `POST /cart/new/{serviceId}`: keeps a service of somebody else for later. Adding it twice keeps
   * it once. Fails with `notFound`, and with `validation` for an own one.
   *
   * @see Specification, C18
   */
  addToWishlist: call({
    method: 'POST',
    path: '/cart/new/{serviceId}',
    access: 'signedIn',
    request: z.object({ serviceId: idSchema }),
    answer: z.object({ cart: cartItemSchema }),
    refusals: [wishlistRefusals.ownServiceWanted, wishlistRefusals.wantedServiceNotFound],
    isRepeatable: true,
  }),
  /**
   * `DELETE /cart/deleteCartItem/{cartItemId}`: drops one item from the wishlist of the caller.
   * Fails with `notFound`.
   *
   * @see Specification, C19
   */
  removeFromWishlist: call({
    method: 'DELETE',
    path: '/cart/deleteCartItem/{cartItemId}',
    access: 'signedIn',
    request: z.object({ cartItemId: idSchema }),
    answer: z.object({ message: z.string() }),
    refusals: [wishlistRefusals.itemNotFound],
  }),
};

export const { listWishlist, addToWishlist, removeFromWishlist } = wishlistCalls;
