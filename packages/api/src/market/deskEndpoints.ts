import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** The market as a whole, for those who run it. */
export const createMarketDeskEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  getOverview: build.query({
    ...ask('getOverview'),
    providesTags: provideOnceProven(() => ['Decisions', 'Report']),
  }),
  listAudit: build.query({ ...ask('listAudit'), providesTags: provideOnceProven(() => []) }),
  listSettings: build.query({
    ...ask('listSettings'),
    providesTags: provideOnceProven(() => ['Market']),
  }),
  saveSetting: build.mutation({ ...ask('saveSetting'), invalidatesTags: ['Market'] }),
  listDeskCategories: build.query({
    ...ask('listDeskCategories'),
    providesTags: provideOnceProven(() => ['Market']),
  }),
  addCategory: build.mutation({ ...ask('addCategory'), invalidatesTags: ['Market'] }),
  saveCategory: build.mutation({ ...ask('saveCategory'), invalidatesTags: ['Market'] }),
});
