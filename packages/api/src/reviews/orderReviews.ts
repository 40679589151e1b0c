import * as z from 'zod/mini';
import { momentSchema } from '../contract/values.ts';

/**
 * What one side of an order thinks of the other.
 *
 * @see Specification, X33
 */
export const orderReviewSchema = z.object({
  /** A whole number, 1 to 5. */
  rating: z.number(),
  comment: z.string(),
  createdAt: momentSchema,
  /** When it was changed after it had been published; null for never. */
  changedAt: z.nullable(momentSchema),
  /** Null while only its writer sees it. */
  publishedAt: z.nullable(momentSchema),
  /** Why those who run the market have removed it; null while it stands. */
  removal: z.nullable(z.string()),
});
/**
 * What one side of an order thinks of the other.
 *
 * @see Specification, X33
 */
export type OrderReview = z.infer<typeof orderReviewSchema>;

/**
 * What the sides of an order think of each other, as one of them may know it: nobody learns of the other’s
 * review, nor whether there is one, before it is published. Both are published at once when both are there, or
 * when the time is over.
 *
 * @see Specification, X33
 */
export const orderReviewsSchema = z.object({
  /** The caller’s; null for none. */
  mine: z.nullable(orderReviewSchema),
  /** The other side’s; null for none, and as long as it is not published. */
  theirs: z.nullable(orderReviewSchema),
  /** Until when each may write one, and when what is there is published. */
  until: momentSchema,
  /** Whether the caller may write one now, or change theirs: `reviewOrder`. */
  canWrite: z.boolean(),
});
/**
 * What the sides of an order think of each other, as one of them may know it.
 *
 * @see Specification, X33
 */
export type OrderReviews = z.infer<typeof orderReviewsSchema>;
