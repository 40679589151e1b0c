import * as z from 'zod/mini';
import { serviceRefusals } from './refusals.ts';

/**
 * What somebody says who reviews something.
 *
 * @see Specification, C16
 */
export const opinionFields = {
  /** A whole number, 1 to 5. */
  rating: z
    .int(serviceRefusals.unfilledReview.message)
    .check(
      z.minimum(1, 'A rating is a whole number from 1 to 5.'),
      z.maximum(5, 'A rating is a whole number from 1 to 5.'),
    ),
  comment: z
    .string(serviceRefusals.unfilledReview.message)
    .check(
      z.trim(),
      z.minLength(1, serviceRefusals.unfilledReview.message),
      z.maxLength(2000, 'A comment may have at most 2000 characters.'),
    ),
};
