import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { imageSchema } from '../contract/values.ts';
import { issuerSchema } from '../people/externalCalls.ts';
import { categorySchema } from '../services/calls.ts';

/**
 * What a backend can do beyond the specification. One that is not named is missing.
 *
 * @see Specification, X15
 */
export const featureNames = [
  'packages',
  'offers',
  'coupons',
  'away',
  'files',
  'messages',
  'notifications',
  'live',
  'passkeys',
  'externalLogins',
  'export',
  'verifiedReviews',
  'analytics',
  'score',
  'discovery',
  'suggestions',
  'ranking',
] as const;
/**
 * What a backend can do beyond the specification.
 *
 * @see Specification, X15
 */
export type Feature = (typeof featureNames)[number];

/**
 * A kind of service.
 *
 * @see Specification, X24
 */
export const marketCategorySchema = z.object({
  slug: categorySchema,
  /** In English, or in the market's own language; its slug where the market has not named it. */
  name: z.string(),
  /** Its names in other languages, by their tags, such as `{ ne: 'वेब' }`. */
  names: z.optional(z.record(z.string(), z.string())),
});
/**
 * A kind of service.
 *
 * @see Specification, X24
 */
export type MarketCategory = z.infer<typeof marketCategorySchema>;

/**
 * What its owner has set a market to be.
 *
 * @see Specification, X15
 */
export const marketSchema = z.object({
  /** Null for the site's own. */
  name: z.nullable(z.string()),
  /** Null for the site's own. */
  logo: z.nullable(imageSchema),
  /** Features that this client does not know may be among them. */
  features: z.record(z.string(), z.boolean()),
  /** In the order in which they are shown; those that are hidden are left out. */
  categories: z.array(marketCategorySchema),
  currency: z.object({
    /** Three capital letters, such as `INR`. */
    code: z.string(),
    /** What is written before an amount, such as `Rs.`. */
    prefix: z.string(),
    /** How many decimals an amount has. */
    minorUnits: z.number(),
  }),
  orders: z.object({
    /** What a service that says nothing promises: in how many days it is delivered. */
    deliveryDays: z.number(),
    /** What a service that says nothing promises: how often the buyer may ask for changes. */
    revisions: z.number(),
  }),
  /** How reviews are written; missing where they can only be written openly, by everybody. */
  reviews: z.optional(
    z.object({
      /** How many days after the end of an order its sides may review each other. */
      days: z.number(),
      /** Who may review a service without a word about an order. */
      openTo: z.enum(['everybody', 'buyers']),
    }),
  ),
  limits: z.object({
    services: z.number(),
    drafts: z.number(),
    packages: z.number(),
    extras: z.number(),
    questions: z.number(),
    faqs: z.number(),
    tags: z.number(),
    /** In bytes, of a picture. */
    imageBytes: z.number(),
    /** In bytes, of a file. */
    fileBytes: z.optional(z.number()),
    /** In bytes, of all files of one order together; missing where orders take none. */
    orderBytes: z.optional(z.number()),
  }),
  /** Through whom people may log in, in the order in which they are offered. Missing for nobody. */
  signIn: z.optional(z.array(issuerSchema)),
  /** How people show who they are; missing where nobody looks. */
  identity: z.optional(
    z.object({
      /** Whether nobody can offer a first service without. */
      isNeeded: z.boolean(),
    }),
  ),
  /** Whether nobody is shown the addresses of others: `email` is empty then. Missing means no. */
  hidesEmails: z.optional(z.boolean()),
});
/**
 * What its owner has set a market to be.
 *
 * @see Specification, X15
 */
export type Market = z.infer<typeof marketSchema>;

/**
 * The call about the market itself.
 *
 * @see Specification, X15
 */
export const marketCalls = {
  /**
   * `GET /market`: tells what the market is called, what it can do and what its owner has set. A backend
   * that knows only the specification answers with 404: then there are no features, and the four
   * categories.
   *
   * @see Specification, X15
   */
  getMarket: call({
    method: 'GET',
    path: '/market',
    access: 'public',
    request: z.object({}),
    answer: z.object({ market: marketSchema }),
  }),
};

export const { getMarket } = marketCalls;
