import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { wishlistRefusals } from './refusals.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { availabilitySchema } from '../services/listing.ts';
import { orderChoiceSchema, quoteSchema } from '../services/price.ts';
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
  /** What was chosen of it; missing means the first package. */
  choice: z.optional(orderChoiceSchema),
  /** What that costs right now; null when it is no longer offered like this. */
  quote: z.optional(z.nullable(quoteSchema)),
  /** Whether it can be ordered right now; missing where the backend does not know. */
  availability: z.optional(availabilitySchema),
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
   * `GET /cart/getMyCartItems`: lists what the caller keeps for later, the newest first, a page at a
   * time.
   *
   * @see Specification, C17
   */
  listWishlist: call({
    method: 'GET',
    path: '/cart/getMyCartItems',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({
      /** How many there are on all pages. */
      cartItemsCount: z.number(),
      myCartItems: z.array(cartItemSchema),
      ...pageAnswer,
      /**
       * What all of it costs that can be ordered right now, in rupees; missing where everything is answered
       * at once.
       */
      totalPrice: z.optional(z.number()),
      /** How many of them can be ordered right now; missing where the backend does not know. */
      orderableCount: z.optional(z.number()),
    }),
  }),
  /**
   * `GET /cart/item/{serviceId}`: tells whether the caller keeps a service for later, on whichever
   * page of the wishlist, and what they chose of it. Fails with `notFound`. The hosted backend lacks this call.
   *
   * @see Specification, X14
   */
  findInWishlist: call({
    method: 'GET',
    path: '/cart/item/{serviceId}',
    access: 'signedIn',
    request: z.object({ serviceId: idSchema }),
    answer: z.object({
      /** Null when it is not kept. */
      cartItemId: z.nullable(idSchema),
      /** What was chosen of it; missing means the first package. */
      choice: z.optional(orderChoiceSchema),
    }),
    refusals: [wishlistRefusals.wantedServiceNotFound],
  }),
  /**
   * `POST /cart/new/{serviceId}`: keeps a service of somebody else for later. Adding it twice keeps
   * it once, with what was chosen last. Fails with `notFound`, and with `validation` for an own one and beyond a thousand.
   *
   * @see Specification, C18
   */
  addToWishlist: call({
    method: 'POST',
    path: '/cart/new/{serviceId}',
    access: 'signedIn',
    request: z.object({ serviceId: idSchema, choice: z.optional(orderChoiceSchema) }),
    answer: z.object({ cart: cartItemSchema }),
    refusals: [
      wishlistRefusals.ownServiceWanted,
      wishlistRefusals.wantedServiceNotFound,
      wishlistRefusals.wishlistFull,
    ],
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

export const { listWishlist, findInWishlist, addToWishlist, removeFromWishlist } = wishlistCalls;
