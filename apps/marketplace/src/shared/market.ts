import { type CallClientOptions, createMarketClient } from '@market/api';
import { createMarketApi, createPrefetch } from '@market/api/redux';

/** Where the backend is. By default it shares the site's origin, below `/api`. */
export const host = import.meta.env.VITE_API_HOST ?? '/api';

/** How the backend is asked. A server that renders pages puts a `fetch` of its own in here. */
export const clientOptions: CallClientOptions = { host };

/** The backend's calls as functions, for what is not a query or a mutation. */
export const marketClient = createMarketClient(clientOptions);

/** The backend's calls as queries and mutations. */
export const marketApi = createMarketApi(marketClient);

/** Asks ahead for what a screen is going to need. */
export const prefetch = createPrefetch(marketApi);

export const {
  useAddToWishlistMutation,
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
  useUpdateOrderMutation,
  useUpdatePasswordMutation,
  useUpdateProfileMutation,
  useUpdateServiceMutation,
} = marketApi;
