import type { MarketClient } from '../client/createMarketClient.ts';
import { ask } from './ask.ts';
import { onSuccess, tagsOf } from './tags.ts';
import type { MarketBuilder } from './tags.ts';

/** Payments and orders as queries and mutations. */
export const createOrdersEndpoints = (build: MarketBuilder, client: MarketClient) => ({
  getCardProviderKey: build.query({
    ...ask(client.getCardProviderKey),
    providesTags: ['CardProviderKey'],
  }),
  startPayment: build.mutation({ ...ask(client.startPayment) }),
  quoteOrder: build.mutation({ ...ask(client.quoteOrder) }),
  createOrder: build.mutation({
    ...ask(client.createOrder),
    invalidatesTags: onSuccess('MyOrders', 'Wishlist'),
  }),
  listSales: build.query({
    ...ask(client.listSales),
    providesTags: (answer) => ['Sales', ...tagsOf('Order', answer?.orders)],
  }),
  listMyOrders: build.query({
    ...ask(client.listMyOrders),
    providesTags: (answer) => ['MyOrders', ...tagsOf('Order', answer?.orders)],
  }),
  getOrder: build.query({
    ...ask(client.getOrder),
    providesTags: (_answer, _error, { id }) => [{ type: 'Order', id }],
  }),
  updateOrder: build.mutation({
    ...ask(client.updateOrder),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : [{ type: 'Order', id }]),
  }),
  refundOrder: build.mutation({
    ...ask(client.refundOrder),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : [{ type: 'Order', id }]),
  }),
});
