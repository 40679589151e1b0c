import * as z from 'zod/mini';

/**
 * Where a page of a list begins, as an earlier page has said: opaque, and good for as long as the
 * list is there. One that cannot be read stands for the first page.
 *
 * @see Specification, X10
 */
export const cursorSchema = z.string().check(z.maxLength(200));

/**
 * What a request for a page of a list has besides. Without a cursor it asks for the first page.
 *
 * @see Specification, X10
 */
export const pageRequest = { cursor: z.optional(cursorSchema) };

/**
 * What the answer with a page of a list says of the pages around it.
 *
 * @see Specification, X10
 */
export const pageAnswer = {
  /** Where the next page begins; null on the last, missing where everything is answered at once. */
  nextCursor: z.optional(z.nullable(cursorSchema)),
  /** Where the page before begins; null on the first, missing where everything is answered at once. */
  previousCursor: z.optional(z.nullable(cursorSchema)),
};
