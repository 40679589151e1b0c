import type { Ask } from '../redux/createAsk.ts';
import { onSuccess, tagsOf, tagsOfServices, toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Services and their reviews as queries and mutations. */
export const createServicesEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listServices: build.query({
    ...ask('listServices'),
    providesTags: (answer) => ['ServiceList', ...tagsOfServices(answer?.services)],
  }),
  getService: build.query({
    ...ask('getService'),
    providesTags: (answer, _error, { id }) => [
      toTag('Service', id),
      toTag('Rating', id),
      ...tagsOf('Person', answer?.service.user),
      ...tagsOf(
        'Person',
        answer?.service.reviews.map(({ user }) => user),
      ),
    ],
  }),
  suggestServices: build.query(ask('suggestServices')),
  listSimilar: build.query({
    ...ask('listSimilar'),
    providesTags: (answer) => tagsOfServices(answer?.services),
  }),
  listCards: build.query({
    ...ask('listCards'),
    providesTags: (answer) => tagsOfServices(answer?.services),
  }),
  getRanking: build.query({ ...ask('getRanking'), providesTags: ['Market'] }),
  explainRanking: build.query({
    ...ask('explainRanking'),
    providesTags: (_answer, _error, { id }) => ['ServiceList', toTag('Service', id)],
  }),
  listReviews: build.query({
    ...ask('listReviews'),
    providesTags: (answer, _error, { id }) => [
      toTag('Rating', id),
      ...tagsOf(
        'Person',
        answer?.reviews.map(({ user }) => user),
      ),
    ],
  }),
  listServicesOf: build.query({
    ...ask('listServicesOf'),
    providesTags: (answer, _error, { id }) => [
      toTag('ServicesOf', id),
      ...tagsOfServices(answer?.services),
    ],
  }),
  listMyServices: build.query({
    ...ask('listMyServices'),
    providesTags: (answer) => ['MyServices', ...tagsOfServices(answer?.services)],
  }),
  createService: build.mutation({
    ...ask('createService'),
    invalidatesTags: (answer) =>
      answer ? ['ServiceList', 'MyServices', ...tagsOf('ServicesOf', answer.service.user)] : [],
  }),
  updateService: build.mutation({
    ...ask('updateService'),
    invalidatesTags: (_answer, error, { id }) =>
      error ? [] : ['ServiceList', toTag('Service', id)],
  }),
  pauseService: build.mutation({
    ...ask('pauseService'),
    invalidatesTags: (_answer, error, { id }) =>
      error ? [] : ['ServiceList', toTag('Service', id)],
  }),
  listDrafts: build.query({ ...ask('listDrafts'), providesTags: ['Drafts'] }),
  getDraft: build.query({
    ...ask('getDraft'),
    providesTags: (_answer, _error, { id }) => [toTag('Drafts', id)],
  }),
  createDraft: build.mutation({ ...ask('createDraft'), invalidatesTags: onSuccess('Drafts') }),
  saveDraft: build.mutation({ ...ask('saveDraft'), invalidatesTags: onSuccess('Drafts') }),
  addDraftPictures: build.mutation({
    ...ask('addDraftPictures'),
    invalidatesTags: onSuccess('Drafts'),
  }),
  publishDraft: build.mutation({
    ...ask('publishDraft'),
    invalidatesTags: (answer) =>
      answer
        ? [
            'Drafts',
            'ServiceList',
            'MyServices',
            toTag('Service', answer.service._id),
            ...tagsOf('ServicesOf', answer.service.user),
          ]
        : [],
  }),
  deleteDraft: build.mutation({ ...ask('deleteDraft'), invalidatesTags: onSuccess('Drafts') }),
  deleteService: build.mutation({
    ...ask('deleteService'),
    invalidatesTags: (_answer, error, { id }) =>
      error ? [] : ['ServiceList', toTag('Service', id)],
  }),
  reviewService: build.mutation({
    ...ask('reviewService'),
    invalidatesTags: (_answer, error, { serviceId }) => (error ? [] : [toTag('Rating', serviceId)]),
  }),
});
