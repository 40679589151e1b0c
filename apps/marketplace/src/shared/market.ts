import { createMarketClient } from '@market/api';
import { createMarketApi } from '@market/api/redux';

/** Where the backend is. By default it shares the site's origin, below `/api`. */
export const host = import.meta.env.VITE_API_HOST ?? '/api';

/** The backend's calls as functions, for what is not a query or a mutation. */
export const marketClient = createMarketClient({ host });

/** The backend's calls as queries and mutations. */
export const marketApi = createMarketApi(marketClient);

export const {
  useAddToWishlistMutation,
  useCreateOrderMutation,
  useCreateServiceMutation,
  useDeleteServiceMutation,
  useGetCardProviderKeyQuery,
  useGetOrderQuery,
  useGetPersonQuery,
  useGetServiceQuery,
  useListMyOrdersQuery,
  useListMyServicesQuery,
  useListSalesQuery,
  useListServicesQuery,
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
