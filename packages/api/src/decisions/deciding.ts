import * as z from 'zod/mini';
import { suspensionKindSchema } from './calls.ts';

const missingWords = 'Please say why!';

/**
 * Why something is decided, in words that those whom it concerns read.
 *
 * @see Specification, X39
 */
export const decisionWordsSchema = z
  .string(missingWords)
  .check(
    z.trim(),
    z.minLength(1, missingWords),
    z.maxLength(2000, 'This may have at most 2000 characters.'),
  );

/**
 * What is suspended, and until when.
 *
 * @see Specification, X39
 */
export const suspendingSchema = z.object({
  kind: suspensionKindSchema,
  /** ISO 8601 text; null for no end. */
  until: z.nullable(z.iso.datetime('Please say until when.')),
});
