import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { doneSchema, idSchema } from '../contract/values.ts';
import { serviceRefusals } from '../services/refusals.ts';
import { seenPath } from './seenPath.ts';

/**
 * Where somebody came upon a service: in a list or a category, by searching, on a profile, or from anywhere
 * else, such as a link that somebody was sent.
 *
 * @see Specification, X43
 */
export const serviceSources = ['list', 'search', 'profile', 'outside'] as const;
/**
 * Where somebody came upon a service.
 *
 * @see Specification, X43
 */
export type ServiceSource = (typeof serviceSources)[number];

/**
 * How many cards one call may tell of.
 *
 * @see Specification, X43
 */
export const mostSeen = 50;

/**
 * The longest time that is told of at once, in days.
 *
 * @see Specification, X43
 */
export const longestAnalytics = 366;

/**
 * What became of somebody's services in a while.
 *
 * @see Specification, X43
 */
const figuresSchema = z.object({
  /** How often at least half of a card was in somebody's window for a second. */
  seen: z.number(),
  /** How often the page of a service was opened in a browser. */
  views: z.number(),
  /** How many people wrote for the first time about a service. */
  questions: z.number(),
  /** How many orders were paid for. */
  orders: z.number(),
  /** What was paid for them and not given back, in rupees. */
  revenue: z.number(),
});
/**
 * What became of somebody's services in a while.
 *
 * @see Specification, X43
 */
export type ServiceFigures = z.infer<typeof figuresSchema>;

/**
 * The same for a whole period.
 *
 * @see Specification, X43
 */
export const serviceTotalsSchema = z.extend(figuresSchema, {
  /**
   * After how many minutes half of those who asked had an answer; null where nobody who asked has got one.
   */
  answerMinutes: z.nullable(z.number()),
});
/**
 * The same for a whole period.
 *
 * @see Specification, X43
 */
export type ServiceTotals = z.infer<typeof serviceTotalsSchema>;

/**
 * One day of it, in UTC, such as `2026-11-18`.
 *
 * @see Specification, X43
 */
export const serviceDaySchema = z.extend(figuresSchema, { date: z.string() });
/**
 * One day of it.
 *
 * @see Specification, X43
 */
export type ServiceDay = z.infer<typeof serviceDaySchema>;

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * The calls about how services are found and what comes of it.
 *
 * @see Specification, calls
 */
export const analyticsCalls = {
  /**
   * `POST /services/seen`: tells that cards of services were seen, or that the page of one was opened. Nobody
   * is told who did, and no person is stored; what sellers see of their own does not count.
   *
   * @see Specification, X43
   */
  countSeen: call({
    method: 'POST',
    path: seenPath,
    access: 'public',
    request: z.object({
      /** Of cards that were seen, each once a page. */
      services: z.array(idSchema).check(z.maxLength(mostSeen)),
      /** Whose page was opened. */
      viewed: z.optional(idSchema),
      source: z.enum(serviceSources),
      /** What was searched for. */
      keyword: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: doneSchema,
  }),
  /**
   * `GET /dashboard/analytics`: tells what became of the caller's services day by day, from which places people
   * came, and what they had searched for, as far as five different people have. Without `from` and `to` it tells of
   * the last 30 days; of more than 366 it tells the last of them.
   *
   * @see Specification, X43
   */
  getAnalytics: call({
    method: 'GET',
    path: '/dashboard/analytics',
    access: 'signedIn',
    request: z.object({
      /** The first day, in UTC. */
      from: z.optional(daySchema),
      /** The last day, in UTC. Defaults to today. */
      to: z.optional(daySchema),
      /** One of the caller's services. Defaults to all of them. */
      service: z.optional(idSchema),
    }),
    answer: z.object({
      from: z.string(),
      to: z.string(),
      /** Each of them, the oldest first. */
      days: z.array(serviceDaySchema),
      totals: serviceTotalsSchema,
      /** The same for as many days before. */
      previous: serviceTotalsSchema,
      sources: z.array(
        z.object({ source: z.enum(serviceSources), seen: z.number(), views: z.number() }),
      ),
      /** What most had searched for who saw a service, ten at most. */
      words: z.array(z.object({ word: z.string(), seen: z.number() })),
    }),
    refusals: [serviceRefusals.serviceNotFound],
  }),
};

export const { countSeen, getAnalytics } = analyticsCalls;
