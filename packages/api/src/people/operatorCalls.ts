import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { roleSchema } from '../contract/role.ts';
import { idSchema, momentSchema } from '../contract/values.ts';

/**
 * Somebody who runs the market, with what they may do.
 *
 * @see Specification, X27
 */
export const operatorSchema = z.object({
  _id: idSchema,
  fullname: z.string(),
  email: z.string(),
  role: roleSchema,
  /** Whether they have a second factor: without one, nothing of the operators’ opens to them. */
  hasFactor: z.boolean(),
  /** When they were given the role. */
  createdAt: momentSchema,
});
/**
 * Somebody who runs the market, with what they may do.
 *
 * @see Specification, X27
 */
export type Operator = z.infer<typeof operatorSchema>;

/**
 * The calls about operators.
 *
 * @see Specification, calls
 */
export const operatorCalls = {
  /**
   * `GET /admin/operators`: lists who runs the market, the first one first. For everybody who is no
   * operator there is no such call.
   *
   * @see Specification, X27
   */
  listOperators: call({
    method: 'GET',
    path: '/admin/operators',
    access: 'operator',
    role: 'owner',
    request: z.object({}),
    answer: z.object({ operators: z.array(operatorSchema) }),
  }),
};

export const { listOperators } = operatorCalls;
