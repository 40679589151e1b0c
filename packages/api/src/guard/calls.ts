import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { idSchema, momentSchema } from '../contract/values.ts';

/**
 * What can be held until somebody of the market has looked at it.
 *
 * @see Specification, X44
 */
export const heldKindSchema = z.enum(['service', 'review', 'message', 'account']);
/**
 * What can be held.
 *
 * @see Specification, X44
 */
export type HeldKind = z.infer<typeof heldKindSchema>;

/**
 * Why something is held: it is `alike` to what others, or the same person, have written already; it was sent to
 * many (`repeated`); it seems to hold `contacts`; or an account has an `address` that lasts a short while.
 *
 * @see Specification, X44
 */
export const holdReasonSchema = z.enum(['alike', 'repeated', 'contacts', 'address']);
/**
 * Why something is held.
 *
 * @see Specification, X44
 */
export type HoldReason = z.infer<typeof holdReasonSchema>;

/**
 * Something of the caller that others see only once somebody of the market has looked at it.
 *
 * @see Specification, X44
 */
export const ownHeldSchema = z.object({
  _id: idSchema,
  /** A `HeldKind`, or one that this client does not know. */
  kind: z.string(),
  /** The id of what is held: of a service; of the reviewed service; of a message; of the account. */
  subject: z.string(),
  /** A `HoldReason`, or one that this client does not know. */
  reason: z.string(),
  /** What the service is called, or that which was reviewed; empty for what has no name. */
  title: z.string(),
  /** What was written; empty for an account. */
  text: z.string(),
  heldAt: momentSchema,
});
/**
 * Something of the caller that is held.
 *
 * @see Specification, X44
 */
export type OwnHeld = z.infer<typeof ownHeldSchema>;

/**
 * The call about what is held, for those whom it concerns. The hosted backend lacks it.
 *
 * @see Specification, X44
 */
export const guardCalls = {
  /**
   * `GET /held`: lists what of the caller waits until somebody of the market has looked at it, and why, what has
   * waited longest first.
   *
   * @see Specification, X44
   */
  listMyHeld: call({
    method: 'GET',
    path: '/held',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({ held: z.array(ownHeldSchema), ...pageAnswer }),
  }),
};

export const { listMyHeld } = guardCalls;
