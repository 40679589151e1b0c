import type { MemberClient } from '@market/api';
import { createMarketApi, createPrefetch } from '@market/api/redux';
import { createLateClient } from './createLateClient.ts';

/** What the site's stores pass to their thunks. */
export interface StoreSurroundings {
  /** Asks the backend. */
  client: MemberClient;
}

/** The backend's calls as functions, in a browser, for anything but queries and mutations. */
export const marketClient = createLateClient(() =>
  import('./checkingClient.ts').then((file) => file.checkingClient),
);

/** The backend's calls as queries and mutations. */
export const marketApi = createMarketApi(
  (surroundings) => (surroundings as StoreSurroundings).client,
);

/** Fetches ahead what a screen will need. */
export const prefetch = createPrefetch(marketApi);

export const {
  useAcceptDeliveryMutation,
  useAddDraftPicturesMutation,
  useAddToWishlistMutation,
  useAnswerDisputeMutation,
  useAnswerProposalMutation,
  useAnswerRequirementsMutation,
  useAppealDisputeMutation,
  useBlockPersonMutation,
  useCancelOrderMutation,
  useChangeConversationMutation,
  useConfirmEmailMutation,
  useConfirmPasswordMutation,
  useConfirmStepUpMutation,
  useConfirmTotpMutation,
  useCreateCouponMutation,
  useCreateDraftMutation,
  useCreateOrderMutation,
  useCreateServiceMutation,
  useDeleteCouponMutation,
  useDeleteDraftMutation,
  useDeleteMessageMutation,
  useDeleteServiceMutation,
  useDeliverOrderMutation,
  useEndOfferMutation,
  useEndSessionMutation,
  useExtendReviewMutation,
  useFindConversationQuery,
  useFindInWishlistQuery,
  useGetCardProviderKeyQuery,
  useGetConversationQuery,
  useGetDraftQuery,
  useGetOfferQuery,
  useGetMarketQuery,
  useGetNotificationChoicesQuery,
  useGetOrderQuery,
  useGetPersonQuery,
  useGetServiceQuery,
  useGetUnreadQuery,
  useLazyGetConversationQuery,
  useListBlocksQuery,
  useListConversationsQuery,
  useListCustomersQuery,
  useListDraftsQuery,
  useListFactorsQuery,
  useListMyCouponsQuery,
  useListMyOffersQuery,
  useListNotificationsQuery,
  useListMyOrdersQuery,
  useListMyServicesQuery,
  useListOrderEventsQuery,
  useListReviewsQuery,
  useListSalesQuery,
  useListServicesOfQuery,
  useListServicesQuery,
  useListSessionsQuery,
  useListWishlistQuery,
  useLoadUserQuery,
  useLogInMutation,
  useLogOutMutation,
  useMakeOfferMutation,
  useMakeRecoveryCodesMutation,
  useMarkNotificationsSeenMutation,
  useMarkSeenMutation,
  useOpenDisputeMutation,
  usePauseCouponMutation,
  usePauseServiceMutation,
  useProposeChangeMutation,
  usePublishDraftMutation,
  useQuoteOrderMutation,
  useRefundOrderMutation,
  useRemoveFactorMutation,
  useRemoveFromWishlistMutation,
  useReportContentMutation,
  useRequestPasswordResetMutation,
  useRequestRevisionMutation,
  useResetPasswordMutation,
  useReviewServiceMutation,
  useSaveDraftMutation,
  useSendMessageMutation,
  useSetAwayMutation,
  useSetSeenShownMutation,
  useSignUpMutation,
  useStartPaymentMutation,
  useStartTotpMutation,
  useStartWorkMutation,
  useSummariseSalesQuery,
  useUpdateNotificationChoicesMutation,
  useUnblockPersonMutation,
  useUpdateOrderMutation,
  useUpdatePasswordMutation,
  useUpdateProfileMutation,
  useUpdateServiceMutation,
  useWithdrawDisputeMutation,
} = marketApi;
