/*
 * What there is to choose from, apart from the schemas: who only names a category need not load
 * what checks one.
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
 * What an order can be, in the order in which it happens.
 *
 * @see Specification, K2
 */
export const orderStatuses = ['Processing', 'Delivered'] as const;

/**
 * The payment status of an order that has been paid.
 *
 * @see Specification, K4
 */
export const paidStatus = 'succeeded';
