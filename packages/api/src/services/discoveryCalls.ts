import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { idSchema, imageSchema } from '../contract/values.ts';
import { categorySchema, serviceSummarySchema } from './calls.ts';
import { serviceRefusals } from './refusals.ts';

/**
 * What somebody may be about to search for, eight things together at most.
 *
 * @see Specification, X46
 */
const suggestionsSchema = z.object({
  /** What to search for, each of which finds something. The likeliest first. */
  terms: z.array(z.string()),
  services: z.array(z.object({ _id: idSchema, title: z.string(), cover: imageSchema })),
  /** Those that are called like this. */
  categories: z.array(categorySchema),
});
/**
 * What somebody may be about to search for.
 *
 * @see Specification, X46
 */
export type Suggestions = z.infer<typeof suggestionsSchema>;

/** The most that may be asked of `listCards` at once. */
const mostCards = 20;

/**
 * The calls that help to find services.
 *
 * @see Specification, calls
 */
export const discoveryCalls = {
  /**
   * `GET /services/suggest`: suggests what to search for while it is being typed. For backends with the feature
   * `suggestions`; the hosted one lacks this call.
   *
   * @see Specification, X46
   */
  suggestServices: call({
    method: 'GET',
    path: '/services/suggest',
    access: 'public',
    request: z.object({
      /** What has been typed so far. */
      q: z.string().check(z.maxLength(200, 'A search may have at most 200 characters.')),
    }),
    answer: suggestionsSchema,
  }),
  /**
   * `GET /services/{id}/similar`: lists up to eight services that are like another one: of its category, at about
   * its price, those first that share rare words of its title. Fails with `notFound`. For backends with the feature
   * `discovery`; the hosted one lacks this call.
   *
   * @see Specification, X47
   */
  listSimilar: call({
    method: 'GET',
    path: '/services/{id}/similar',
    access: 'public',
    request: z.object({ id: idSchema }),
    answer: z.object({ services: z.array(serviceSummarySchema) }),
    refusals: [serviceRefusals.serviceNotFound],
  }),
  /**
   * `GET /services/cards`: lists those of some services that are on the market, in the order in which they are
   * asked for. For backends with the feature `discovery`; the hosted one lacks this call.
   *
   * @see Specification, X47
   */
  listCards: call({
    method: 'GET',
    path: '/services/cards',
    access: 'public',
    request: z.object({ ids: z.array(idSchema).check(z.maxLength(mostCards)) }),
    answer: z.object({ services: z.array(serviceSummarySchema) }),
  }),
};

export const { suggestServices, listSimilar, listCards } = discoveryCalls;
