import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { peopleRefusals } from '../people/refusals.ts';
import { scoreRefusals } from './refusals.ts';

/**
 * How far a seller is: `new` with too few orders to tell, `none` without a level, then three of them.
 *
 * @see Specification, X35
 */
export const sellerLevels = ['new', 'none', 'one', 'two', 'top'] as const;
/**
 * How far a seller is.
 *
 * @see Specification, X35
 */
export type SellerLevel = (typeof sellerLevels)[number];

/**
 * What a score is made up of.
 *
 * @see Specification, X35
 */
export const scoreParts = ['ratings', 'onTime', 'carried', 'answers', 'buyers'] as const;
/**
 * What a score is made up of.
 *
 * @see Specification, X35
 */
export type ScorePart = (typeof scoreParts)[number];

/**
 * What one cause was: `start` is what everybody begins with, `room` what more buyers would bring.
 *
 * @see Specification, X35
 */
export const scoreOutcomes = [
  'start',
  'room',
  'rated',
  'onTime',
  'late',
  'carried',
  'notCarried',
  'answered',
  'unanswered',
  'buyer',
  'returning',
] as const;
/**
 * What one cause was.
 *
 * @see Specification, X35
 */
export type ScoreOutcome = (typeof scoreOutcomes)[number];

/**
 * That a seller has asked to look at a cause again, and what became of it.
 *
 * @see Specification, X52
 */
export const scoreDisputeSchema = z.object({
  /** `waiting` until somebody has decided; then it is `kept`, or `uncounted`: it brings and costs nothing. */
  state: z.enum(['waiting', 'kept', 'uncounted']),
  /** What the seller has said. */
  text: z.string(),
  createdAt: momentSchema,
  decidedAt: z.nullable(momentSchema),
  /** Why it was decided so; empty while it waits. */
  words: z.string(),
});
/**
 * That a seller has asked to look at a cause again.
 *
 * @see Specification, X52
 */
export type ScoreDispute = z.infer<typeof scoreDisputeSchema>;

/**
 * What one order, one first message or one buyer brings.
 *
 * @see Specification, X35
 */
export const scorePointSchema = z.object({
  _id: idSchema,
  part: z.enum(scoreParts),
  outcome: z.enum(scoreOutcomes),
  /** How many stars; null unless somebody has rated. */
  stars: z.nullable(z.number()),
  /** What it brings. */
  points: z.number(),
  /** What it could bring at best. */
  of: z.number(),
  at: momentSchema,
  /** The order that caused it; null for none. */
  order: z.nullable(z.object({ _id: idSchema, title: z.string() })),
  /** The conversation that caused it; null for none. */
  conversation: z.nullable(idSchema),
  /** Whether its seller has asked to look at it again; null for no. Only they are told. */
  dispute: z.optional(z.nullable(scoreDisputeSchema)),
  /** Whether the caller may ask for that now: it costs something, and they have not yet. */
  canDispute: z.optional(z.boolean()),
});
/**
 * What one order, one first message or one buyer brings.
 *
 * @see Specification, X35
 */
export type ScorePoint = z.infer<typeof scorePointSchema>;

/**
 * What everybody may know of how somebody sells.
 *
 * @see Specification, X35
 */
export const sellerStandingSchema = z.object({
  level: z.enum(sellerLevels),
  /** Which share of their orders came on time, from 0 to 1; null where nothing can be told. */
  onTime: z.nullable(z.number()),
  /** After how many minutes half of those who asked had an answer; null where nobody has asked. */
  answerMinutes: z.nullable(z.number()),
  /** How many of their orders were completed in the time that counts. */
  completed: z.number(),
});
/**
 * What everybody may know of how somebody sells.
 *
 * @see Specification, X35
 */
export type SellerStanding = z.infer<typeof sellerStandingSchema>;

/**
 * What it takes to reach a level.
 *
 * @see Specification, X35
 */
export const levelRuleSchema = z.object({
  level: z.enum(sellerLevels),
  orders: z.number(),
  buyers: z.number(),
  score: z.number(),
});
/**
 * What it takes to reach a level.
 *
 * @see Specification, X35
 */
export type LevelRule = z.infer<typeof levelRuleSchema>;

/**
 * All that decides about scores, as the owner has set it. Nothing else does.
 *
 * @see Specification, X35
 */
