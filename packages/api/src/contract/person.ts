import * as z from 'zod/mini';
import { idSchema, imageSchema, momentSchema } from './values.ts';

/**
 * Somebody with an account, as everybody may see them.
 *
 * @see Specification, D1
 */
export const personSchema = z.object({
  _id: idSchema,
  fullname: z.string(),
  email: z.string(),
  /** Empty when the person has said nothing. */
  bio: z.string(),
  /** Where the person comes from. Empty when they have not said. */
  from: z.string(),
  /** One that stands in when the person has chosen none. */
  avatar: imageSchema,
  createdAt: momentSchema,
});
/**
 * Somebody with an account, as everybody may see them.
 *
 * @see Specification, D1
 */
export type Person = z.infer<typeof personSchema>;
