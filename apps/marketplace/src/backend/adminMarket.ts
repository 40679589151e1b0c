import { createAdminClient } from '@market/api';
import { createAdminApi } from '@market/api/redux';
import { host } from './host.ts';
import { marketApi } from './market.ts';

/** The calls of those who run the market, in the store of all others. Nobody else loads this file. */
const adminApi = createAdminApi(marketApi, createAdminClient({ host }));

export const {
  useAddPersonNoteMutation,
  useDecideAppealMutation,
  useDecideDisputeMutation,
  useDecideReportMutation,
  useDecideServiceMutation,
  useGetOverviewQuery,
  useInspectServiceQuery,
  useLazyListAuditQuery,
  useListAuditQuery,
  useListHeldServicesQuery,
  useListSettingsQuery,
  useSaveSettingMutation,
  useEndPersonSessionsMutation,
  useFindPeopleQuery,
  useFindOrdersQuery,
  useForceCancelOrderMutation,
  useGetBooksQuery,
  useInspectOrderEventsQuery,
  useInspectOrderQuery,
  useGetPersonFileQuery,
  useInspectReportQuery,
  useLiftSuspensionMutation,
  useListDecisionsQuery,
  useListDisputesQuery,
  useListOperatorsQuery,
  useListReportsQuery,
  useSuspendPersonMutation,
  useTakeAppealMutation,
  useTakeDisputeMutation,
  useTakeReportMutation,
} = adminApi;
