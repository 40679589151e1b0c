/*
 * The choices, apart from the schemas: code that only names a category need not load what checks
 * one.
 */

/**
 * The four categories of the specification, in the order in which the site names them: what a market
 * begins with, and all that a backend without `getMarket` has.
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
 * In which orders services are listed: `relevance` begins with those that have the keyword in their
 * titles, and without a keyword is `newest`; `rating` weighs the mean by how many have rated;
 * `bestSelling` begins with what was sold most often within the last 90 days.
 *
 * @see Specification, X45
 */
export const serviceSorts = [
  'relevance',
  'newest',
  'priceLow',
  'priceHigh',
  'rating',
  'bestSelling',
] as const;

/**
 * What services can be narrowed down to: so many stars at least, a delivery within so many days, a seller
 * of some level, and prices from each bound to the next, in rupees.
 *
 * @see Specification, X45
 */
export const serviceFacets = {
  rating: [4, 3, 2],
  days: [1, 3, 7, 14, 30],
  level: ['top', 'two', 'one', 'new'],
  priceBounds: [1000, 2500, 5000, 10_000, 25_000],
} as const;

/**
 * The states of an order, in the order in which they happen.
 *
 * @see Specification, K2
 */
export const orderStatuses = ['Processing', 'Delivered'] as const;

/**
 * How far the work on an order is: at first perhaps `requirements`, when the seller has asked something.
 *
 * @see Specification, X25
 */
export const orderStages = [
  'requirements',
  'working',
  'delivered',
  'revision',
  'disputed',
  'completed',
  'cancelled',
] as const;

/**
 * Who moves an order on: one of its sides, the time that has passed, those who run the market, or the provider
 * that charged the card.
 *
 * @see Specification, X25
 */
export const orderActors = ['buyer', 'seller', 'system', 'operator', 'cardProvider'] as const;

/**
 * The payment status of a paid order.
 *
 * @see Specification, K4
 */
export const paidStatus = 'succeeded';

/**
 * The most that a card can be charged at once, in rupees.
 *
 * @see Specification, X20
 */
export const largestPrice = 999_999;

/**
 * How much a service may hold.
 *
 * @see Specification, X16
 */
export const listingLimits = {
  packages: 3,
  extras: 20,
  questions: 15,
  faqs: 10,
  tags: 5,
  languages: 10,
  images: 8,
} as const;
