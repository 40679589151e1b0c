import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { filterShape } from '../services/calls.ts';
import { searchRefusals } from './refusals.ts';

/**
 * What a kept search looks for: the same as in `listServices`, without order and page.
 *
 * @see Specification, X49
 */
export const savedQuerySchema = z.object(filterShape);
/**
 * What a kept search looks for.
 *
 * @see Specification, X49
 */
export type SavedQuery = z.infer<typeof savedQuerySchema>;

/**
 * How often somebody is mailed what is new in a search.
 *
 * @see Specification, X49
 */
export const searchAlerts = ['none', 'daily', 'weekly'] as const;
/**
 * How often somebody is mailed what is new in a search.
 *
 * @see Specification, X49
 */
export type SearchAlert = (typeof searchAlerts)[number];

const alertSchema = z.enum(searchAlerts);

/**
 * A search that somebody keeps.
 *
 * @see Specification, X49
 */
export const savedSearchSchema = z.object({
  _id: idSchema,
  query: savedQuerySchema,
  alert: alertSchema,
  createdAt: momentSchema,
});
/**
 * A search that somebody keeps.
 *
 * @see Specification, X49
 */
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** Whether a query asks for anything. */
const isNarrowed = (query: SavedQuery) =>
  Object.values(query).some((value) => value !== undefined && value !== '');

/**
 * The calls about searches that people keep. For backends with the feature `discovery`; the hosted one lacks all of
 * them.
 *
 * @see Specification, X49
 */
export const searchCalls = {
  /**
   * `GET /searches/me`: lists the searches that the caller keeps, the newest first, a page at a time.
   *
   * @see Specification, X49
   */
  listSavedSearches: call({
    method: 'GET',
    path: '/searches/me',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({ searches: z.array(savedSearchSchema), ...pageAnswer }),
  }),
  /**
   * `POST /searches/new`: keeps a search. One that is kept already gets the new alert. Fails with `validation`.
   *
   * @see Specification, X49
   */
  saveSearch: call({
    method: 'POST',
    path: '/searches/new',
    access: 'signedIn',
    request: z.object({
      query: savedQuerySchema.check(
        z.refine(isNarrowed, 'Search for something first: there is nothing to keep yet.'),
      ),
      alert: alertSchema,
    }),
    answer: z.object({ search: savedSearchSchema }),
    refusals: [searchRefusals.tooManySearches],
    isRepeatable: true,
  }),
  /**
   * `PUT /searches/{id}`: changes how often the caller is mailed what is new in a search. Fails with `notFound`.
   *
   * @see Specification, X49
   */
  changeSavedSearch: call({
    method: 'PUT',
    path: '/searches/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema, alert: alertSchema }),
    answer: doneSchema,
    refusals: [searchRefusals.searchNotFound],
    isRepeatable: true,
  }),
  /**
   * `DELETE /searches/{id}`: forgets a search of the caller. Fails with `notFound`.
   *
   * @see Specification, X49
   */
  deleteSavedSearch: call({
    method: 'DELETE',
    path: '/searches/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [searchRefusals.searchNotFound],
  }),
};

export const { listSavedSearches, saveSearch, changeSavedSearch, deleteSavedSearch } = searchCalls;
