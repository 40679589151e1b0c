import * as z from 'zod/mini';
import { idSchema, imageSchema, momentSchema } from './values.ts';

/**
 * Somebody with an account, as everybody may see them.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D1 | Specification, D1}
 */
export const personSchema = z.object({
  _id: idSchema,
  fullname: z.string(),
  email: z.string(),
  bio: z.optional(z.nullable(z.string())),
  /** Where the person comes from. */
  from: z.optional(z.nullable(z.string())),
  /** Missing when the person has chosen no picture. */
  avatar: z.optional(z.nullable(imageSchema)),
  createdAt: momentSchema,
});
/**
 * Somebody with an account, as everybody may see them.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D1 | Specification, D1}
 */
export type Person = z.infer<typeof personSchema>;
