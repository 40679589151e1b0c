import { createId, findService } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { priceChoice } from '../services/priceChoice.ts';
import { listingOf } from '../services/replies.ts';
import { createCartItem, createWishlist } from './samples.ts';

/** How a pretended backend answers the calls about the wishlist. */
export const createWishlistReplies = (market: PretendedMarket) =>
  ({
    listWishlist: ({ cursor }) => {
      const { page, cursors } = pageOf(market.cartItems, cursor);
      return { ...createWishlist(market.cartItems), myCartItems: page, ...cursors };
    },
    findInWishlist: ({ serviceId }) => {
      if (!findService(market, serviceId)) return createRefusal('wantedServiceNotFound');
      const item = market.cartItems.find(({ service }) => service._id === serviceId);
      return { cartItemId: item?._id ?? null, ...(item?.choice && { choice: item.choice }) };
    },
    addToWishlist: ({ serviceId, choice }) => {
      const service = findService(market, serviceId);
      if (!service) return createRefusal('wantedServiceNotFound');
      const known = market.cartItems.find((item) => item.service._id === serviceId);
      const price = choice && priceChoice(listingOf(service), choice);
      const quote = typeof price === 'string' ? null : price;
      const chosen = choice && { choice, quote };
      const _id = known?._id ?? createId(market, 'item');
      const cart = createCartItem({ _id, service, ...chosen });
      market.cartItems = known
        ? market.cartItems.map((item) => (item === known ? cart : item))
        : [cart, ...market.cartItems];
      return { cart };
    },
    removeFromWishlist: ({ cartItemId }) => {
      market.cartItems = market.cartItems.filter(({ _id }) => _id !== cartItemId);
      return { message: 'Removed from your wishlist.' };
    },
  }) satisfies Partial<Replies>;
