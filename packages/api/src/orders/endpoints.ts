import type { Ask } from '../redux/createAsk.ts';
import { onSuccess, tagsOf, toTag } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Orders as queries and mutations. */
export const createOrdersEndpoints = (build: MarketBuilder, ask: Ask) => ({
  quoteOrder: build.mutation({ ...ask('quoteOrder') }),
  createOrder: build.mutation({
    ...ask('createOrder'),
    invalidatesTags: onSuccess('MyOrders', 'Wishlist', 'Offers'),
  }),
  listSales: build.query({
    ...ask('listSales'),
    providesTags: (answer) => ['Sales', ...tagsOf('Order', answer?.orders)],
  }),
  listMyOrders: build.query({
    ...ask('listMyOrders'),
    providesTags: (answer) => ['MyOrders', ...tagsOf('Order', answer?.orders)],
  }),
  summariseSales: build.query({
    ...ask('summariseSales'),
    // What any order of theirs becomes changes the sums.
    providesTags: ['Sales', 'Order'],
  }),
  listCustomers: build.query({ ...ask('listCustomers'), providesTags: ['Sales'] }),
  getOrder: build.query({
    ...ask('getOrder'),
    providesTags: (_answer, _error, { id }) => [toTag('Order', id)],
  }),
  updateOrder: build.mutation({
    ...ask('updateOrder'),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : [toTag('Order', id)]),
  }),
  refundOrder: build.mutation({
    ...ask('refundOrder'),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : [toTag('Order', id)]),
  }),
});
