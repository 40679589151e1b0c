import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import { tagsOf, toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Reports as queries and a mutation. */
export const createReportEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  listReports: build.query({
    ...ask('listReports'),
    providesTags: provideOnceProven(({ reports }) => ['Report', ...tagsOf('Report', reports)]),
  }),
  inspectReport: build.query({
    ...ask('inspectReport'),
    providesTags: provideOnceProven((_answer, { id }) => ['Report', toTag('Report', id)]),
  }),
  takeReport: build.mutation({ ...ask('takeReport'), invalidatesTags: ['Report'] }),
  decideReport: build.mutation({
    ...ask('decideReport'),
    invalidatesTags: ['Report', 'Decisions'],
  }),
  closeReport: build.mutation({
    ...ask('closeReport'),
    // A refusal says that somebody else was quicker.
    invalidatesTags: ['Report'],
  }),
});
