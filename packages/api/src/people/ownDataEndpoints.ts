import type { Ask } from '../redux/createAsk.ts';
import { onSuccess } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** What is stored about somebody, as queries and mutations. */
export const createOwnDataEndpoints = (build: MarketBuilder, ask: Ask) => ({
  getOwnData: build.query({ ...ask('getOwnData'), providesTags: ['OwnData'] }),
  requestExport: build.mutation({ ...ask('requestExport'), invalidatesTags: onSuccess('OwnData') }),
  getExportLink: build.mutation({ ...ask('getExportLink') }),
  // When it is refused, the member sees what keeps their account.
  requestDeletion: build.mutation({ ...ask('requestDeletion'), invalidatesTags: ['OwnData'] }),
});
