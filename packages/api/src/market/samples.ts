import { categories, listingLimits } from '../contract/choices.ts';
import type { Market } from './calls.ts';

/**
 * Makes what its owner has set a market to be.
 *
 * @see Specification, X15
 */
export const createMarket = (fields: Partial<Market> = {}): Market => ({
  name: null,
  logo: null,
  features: {
    packages: true,
    offers: true,
    coupons: true,
    away: true,
    files: true,
    messages: true,
    notifications: false,
    live: false,
  },
  categories: categories.map((slug) => ({ slug, name: slug })),
  currency: { code: 'INR', prefix: 'Rs.', minorUnits: 2 },
  orders: { deliveryDays: 7, revisions: 1 },
  limits: {
    services: 1000,
    drafts: 20,
    packages: listingLimits.packages,
    extras: listingLimits.extras,
    questions: listingLimits.questions,
    faqs: listingLimits.faqs,
    tags: listingLimits.tags,
    imageBytes: 2_000_000,
    fileBytes: 100_000_000,
    orderBytes: 1_000_000_000,
  },
  ...fields,
});

/**
 * A market that its owner has not changed.
 *
 * @see Specification, X15
 */
export const sampleMarket: Market = createMarket();
