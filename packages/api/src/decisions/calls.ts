import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { decisionRefusals } from './refusals.ts';

/**
 * What of an account rests: `noNewOrders` hides its services and takes no orders, `noMessages` starts and sends
 * no messages, and `full` changes nothing at all. What was ordered before goes on, and is paid.
 *
 * @see Specification, X39
 */
export const suspensionKindSchema = z.enum(['noNewOrders', 'noMessages', 'full']);
/**
 * What of an account rests.
 *
 * @see Specification, X39
 */
export type SuspensionKind = z.infer<typeof suspensionKindSchema>;

/**
 * That an account is suspended.
 *
 * @see Specification, X39
 */
export const suspensionSchema = z.object({
  kind: suspensionKindSchema,
  /** When it ends by itself; null for never. */
  until: z.nullable(momentSchema),
  /** The decision that says why. */
  decision: idSchema,
});
/**
 * That an account is suspended.
 *
 * @see Specification, X39
 */
export type Suspension = z.infer<typeof suspensionSchema>;

/**
 * Why something was decided, as its reader is told beside the words.
 *
 * @see Specification, X39
 */
export const decisionReasonSchema = z.enum([
  'spam',
  'fraud',
  'outside',
  'harassment',
  'copied',
  'illegal',
  'quality',
  'other',
]);
/**
 * Why something was decided.
 *
 * @see Specification, X39
 */
export type DecisionReason = z.infer<typeof decisionReasonSchema>;

/**
 * What can be decided about somebody and what is theirs, so that they are told.
 *
 * @see Specification, X39
 */
export const decisionActions = [
  'suspended',
  'lifted',
  'warned',
  'hidden',
  'removed',
  'shown',
  'approved',
  'returned',
  'released',
  'verified',
  'unverified',
  'unmarked',
  'kept',
  'uncounted',
] as const;
/**
 * What was decided.
 *
 * @see Specification, X39
 */
export type DecisionAction = (typeof decisionActions)[number];

/**
 * That somebody asks for another decision, and what became of it.
 *
 * @see Specification, X39
 */
export const appealSchema = z.object({
  text: z.string(),
  createdAt: momentSchema,
  /** Null while somebody else has not decided. */
  outcome: z.nullable(z.enum(['upheld', 'overturned'])),
  /** Why; empty while it waits. */
  words: z.string(),
  decidedAt: z.nullable(momentSchema),
});
/**
 * That somebody asks for another decision.
 *
 * @see Specification, X39
 */
export type Appeal = z.infer<typeof appealSchema>;

/**
 * A decision about the caller, or about something of theirs.
 *
 * @see Specification, X39
 */
export const ownDecisionSchema = z.object({
  _id: idSchema,
  /** A `DecisionAction`, or one that this client does not know. */
  action: z.string(),
  /** A `DecisionReason`, or one that this client does not know; null where none was chosen. */
  reason: z.nullable(z.string()),
  /** Why, in the words of who decided. */
  words: z.string(),
  /** What it is about; null for the person themselves. */
  subject: z.nullable(
    z.object({
      /** Such as `service`, `message` or `review`; perhaps one that this client does not know. */
      kind: z.string(),
      _id: z.string(),
      /** What it was called; empty for what has no name. */
      title: z.string(),
    }),
  ),
  /** What was suspended; null for all other decisions. */
  suspension: z.nullable(z.object({ kind: z.string(), until: z.nullable(momentSchema) })),
  createdAt: momentSchema,
  /** Whether it still holds: it was neither taken back nor is its time over. */
  isActive: z.boolean(),
  /** Null while nobody has asked for another decision. */
  appeal: z.nullable(appealSchema),
  /** Whether the caller may ask for another decision now. */
  canAppeal: z.boolean(),
});
/**
 * A decision about the caller, or about something of theirs.
 *
 * @see Specification, X39
 */
export type OwnDecision = z.infer<typeof ownDecisionSchema>;

const missingAppeal = 'Please say why the decision is wrong!';

/**
 * The calls about decisions of the market, for those whom they concern. The hosted backend lacks all of them.
 *
 * @see Specification, X39
 */
export const decisionCalls = {
  /**
   * `GET /decisions`: lists what the market has decided about the caller and what is theirs, the newest first.
   *
   * @see Specification, X39
   */
  listMyDecisions: call({
    method: 'GET',
    path: '/decisions',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({ decisions: z.array(ownDecisionSchema), ...pageAnswer }),
  }),
  /**
   * `POST /appeals/new`: asks for another decision, once, by somebody else than who has decided. Fails with
   * `conflict` the second time, and when too much time has gone by.
   *
   * @see Specification, X39
   */
  appealDecision: call({
    method: 'POST',
    path: '/appeals/new',
    access: 'signedIn',
    request: z.object({
      decision: idSchema,
      text: z
        .string(missingAppeal)
        .check(
          z.trim(),
          z.minLength(1, missingAppeal),
          z.maxLength(5000, 'This may have at most 5000 characters.'),
        ),
    }),
    answer: doneSchema,
    refusals: [
      decisionRefusals.decisionNotFound,
      decisionRefusals.appealMade,
      decisionRefusals.appealLate,
    ],
  }),
};

export const { listMyDecisions, appealDecision } = decisionCalls;
