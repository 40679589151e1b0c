import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { ServiceQueries } from '../services/index.ts';
import type { WishlistQueries } from './wishlistQueries.ts';

/** Answers the calls about the wishlist. Other people's items count as not found. */
export const createWishlistHandlers = (wishlist: WishlistQueries, services: ServiceQueries) =>
  ({
    listWishlist: async ({ cursor }, { _id }) => ({
      ...(await wishlist.list(_id, cursor)),
      ...(await wishlist.sumUp(_id)),
    }),

    findInWishlist: async ({ serviceId }, { _id }) => {
      if (!(await services.isOffered(serviceId))) {
        throw new CallRefusal(refusals.wantedServiceNotFound);
      }
      const item = await wishlist.find(_id, serviceId);
      return { cartItemId: item?.id ?? null, ...(item?.choice && { choice: item.choice }) };
    },

    addToWishlist: async ({ serviceId, choice }, person) => {
      if (await services.isSeller(serviceId, person._id)) {
        throw new CallRefusal(refusals.ownServiceWanted);
      }
      const cart = await wishlist.add(person._id, serviceId, choice);
      if (!cart) throw new CallRefusal(refusals.wantedServiceNotFound);
      return { cart };
    },

    removeFromWishlist: async ({ cartItemId }, person) => {
      const wasRemoved = await wishlist.remove(cartItemId, person._id);
      if (!wasRemoved) throw new CallRefusal(refusals.itemNotFound);
      return { message: 'Removed from your wishlist.' };
    },
  }) satisfies Partial<Handlers>;
