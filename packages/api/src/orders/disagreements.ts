import * as z from 'zod/mini';
import { idSchema, momentSchema } from '../contract/values.ts';

/**
 * What one side of an order can propose to the other: more days, that it ends with all the money given back,
 * or that it ends with a part of it given back.
 *
 * @see Specification, X28
 */
export const proposalKindSchema = z.enum(['extension', 'cancellation', 'refund']);
/**
 * What one side of an order can propose to the other.
 *
 * @see Specification, X28
 */
export type ProposalKind = z.infer<typeof proposalKindSchema>;

/**
 * What the market decides about the money of a dispute: the buyer gets all of it, a part, or nothing.
 *
 * @see Specification, X28
 */
export const disputeOutcomeSchema = z.enum(['refund', 'part', 'release']);
/**
 * What the market decides about the money of a dispute.
 *
 * @see Specification, X28
 */
export type DisputeOutcome = z.infer<typeof disputeOutcomeSchema>;

/**
 * What was decided about the money of a dispute.
 *
 * @see Specification, X28
 */
export interface Decision {
  outcome: DisputeOutcome;
  /** What the buyer gets back of what is left, in rupees; null unless it is a part. */
  amount: number | null;
}

const sideSchema = z.enum(['buyer', 'seller']);

/**
 * What one side has proposed, and the other has not answered yet.
 *
 * @see Specification, X28
 */
export const proposalSchema = z.object({
  _id: idSchema,
  kind: proposalKindSchema,
  by: sideSchema,
  /** How many days more there are to be; null unless it is an extension. */
  days: z.nullable(z.number()),
  /** What the buyer is to get back, in rupees; null unless it is a refund. */
  amount: z.nullable(z.number()),
  /** Why. */
  text: z.string(),
  /** When it lapses: silence is no. */
  expiresAt: momentSchema,
});
/**
 * What one side has proposed, and the other has not answered yet.
 *
 * @see Specification, X28
 */
export type Proposal = z.infer<typeof proposalSchema>;

/**
 * What the two sides of an order could not agree about, and what the market has decided.
 *
 * @see Specification, X28
 */
export const disputeSchema = z.object({
  _id: idSchema,
  by: sideSchema,
  openedAt: momentSchema,
  /** What is wrong, in the words of the side that opened it. */
  text: z.string(),
  /** What they want the buyer to get back, in rupees; null where they did not say. */
  wanted: z.nullable(z.number()),
  /** By when the other side is to have said something. */
  answerBy: momentSchema,
  /** What the other side says; null until they have. */
  answer: z.nullable(z.string()),
  /** What the market has decided; null while it has not. */
  decision: z.nullable(
    z.object({
      outcome: disputeOutcomeSchema,
      /** What the buyer gets back of what is left, in rupees; null unless it is a part. */
      amount: z.nullable(z.number()),
      /** Why, for both sides. */
      reasons: z.string(),
      decidedAt: momentSchema,
      /** When it happens, unless one of the sides asks for another decision before. */
      takesEffectAt: momentSchema,
    }),
  ),
  /** What the side that asked for another decision says; null if neither has. */
  appeal: z.nullable(z.object({ by: sideSchema, text: z.string() })),
});
/**
 * What the two sides of an order could not agree about, and what the market has decided.
 *
 * @see Specification, X28
 */
export type Dispute = z.infer<typeof disputeSchema>;
