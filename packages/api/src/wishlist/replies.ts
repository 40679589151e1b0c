import { createId, findService } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import type { CartItem } from './calls.ts';
import { createCartItem, createWishlist } from './samples.ts';

/** How a pretended backend answers the calls about the wishlist. */
export const createWishlistReplies = (market: PretendedMarket) =>
  ({
    listWishlist: () => createWishlist(market.cartItems),
    addToWishlist: ({ serviceId }) => {
      const service = findService(market, serviceId);
      if (!service) return createRefusal('wantedServiceNotFound');
      const isOther = (item: CartItem) => item.service._id !== serviceId;
      const cart = createCartItem({ _id: createId(market, 'item'), service });
      market.cartItems = [cart, ...market.cartItems.filter(isOther)];
      return { cart };
    },
    removeFromWishlist: ({ cartItemId }) => {
      market.cartItems = market.cartItems.filter(({ _id }) => _id !== cartItemId);
      return { message: 'Removed from your wishlist.' };
    },
  }) satisfies Partial<Replies>;
