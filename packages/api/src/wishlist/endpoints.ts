import type { Ask } from '../redux/createAsk.ts';
import { tagsOf } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/**
 * The wishlist as queries and mutations. A refused change refreshes too: others may have been
 * shown ahead of their answers meanwhile.
 */
export const createWishlistEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listWishlist: build.query({
    ...ask('listWishlist'),
    providesTags: (answer) => [
      'Wishlist',
      ...tagsOf(
        'Service',
        answer?.myCartItems.map(({ service }) => service),
      ),
    ],
  }),
  findInWishlist: build.query({ ...ask('findInWishlist'), providesTags: ['Wishlist'] }),
  addToWishlist: build.mutation({
    ...ask('addToWishlist'),
    invalidatesTags: ['Wishlist'],
  }),
  removeFromWishlist: build.mutation({
    ...ask('removeFromWishlist'),
    invalidatesTags: ['Wishlist'],
  }),
});