export const scoreRulesSchema = z.object({
  /** What each part can bring; together they are 100. */
  parts: z.array(z.object({ part: z.enum(scoreParts), of: z.number() })),
  /** How many days count. */
  days: z.number(),
  /** After how many days something weighs half. */
  halfLifeDays: z.number(),
  /** Everybody begins with this rating, … */
  startStars: z.number(),
  /** … which weighs as much as so many reviews. */
  startReviews: z.number(),
  /** In how many hours a first message has to be answered. */
  answerHours: z.number(),
  /** With how many buyers there is no more to be had. */
  mostBuyers: z.number(),
  /** How many orders it takes until there is a score. */
  newOrders: z.number(),
  levels: z.array(levelRuleSchema),
  /** How many days somebody can be below a level before they lose it. */
  fallDays: z.number(),
});
/**
 * All that decides about scores.
 *
 * @see Specification, X35
 */
export type ScoreRules = z.infer<typeof scoreRulesSchema>;

const missingText = 'Please say why it should not count!';

/**
 * The calls about how well somebody sells.
 *
 * @see Specification, calls
 */
export const scoreCalls = {
  /**
   * `GET /auth/me/score`: tells the caller their score and level, what each part brings and what costs most.
   *
   * @see Specification, X35
   */
  getMyScore: call({
    method: 'GET',
    path: '/auth/me/score',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({
      /** From 0 to 100; null while there are too few orders to tell. */
      score: z.nullable(z.number()),
      standing: sellerStandingSchema,
      /** From how many buyers the orders are that were completed. */
      buyers: z.number(),
      /** When the level is lost unless something changes; null while it is held. */
      fallsAt: z.nullable(momentSchema),
      /** How many causes each part has, and what they bring together. */
      parts: z.array(
        z.object({
          part: z.enum(scoreParts),
          points: z.number(),
          of: z.number(),
          causes: z.number(),
        }),
      ),
      /** What costs most, three at most. */
      costliest: z.array(scorePointSchema),
      /** What the next level takes; null at the top. */
      next: z.nullable(levelRuleSchema),
      computedAt: momentSchema,
    }),
  }),
  /**
   * `GET /auth/me/score/points`: lists what one part of the caller's score is the sum of, the newest first.
   *
   * @see Specification, X35
   */
  listScorePoints: call({
    method: 'GET',
    path: '/auth/me/score/points',
    access: 'signedIn',
    request: z.object({ part: z.enum(scoreParts), ...pageRequest }),
    answer: z.object({ points: z.array(scorePointSchema), ...pageAnswer }),
  }),
  /**
   * `POST /auth/me/score/disputes`: asks those who run the market to look at a cause again that costs the caller
   * something, once. Fails with `notFound` for what does not count, `validation` for what costs nothing, or
   * `conflict` the second time.
   *
   * @see Specification, X52
   */
  disputeScoreEntry: call({
    method: 'POST',
    path: '/auth/me/score/disputes',
    access: 'signedIn',
    request: z.object({
      part: z.enum(scoreParts),
      /** The id of the order or the conversation that caused it. */
      cause: idSchema,
      /** Why it should not count. */
      text: z
        .string(missingText)
        .check(
          z.trim(),
          z.minLength(1, missingText),
          z.maxLength(2000, 'This may have at most 2000 characters.'),
        ),
    }),
    answer: doneSchema,
    refusals: [
      scoreRefusals.scoreEntryNotFound,
      scoreRefusals.scoreEntryHarmless,
      scoreRefusals.scoreEntryDisputed,
    ],
  }),
  /**
   * `GET /auth/user/{id}/standing`: tells what everybody may know of how somebody sells.
   *
   * @see Specification, X35
   */
  getStanding: call({
    method: 'GET',
    path: '/auth/user/{id}/standing',
    access: 'public',
    request: z.object({ id: idSchema }),
    answer: z.object({ standing: sellerStandingSchema }),
    refusals: [peopleRefusals.personNotFound],
  }),
  /**
   * `GET /market/ranking`: tells all numbers that decide about scores and levels.
   *
   * @see Specification, X35
   */
  getScoreRules: call({
    method: 'GET',
    path: '/market/ranking',
    access: 'public',
    request: z.object({}),
    answer: z.object({ rules: scoreRulesSchema }),
  }),
};

export const { getMyScore, listScorePoints, disputeScoreEntry, getStanding, getScoreRules } =
  scoreCalls;
