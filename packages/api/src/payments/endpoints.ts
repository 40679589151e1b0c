import type { Ask } from '../redux/createAsk.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Payments as queries and mutations. */
export const createPaymentEndpoints = (build: MarketBuilder, ask: Ask) => ({
  getCardProviderKey: build.query({
    ...ask('getCardProviderKey'),
    providesTags: ['CardProviderKey'],
  }),
  startPayment: build.mutation({ ...ask('startPayment') }),
});
