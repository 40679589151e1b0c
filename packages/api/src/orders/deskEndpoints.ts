import type { AdminAsk } from '../redux/createAdminApi.ts';
import { provideOnceProven } from '../redux/provideOnceProven.ts';
import { changesOrder, toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Orders and disputes of anybody as queries and mutations. */
export const createDeskEndpoints = (build: MarketBuilder, ask: AdminAsk) => ({
  listDisputes: build.query({
    ...ask('listDisputes'),
    providesTags: provideOnceProven(() => ['Orders']),
  }),
  findOrders: build.query({
    ...ask('findOrders'),
    providesTags: provideOnceProven(() => ['Orders']),
  }),
  inspectOrder: build.query({
    ...ask('inspectOrder'),
    providesTags: provideOnceProven((_answer, { id }) => [toTag('Order', id)]),
  }),
  inspectOrderEvents: build.query({
    ...ask('inspectOrderEvents'),
    providesTags: provideOnceProven((_answer, { id }) => [toTag('Order', id)]),
  }),
  takeDispute: build.mutation({ ...ask('takeDispute'), invalidatesTags: changesOrder }),
  decideDispute: build.mutation({ ...ask('decideDispute'), invalidatesTags: changesOrder }),
  forceCancelOrder: build.mutation({ ...ask('forceCancelOrder'), invalidatesTags: changesOrder }),
});
