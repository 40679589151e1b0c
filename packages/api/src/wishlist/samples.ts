import type { MarketAnswer } from '../contract/contract.ts';
import { createServiceSummary, sampleServices } from '../services/samples.ts';
import type { CartItem } from './calls.ts';
import { isOrderable, sumUpItems } from './sumUpItems.ts';

/**
 * Makes a service that somebody keeps for later.
 *
 * @see Specification, D3
 */
export const createCartItem = (fields: Partial<CartItem> = {}): CartItem => ({
  _id: 'item-brand',
  service: createServiceSummary(),
  ...fields,
});

/**
 * Two things to keep for later.
 *
 * @see Specification, D3
 */
export const sampleCartItems: CartItem[] = sampleServices
  .slice(0, 2)
  .map((service, index) => createCartItem({ _id: `item-${index + 1}`, service }));

/**
 * Makes a wishlist as `listWishlist` answers it.
 *
 * @see Specification, D3
 */
export const createWishlist = (
  myCartItems: CartItem[] = sampleCartItems,
): MarketAnswer<'listWishlist'> => ({
  myCartItems,
  cartItemsCount: myCartItems.length,
  totalPrice: sumUpItems(myCartItems),
  orderableCount: myCartItems.filter(isOrderable).length,
});
