import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { CallFailure } from '../client/CallError.ts';
import { createAsk, type FindClient } from './createAsk.ts';
import { createAnalyticsEndpoints } from '../analytics/endpoints.ts';
import { createConversationEndpoints } from '../conversations/endpoints.ts';
import { createCouponEndpoints } from '../coupons/endpoints.ts';
import { createDecisionEndpoints } from '../decisions/endpoints.ts';
import { createGuardEndpoints } from '../guard/endpoints.ts';
import { createIdentityEndpoints } from '../identity/endpoints.ts';
import { createFileEndpoints } from '../files/endpoints.ts';
import { createExternalEndpoints } from '../people/externalEndpoints.ts';
import { createFactorEndpoints } from '../people/factorEndpoints.ts';
import { createMarketEndpoints } from '../market/endpoints.ts';
import { createNotificationEndpoints } from '../notifications/endpoints.ts';
import { createOfferEndpoints } from '../offers/endpoints.ts';
import { createOrdersEndpoints } from '../orders/endpoints.ts';
import { createOwnDataEndpoints } from '../people/ownDataEndpoints.ts';
import { createPasskeyEndpoints } from '../people/passkeyEndpoints.ts';
import { createPaymentEndpoints } from '../payments/endpoints.ts';
import { createPeopleEndpoints } from '../people/endpoints.ts';
import { createReviewEndpoints } from '../reviews/endpoints.ts';
import { createScoreEndpoints } from '../score/endpoints.ts';
import { createSearchEndpoints } from '../searches/endpoints.ts';
import { createServicesEndpoints } from '../services/endpoints.ts';
import { marketTags } from './tags.ts';
import { createWishlistEndpoints } from '../wishlist/endpoints.ts';

/** All calls as RTK Query endpoints, each on its own. */
export function createEndpoints(findClient: FindClient) {
  const ask = createAsk(findClient);
  return createApi({
    reducerPath: 'market',
    baseQuery: fakeBaseQuery<CallFailure>(),
    tagTypes: marketTags,
    refetchOnReconnect: true,
    // In seconds: somebody who reads one service for a while and goes back finds the list at once.
    keepUnusedDataFor: 300,
    endpoints: (build) => ({
      ...createPeopleEndpoints(build, ask),
      ...createFactorEndpoints(build, ask),
      ...createPasskeyEndpoints(build, ask),
      ...createExternalEndpoints(build, ask),
      ...createOwnDataEndpoints(build, ask),
      ...createServicesEndpoints(build, ask),
      ...createWishlistEndpoints(build, ask),
      ...createPaymentEndpoints(build, ask),
      ...createOrdersEndpoints(build, ask),
      ...createMarketEndpoints(build, ask),
      ...createCouponEndpoints(build, ask),
      ...createSearchEndpoints(build, ask),
      ...createOfferEndpoints(build, ask),
      ...createFileEndpoints(build, ask),
      ...createAnalyticsEndpoints(build, ask),
      ...createScoreEndpoints(build, ask),
      ...createConversationEndpoints(build, ask),
      ...createNotificationEndpoints(build, ask),
      ...createDecisionEndpoints(build, ask),
      ...createGuardEndpoints(build, ask),
      ...createIdentityEndpoints(build, ask),
      ...createReviewEndpoints(build, ask),
    }),
  });
}

/** The endpoints before they know of each other. */
export type MarketEndpoints = ReturnType<typeof createEndpoints>;

/**
 * A store's state, as far as it concerns the marketplace.
 *
 * @see Specification, states and transitions
 */
export interface MarketState {
  market: ReturnType<MarketEndpoints['reducer']>;
}
