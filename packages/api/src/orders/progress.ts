import * as z from 'zod/mini';
import { orderActors, orderStages } from '../contract/choices.ts';
import { idSchema, momentSchema } from '../contract/values.ts';
import { disputeSchema, proposalSchema } from './disagreements.ts';
import { marketFileSchema } from '../files/calls.ts';
import { questionSchema } from '../services/listing.ts';

/**
 * How far the work on an order is.
 *
 * @see Specification, X25
 */
export const orderStageSchema = z.enum(orderStages);
/**
 * How far the work on an order is.
 *
 * @see Specification, X25
 */
export type OrderStage = z.infer<typeof orderStageSchema>;

/**
 * What was promised when an order was placed, and how long each side has. Later settings of the market
 * change nothing about it.
 *
 * @see Specification, X25
 */
export const orderTermsSchema = z.object({
  /** In how many days it is delivered once the work has begun. */
  days: z.number(),
  /** How often the buyer may ask for changes; null means any number. */
  revisions: z.nullable(z.number()),
  /** How many days the buyer has to look at a delivery before it counts as accepted. */
  acceptDays: z.number(),
  /** How many more days the buyer may take for that, once. */
  extensionDays: z.number(),
  /** How many hours after it was due the buyer may cancel an order. */
  graceHours: z.number(),
  /** How many hours a seller waits for answers before they may cancel. */
  answerHours: z.number(),
  /** After how many days without answers an order is cancelled by itself. */
  answerDays: z.number(),
  /** How many days after it was due an order is cancelled by itself. */
  lateDays: z.number(),
  /** How many hours a proposal waits for an answer before it lapses. */
  proposalHours: z._default(z.number(), 72),
  /** How many days the other side of a dispute has to answer before it may be decided without them. */
  disputeDays: z._default(z.number(), 5),
  /** How many days the money of a completed order rests, so that something can still be said about it. */
  clearingDays: z._default(z.number(), 14),
  /** How many days after a decision one of the sides may ask for another one. */
  appealDays: z._default(z.number(), 7),
  /** What the market keeps of what the seller earns, in hundredths of a percent. */
  commissionBasisPoints: z._default(z.number(), 1000),
});
/**
 * What was promised when an order was placed, and how long each side has.
 *
 * @see Specification, X25
 */
export type OrderTerms = z.infer<typeof orderTermsSchema>;

/**
 * What the seller asked before beginning, and what the buyer said.
 *
 * @see Specification, X25
 */
export const orderQuestionSchema = z.object({
  ...questionSchema.shape,
  /** Null until it is answered. */
  answer: z.nullable(z.string()),
});
/**
 * What the seller asked before beginning, and what the buyer said.
 *
 * @see Specification, X25
 */
export type OrderQuestion = z.infer<typeof orderQuestionSchema>;

/** The files that were sent with something. A backend that takes none leaves both out. */
const sentShape = {
  /** Those the caller may know of: their own, and others once they are `ready`. */
  files: z.optional(z.array(marketFileSchema)),
  /** How many more the other side has sent: those that are being checked, and those that were refused. */
  heldFiles: z.optional(z.object({ checking: z.number(), refused: z.number() })),
};

/**
 * How far an order is, and what the caller may do now.
 *
 * @see Specification, X25
 */
export const orderProgressSchema = z.object({
  stage: orderStageSchema,
  /** By when it is to be delivered; null before the work has begun. */
  dueAt: z.nullable(momentSchema),
  /** Whether it is not delivered although it was due. */
  isLate: z.boolean(),
  /**
   * When what was delivered counts as accepted; null unless the buyer is looking at it, and while a file of
   * it cannot be fetched.
   */
  acceptBy: z.nullable(momentSchema),
  terms: orderTermsSchema,
  revisionsUsed: z.number(),
  /** Whether the buyer has taken more time for what was delivered last. */
  isReviewExtended: z.boolean(),
  /** What the caller may do now: names of `orderTransitions`, perhaps more than this client knows. */
  actions: z.array(z.string()),
  /** What was asked before the work; left out in lists. */
  questions: z.optional(z.array(orderQuestionSchema)),
  /** What was delivered last; null for nothing, left out in lists. */
  delivery: z.optional(
    z.nullable(
      z.object({ _id: idSchema, text: z.string(), ...sentShape, createdAt: momentSchema }),
    ),
  ),
  /** What waits for an answer; null for nothing, left out in lists. */
  proposal: z.optional(z.nullable(proposalSchema)),
  /** What the sides disagree about, or did last; null if they never did, left out in lists. */
  dispute: z.optional(z.nullable(disputeSchema)),
  /** Whose turn it is, as `turnOf` says; null for nobody's. */
  turn: z.optional(z.nullable(z.enum(['buyer', 'seller']))),
  /** Until when something can still be said about a completed order; null unless it is one. */
  clearsAt: z.optional(z.nullable(momentSchema)),
});
/**
 * How far an order is, and what the caller may do now.
 *
 * @see Specification, X25
 */
export type OrderProgress = z.infer<typeof orderProgressSchema>;

/**
 * Something that has happened to an order. Nothing of it ever changes.
 *
 * @see Specification, X25
 */
export const orderEventSchema = z.object({
  _id: idSchema,
  /**
   * Which of `orderTransitions` was made; or `place`, `remind` when somebody was reminded, `fallDue` when an
   * order was due, `refuseRefund` when the card provider did not give the money back. There may be more.
   */
  kind: z.string(),
  /** Who did it; `system` when a time had passed, `operator` for the market’s staff. */
  actor: z.enum(orderActors),
  /** What they said; empty for nothing. */
  text: z.string(),
  /** What it is about, in rupees; null or left out for no amount. */
  amount: z.optional(z.nullable(z.number())),
  ...sentShape,
  createdAt: momentSchema,
});
/**
 * Something that has happened to an order.
 *
 * @see Specification, X25
 */
export type OrderEvent = z.infer<typeof orderEventSchema>;
