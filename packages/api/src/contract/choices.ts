/*
 * The choices, apart from the schemas: code that only names a category need not load what checks
 * one.
 */

/**
 * The four categories, in the order in which the site names them.
 *
 * @see Specification, K1
 */
export const categories = [
  'Graphics-And-Design',
  'Game-Development',
  'Web-Programming',
  'Mobile-Apps',
] as const;

/**
 * The cheapest and the dearest price, in rupees, that the list can be narrowed to.
 *
 * @see Specification, K7
 */
export const priceRange = { minimum: 298, maximum: 50_000 } as const;

/**
 * The states of an order, in the order in which they happen.
 *
 * @see Specification, K2
 */
export const orderStatuses = ['Processing', 'Delivered'] as const;

/**
 * The payment status of a paid order.
 *
 * @see Specification, K4
 */
export const paidStatus = 'succeeded';
