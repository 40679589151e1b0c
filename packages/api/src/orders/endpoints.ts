import type { Ask } from '../redux/createAsk.ts';
import { changesOrder, onSuccess, toTag } from '../redux/tags.ts';
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
    providesTags: ['Sales', 'Orders'],
  }),
  listMyOrders: build.query({
    ...ask('listMyOrders'),
    providesTags: ['MyOrders', 'Orders'],
  }),
  summariseSales: build.query({
    ...ask('summariseSales'),
    providesTags: ['Sales', 'Orders'],
  }),
  listCustomers: build.query({ ...ask('listCustomers'), providesTags: ['Sales'] }),
  getOrder: build.query({
    ...ask('getOrder'),
    providesTags: (_answer, _error, { id }) => [toTag('Order', id)],
  }),
  updateOrder: build.mutation({ ...ask('updateOrder'), invalidatesTags: changesOrder }),
  refundOrder: build.mutation({ ...ask('refundOrder'), invalidatesTags: changesOrder }),
  listOrderEvents: build.query({
    ...ask('listOrderEvents'),
    providesTags: (_answer, _error, { id }) => [toTag('Order', id)],
  }),
  answerRequirements: build.mutation({
    ...ask('answerRequirements'),
    invalidatesTags: changesOrder,
  }),
  startWork: build.mutation({ ...ask('startWork'), invalidatesTags: changesOrder }),
  deliverOrder: build.mutation({ ...ask('deliverOrder'), invalidatesTags: changesOrder }),
  requestRevision: build.mutation({ ...ask('requestRevision'), invalidatesTags: changesOrder }),
  acceptDelivery: build.mutation({ ...ask('acceptDelivery'), invalidatesTags: changesOrder }),
  extendReview: build.mutation({ ...ask('extendReview'), invalidatesTags: changesOrder }),
  cancelOrder: build.mutation({ ...ask('cancelOrder'), invalidatesTags: changesOrder }),
  proposeChange: build.mutation({ ...ask('proposeChange'), invalidatesTags: changesOrder }),
  answerProposal: build.mutation({ ...ask('answerProposal'), invalidatesTags: changesOrder }),
  openDispute: build.mutation({ ...ask('openDispute'), invalidatesTags: changesOrder }),
  answerDispute: build.mutation({ ...ask('answerDispute'), invalidatesTags: changesOrder }),
  withdrawDispute: build.mutation({ ...ask('withdrawDispute'), invalidatesTags: changesOrder }),
  appealDispute: build.mutation({ ...ask('appealDispute'), invalidatesTags: changesOrder }),
});
