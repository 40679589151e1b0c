import { createMarketApi, createPrefetch } from '@market/api/redux';
import { createLateClient } from './createLateClient.ts';

/** The backend's calls as functions, for what is not a query or a mutation. */
export const marketClient = createLateClient(() =>
  import('./checkingClient.ts').then((file) => file.checkingClient),
);

/** The backend's calls as queries and mutations. */
export const marketApi = createMarketApi(marketClient);

/** Asks ahead for what a screen is going to need. */
export const prefetch = createPrefetch(marketApi);

export const {
  useAddToWishlistMutation,
  useConfirmEmailMutation,
  useConfirmPasswordMutation,
  useCreateOrderMutation,
  useCreateServiceMutation,
  useDeleteServiceMutation,
  useEndSessionMutation,
  useGetCardProviderKeyQuery,
  useGetOrderQuery,
  useGetPersonQuery,
  useGetServiceQuery,
  useListMyOrdersQuery,
  useListMyServicesQuery,
  useListSalesQuery,
  useListServicesQuery,
  useListSessionsQuery,
  useListWishlistQuery,
  useLoadUserQuery,
  useLogInMutation,
  useLogOutMutation,
  useRefundOrderMutation,
  useRemoveFromWishlistMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useReviewServiceMutation,
  useSignUpMutation,
  useStartPaymentMutation,
  useQuoteOrderMutation,
  useUpdateOrderMutation,
  useUpdatePasswordMutation,
  useUpdateProfileMutation,
  useUpdateServiceMutation,
} = marketApi;
