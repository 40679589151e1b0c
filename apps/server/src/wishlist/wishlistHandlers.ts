import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { ServiceQueries } from '../services/index.ts';
import type { WishlistQueries } from './wishlistQueries.ts';

/** Answers the calls about the wishlist. Other people's items count as not found. */
export const createWishlistHandlers = (wishlist: WishlistQueries, services: ServiceQueries) =>
  ({
    listWishlist: async (_request, person) => {
      const myCartItems = await wishlist.list(person._id);
      return { myCartItems, cartItemsCount: myCartItems.length };
    },

    addToWishlist: async ({ serviceId }, person) => {
      if (await services.isSeller(serviceId, person._id)) {
        throw new CallRefusal(refusals.ownServiceWanted);
      }
      const cart = await wishlist.add(person._id, serviceId);
      if (!cart) throw new CallRefusal(refusals.wantedServiceNotFound);
      return { cart };
    },

    removeFromWishlist: async ({ cartItemId }, person) => {
      const wasRemoved = await wishlist.remove(cartItemId, person._id);
      if (!wasRemoved) throw new CallRefusal(refusals.itemNotFound);
      return { message: 'Removed from your wishlist.' };
    },
  }) satisfies Partial<Handlers>;
