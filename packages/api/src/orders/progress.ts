import * as z from 'zod/mini';
import { orderStages } from '../contract/choices.ts';
import { idSchema, momentSchema } from '../contract/values.ts';
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

/**
 * How far an order is, and what whoever asks may do now.
 *
 * @see Specification, X25
 */
export const orderProgressSchema = z.object({
  stage: orderStageSchema,
  /** By when it is to be delivered; null before the work has begun. */
  dueAt: z.nullable(momentSchema),
  /** Whether it is not delivered although it was due. */
  isLate: z.boolean(),
  /** When what was delivered counts as accepted; null unless the buyer is looking at it. */
  acceptBy: z.nullable(momentSchema),
  terms: orderTermsSchema,
  revisionsUsed: z.number(),
  /** Whether the buyer has taken more time for what was delivered last. */
  isReviewExtended: z.boolean(),
  /** What whoever asks may do now: names of `orderTransitions`, perhaps more than this client knows. */
  actions: z.array(z.string()),
  /** What was asked before the work; left out in lists. */
  questions: z.optional(z.array(orderQuestionSchema)),
  /** What was delivered last; null for nothing, left out in lists. */
  delivery: z.optional(
    z.nullable(z.object({ _id: idSchema, text: z.string(), createdAt: momentSchema })),
  ),
});
/**
 * How far an order is, and what whoever asks may do now.
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
  /** Who did it; `system` when a time had passed. */
  actor: z.enum(['buyer', 'seller', 'system']),
  /** What they said; empty for nothing. */
  text: z.string(),
  createdAt: momentSchema,
});
/**
 * Something that has happened to an order.
 *
 * @see Specification, X25
 */
export type OrderEvent = z.infer<typeof orderEventSchema>;
