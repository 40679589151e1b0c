import type { MarketClient } from '../client/createMarketClient.ts';
import { ask } from './ask.ts';
import { tagsOf } from './tags.ts';
import type { MarketBuilder } from './tags.ts';

/**
 * The wishlist as queries and mutations. A refused change refreshes too: others may have been
 * shown ahead of their answers meanwhile.
 */
export const createWishlistEndpoints = (build: MarketBuilder, client: MarketClient) => ({
  listWishlist: build.query({
    ...ask(client.listWishlist),
    providesTags: (answer) => [
      'Wishlist',
      ...tagsOf(
        'Service',
        answer?.myCartItems.map(({ service }) => service),
      ),
    ],
  }),
  addToWishlist: build.mutation({
    ...ask(client.addToWishlist),
    invalidatesTags: ['Wishlist'],
  }),
  removeFromWishlist: build.mutation({
    ...ask(client.removeFromWishlist),
    invalidatesTags: ['Wishlist'],
  }),
});
