import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { idSchema } from '../contract/values.ts';
import { serviceRefusals } from './refusals.ts';

/**
 * What a score is made up of: how well the text matches, what buyers think, how many there were, how new it is, and
 * how its seller answers; less what went wrong by the fault of its seller.
 *
 * @see Specification, X48
 */
export const rankingParts = ['text', 'quality', 'sales', 'fresh', 'answers', 'faults'] as const;
/**
 * What a score is made up of.
 *
 * @see Specification, X48
 */
export type RankingPart = (typeof rankingParts)[number];

/**
 * All that decides in which order services are found, as the owner has set it. Nothing else does, and nobody can
 * buy a place.
 *
 * @see Specification, X48
 */
export const rankingSchema = z.object({
  /** How many points each part brings at best. Those of `faults` are taken away. */
  parts: z.array(z.object({ part: z.enum(rankingParts), weight: z.number() })),
  /** How many days count for sales, answers and faults; those on which a seller is away are added. */
  days: z.number(),
  /** In how many hours a first message has to be answered. */
  answerHours: z.number(),
  /** Which services get marked places by turns. */
  newcomers: z.object({
    /** Those offered for fewer days than this … */
    days: z.number(),
    /** … and ordered less often than this. */
    orders: z.number(),
    /** Every which place is one of theirs. */
    every: z.number(),
    /** How many places there are; 0 for none. */
    places: z.number(),
  }),
});
/**
 * All that decides in which order services are found.
 *
 * @see Specification, X48
 */
export type Ranking = z.infer<typeof rankingSchema>;

/**
 * Where a service stands, and what its score is the sum of.
 *
 * @see Specification, X48
 */
export const rankedPlaceSchema = z.object({
  /** Counted from 1. */
  place: z.number(),
  /** How many services are found. */
  count: z.number(),
  /** Whether it is in a marked place, whatever its score. */
  isNewcomer: z.boolean(),
  /** The sum of the points. Services with more stand before it, and of equal ones the newer. */
  score: z.number(),
  /** The score of the one before; null for none and in a marked place. */
  scoreAhead: z.nullable(z.number()),
  /** Without `text` where nothing was searched for. */
  parts: z.array(
    z.object({
      part: z.enum(rankingParts),
      /** From 0 to 100. */
      figure: z.number(),
      weight: z.number(),
      /** The figure times the weight, in hundredths; less than 0 for `faults`. */
      points: z.number(),
    }),
  ),
});
/**
 * Where a service stands, and what its score is the sum of.
 *
 * @see Specification, X48
 */
export type RankedPlace = z.infer<typeof rankedPlaceSchema>;

/**
 * The calls about the order in which services are found. For backends with the feature `ranking`; the hosted one
 * lacks them.
 *
 * @see Specification, calls
 */
export const rankingCalls = {
  /**
   * `GET /services/ranking`: tells all that decides in which order services are found by `relevance`.
   *
   * @see Specification, X48
   */
  getRanking: call({
    method: 'GET',
    path: '/services/ranking',
    access: 'public',
    request: z.object({}),
    answer: z.object({ ranking: rankingSchema }),
  }),
  /**
   * `GET /services/{id}/ranking`: tells a seller where an own service stands among those that a keyword finds, and
   * why. Fails with `notFound` for somebody else’s.
   *
   * @see Specification, X48
   */
  explainRanking: call({
    method: 'GET',
    path: '/services/{id}/ranking',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      /** Missing or empty for the list of all. */
      keyword: z.optional(
        z.string().check(z.maxLength(200, 'A search may have at most 200 characters.')),
      ),
    }),
    answer: z.object({
      /** Null where the keyword does not find it, or it is not on the market. */
      found: z.nullable(rankedPlaceSchema),
    }),
    refusals: [serviceRefusals.serviceNotFound],
  }),
};

export const { getRanking, explainRanking } = rankingCalls;
