import type { Ask } from '../redux/createAsk.ts';
import { tagsOf, toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Reviews beyond the specified one as queries and mutations. */
export const createReviewEndpoints = (build: MarketBuilder, ask: Ask) => ({
  reviewOrder: build.mutation({
    ...ask('reviewOrder'),
    // What is published changes the service's rating, too: which service it is only the order knows.
    invalidatesTags: (_answer, _error, { id }) => [toTag('Order', id), 'Rating'],
  }),
  getMyReview: build.query({
    ...ask('getMyReview'),
    providesTags: (_answer, _error, { id }) => [toTag('Rating', id), toTag('MyReview', id)],
  }),
  replyToReview: build.mutation({
    ...ask('replyToReview'),
    invalidatesTags: (_answer, _error, { id }) => [toTag('Rating', id)],
  }),
  voteReview: build.mutation({
    ...ask('voteReview'),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : [toTag('MyReview', id)]),
  }),
  takeVoteBack: build.mutation({
    ...ask('takeVoteBack'),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : [toTag('MyReview', id)]),
  }),
  listReviewsOfPerson: build.query({
    ...ask('listReviewsOfPerson'),
    providesTags: (answer, _error, { id }) => [
      toTag('Person', id),
      'Rating',
      ...tagsOf(
        'Person',
        answer?.reviews.map(({ user }) => user),
      ),
    ],
  }),
});
