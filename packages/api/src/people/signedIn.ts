import * as z from 'zod/mini';
import { personSchema } from '../contract/person.ts';
import { roleSchema } from '../contract/role.ts';
import { suspensionSchema } from '../decisions/calls.ts';

/** What only operators are told about themselves; missing for everybody else. */
export const ofOperators = { role: z.optional(roleSchema) };

/** What only somebody suspended is told about themselves; missing for everybody else. */
export const ofSuspended = { suspension: z.optional(suspensionSchema) };

/** What only somebody is told about themselves whose account is looked at first; missing for everybody else. */
export const ofHeld = { isHeld: z.optional(z.boolean()) };

/** Who has just been signed in. */
export const signedInSchema = z.object({
  user: z.object({ ...personSchema.shape, ...ofOperators, ...ofSuspended }),
});
