import { CallRefusal } from '../http/CallRefusal.ts';
import type { Handlers } from '../Handlers.ts';
import type { WishlistQueries } from '../queries/wishlistQueries.ts';

/** Answers the calls about the wishlist. Other people's items count as not found. */
export const createWishlistHandlers = (wishlist: WishlistQueries) =>
  ({
    listWishlist: async (_request, person) => {
      const myCartItems = await wishlist.list(person._id);
      return { myCartItems, cartItemsCount: myCartItems.length };
    },

    addToWishlist: async ({ serviceId }, person) => {
      const cart = await wishlist.add(person._id, serviceId);
      if (!cart) throw new CallRefusal(404, 'Service Not Found!!');
      return { cart };
    },

    removeFromWishlist: async ({ cartItemId }, person) => {
      const wasRemoved = await wishlist.remove(cartItemId, person._id);
      if (!wasRemoved) throw new CallRefusal(404, 'Item not found');
      return { message: 'Removed from your wishlist.' };
    },
  }) satisfies Partial<Handlers>;
