import * as z from 'zod/mini';

/**
 * What an operator may do: `support` helps people, `moderator` decides what may be shown, `finance`
 * moves money, and `owner` does all of it, and grants roles.
 *
 * @see Specification, X27
 */
export const roleSchema = z.enum(['support', 'moderator', 'finance', 'owner']);
/**
 * What an operator may do; `owner` includes all.
 *
 * @see Specification, X27
 */
export type Role = z.infer<typeof roleSchema>;

/**
 * Whether somebody with one role may do what another one is needed for, or one of several.
 *
 * @see Specification, X27
 */
export const includesRole = (own: Role, needed: Role | readonly Role[]): boolean =>
  own === 'owner' || own === needed || (Array.isArray(needed) && needed.includes(own));
