import { createAdminClient } from '@market/api';
import { createAdminApi } from '@market/api/redux';
import { host } from './host.ts';
import { marketApi } from './market.ts';

/** The calls of those who run the market, in the store of all others. Nobody else loads this file. */
const adminApi = createAdminApi(marketApi, createAdminClient({ host }));

export const {
  useAddCategoryMutation,
  useAddPersonNoteMutation,
  useDecideAppealMutation,
  useDecideDisputeMutation,
  useDecideHeldMutation,
  useDecideReportMutation,
  useDecideServiceMutation,
  useDecideVerificationMutation,
  useGetOverviewQuery,
  useInspectHeldQuery,
  useInspectServiceQuery,
  useInspectVerificationQuery,
  useLazyListAuditQuery,
  useListAuditQuery,
  useListHeldQuery,
  useListHeldServicesQuery,
  useListDeskCategoriesQuery,
  useListSettingsQuery,
  useSaveCategoryMutation,
  useListVerificationsQuery,
  useSaveSettingMutation,
  useEndPersonSessionsMutation,
  useEndVerificationMutation,
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
  useTakeHeldMutation,
  useTakeReportMutation,
  useTakeVerificationMutation,
} = adminApi;
