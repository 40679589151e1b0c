import { createAdminClient } from '@market/api';
import { createAdminApi } from '@market/api/redux';
import { host } from './host.ts';
import { marketApi } from './market.ts';

/** The calls of those who run the market, in the store of all others. Nobody else loads this file. */
const adminApi = createAdminApi(marketApi, createAdminClient({ host }));

export const {
  useDecideDisputeMutation,
  useFindOrdersQuery,
  useForceCancelOrderMutation,
  useGetBooksQuery,
  useInspectOrderEventsQuery,
  useInspectOrderQuery,
  useListDisputesQuery,
  useListOperatorsQuery,
  useTakeDisputeMutation,
} = adminApi;
