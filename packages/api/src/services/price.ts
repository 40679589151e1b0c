import * as z from 'zod/mini';
import { idSchema, rupeesSchema } from '../contract/values.ts';

/**
 * What is chosen of a service: a package, and extras. Without any of it: the first package.
 *
 * @see Specification, X20
 */
export const orderChoiceSchema = z.object({
  /** Its place among the packages, from 0. Defaults to 0. */
  package: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
  /** Each at most once. Defaults to none. */
  extras: z.optional(
    z
      .array(z.object({ _id: idSchema, quantity: z.int().check(z.minimum(1), z.maximum(20)) }))
      .check(
        z.maxLength(20),
        z.refine(
          (extras) => new Set(extras.map(({ _id }) => _id)).size === extras.length,
          'Each extra can be chosen once, in any quantity.',
        ),
      ),
  ),
});
/**
 * What is chosen of a service: a package, and extras.
 *
 * @see Specification, X20
 */
export type OrderChoice = z.infer<typeof orderChoiceSchema>;

/**
 * One line of a price.
 *
 * @see Specification, X20
 */
export const priceLineSchema = z.object({
  kind: z.enum(['package', 'extra', 'coupon', 'offer']),
  /** The name of the package or extra, the code of the coupon, the title of the offer. */
  title: z.string(),
  quantity: z.number(),
  /** Of the whole line, in rupees; negative for a coupon. */
  amount: z.number(),
});
/**
 * One line of a price.
 *
 * @see Specification, X20
 */
export type PriceLine = z.infer<typeof priceLineSchema>;

/**
 * What is promised for a price, and how it is made up.
 *
 * @see Specification, X20
 */
const priceShape = {
  lines: z.array(priceLineSchema),
  /** In how many days it is delivered. */
  days: z.number(),
  /** How often the buyer may ask for changes; null means any number. */
  revisions: z.nullable(z.number()),
};

/**
 * What an order would cost.
 *
 * @see Specification, X20
 */
export const quoteSchema = z.object({
  /** In rupees. */
  totalPrice: rupeesSchema,
  /** Missing where the backend knows only a price, as is what follows. */
  lines: z.optional(priceShape.lines),
  days: z.optional(priceShape.days),
  revisions: z.optional(priceShape.revisions),
  /** Names exactly this price and these promises: `startPayment` takes it, and refuses any others. */
  quote: z.optional(z.string()),
});
/**
 * What an order would cost.
 *
 * @see Specification, X20
 */
export type Quote = z.infer<typeof quoteSchema>;
