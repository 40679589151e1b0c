import * as z from 'zod/mini';

/**
 * Identifies one thing. Opaque: a UUID here, 24 hexadecimal digits on the hosted backend.
 *
 * @see Specification, D1
 */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));

/**
 * A moment as ISO 8601 text in UTC, such as `2026-11-18T09:30:00.000Z`.
 *
 * @see Specification, D1
 */
export const momentSchema = z.string();

/**
 * An amount of money in rupees, with at most two decimals.
 *
 * @see Specification, K5
 */
export const rupeesSchema = z.number().check(z.nonnegative());

/**
 * A picture that the server holds.
 *
 * @see Specification, D2
 */
export const imageSchema = z.object({
  /** The picture at its largest. Absolute, or relative to the site's origin. */
  url: z.string(),
  /** The picture's name in the store. */
  public_id: z.optional(z.string()),
  /** The same picture in several widths, as the `srcset` attribute takes it. */
  srcSet: z.optional(z.string()),
  /** In pixels, of the largest. */
  width: z.optional(z.number()),
  /** In pixels, of the largest. */
  height: z.optional(z.number()),
  /** A tiny blurred version as a data URL, to show until the picture has loaded. */
  placeholder: z.optional(z.string()),
  /**
   * True where nobody has chosen a picture and the server has drawn one that stands in: an initial
   * for a person, a sign of the category for a service. A client that draws its own leaves this one out.
   */
  isStandIn: z.optional(z.boolean()),
  /** What the picture shows, in its owner's words; missing when they have said nothing. */
  alt: z.optional(z.string()),
});
/**
 * A picture that the server holds.
 *
 * @see Specification, D2
 */
export type Image = z.infer<typeof imageSchema>;

/**
 * The pictures of a service, the cover first. There is always one.
 *
 * @see Specification, D2
 */
export const picturesSchema = z.array(imageSchema).check(z.minLength(1));

/**
 * A picture on its way to the server: a data URL of a JPEG, PNG, WebP or AVIF file.
 *
 * @see Specification, C13
 */
export const imageDataUrlSchema = z.string();

/**
 * The bytes of a part of a file, as the body of a request: a `Blob` or bytes on their way out, a stream
 * on their way in.
 *
 * @see Specification, X26
 */
export const bytesSchema: z.ZodMiniType<
  AsyncIterable<Uint8Array>,
  Blob | Uint8Array<ArrayBuffer>
> = z.custom((value) => typeof value === 'object' && value !== null);

/**
 * An answer that only says that it was done, sometimes in words.
 *
 * @see Specification, calls
 */
export const doneSchema = z.object({ message: z.optional(z.string()) });
