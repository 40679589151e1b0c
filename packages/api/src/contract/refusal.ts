import * as z from 'zod/mini';

/**
 * What a server sends with a status of 400 and above. The text is meant for people and is shown
 * as it is.
 *
 * @see Specification, errors
 */
export const refusalSchema = z.object({
  success: z.literal(false),
  /** One text, or one a fault. Left out where a session is missing: see `errorMessage`. */
  message: z.optional(z.union([z.string(), z.array(z.string())])),
  /**
   * Takes the place of `message` when nobody is signed in, so that a visitor who merely opens
   * the site is not shown an alert.
   */
  errorMessage: z.optional(z.string()),
  /** What is wrong with which field of the request, such as `{ price: 'Please enter …' }`. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** True where the same call is taken once `confirmPassword` or `logIn` has been made. */
  needsPassword: z.optional(z.boolean()),
});
/**
 * What a server sends with a status of 400 and above.
 *
 * @see Specification, errors
 */
export type Refusal = z.infer<typeof refusalSchema>;

/**
 * What a call says that wants the password to have been typed a short while ago.
 *
 * @see Specification, X8
 */
export const passwordNeeded =
  'Please confirm that it is you: type your password once more, or log in again.';
