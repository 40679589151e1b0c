/** @file What others may know of the wishlist. */

export { createWishlistHandlers } from './wishlistHandlers.ts';
export { createWishlistQueries } from './wishlistQueries.ts';
