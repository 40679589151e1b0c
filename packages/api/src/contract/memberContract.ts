import { analyticsCalls } from '../analytics/calls.ts';
import { scoreCalls } from '../score/calls.ts';
import { peopleCalls } from '../people/calls.ts';
import { sessionCalls } from '../people/sessionCalls.ts';
import { externalCalls } from '../people/externalCalls.ts';
import { factorCalls } from '../people/factorCalls.ts';
import { ownDataCalls } from '../people/ownDataCalls.ts';
import { passkeyCalls } from '../people/passkeyCalls.ts';
import { serviceCalls } from '../services/calls.ts';
import { wishlistCalls } from '../wishlist/calls.ts';
import { paymentCalls } from '../payments/calls.ts';
import { orderCalls } from '../orders/calls.ts';
import { lifeCalls } from '../orders/lifeCalls.ts';
import { disagreementCalls } from '../orders/disagreementCalls.ts';
import { refundCalls } from '../orders/refundCalls.ts';
import { marketCalls } from '../market/calls.ts';
import { discoveryCalls } from '../services/discoveryCalls.ts';
import { rankingCalls } from '../services/rankingCalls.ts';
import { draftCalls } from '../services/draftCalls.ts';
import { couponCalls } from '../coupons/calls.ts';
import { searchCalls } from '../searches/calls.ts';
import { offerCalls } from '../offers/calls.ts';
import { notificationCalls } from '../notifications/calls.ts';
import { fileCalls } from '../files/calls.ts';
import { reviewCalls } from '../reviews/calls.ts';
import { conversationCalls } from '../conversations/calls.ts';
import { decisionCalls } from '../decisions/calls.ts';
import { guardCalls } from '../guard/calls.ts';
import { identityCalls } from '../identity/calls.ts';

/**
 * The calls of everybody but those who run the market: all that a browser of a member or a visitor knows.
 *
 * @see Specification, calls
 */
export const memberContract: typeof marketCalls &
  typeof peopleCalls &
  typeof sessionCalls &
  typeof factorCalls &
  typeof passkeyCalls &
  typeof externalCalls &
  typeof ownDataCalls &
  typeof serviceCalls &
  typeof discoveryCalls &
  typeof rankingCalls &
  typeof draftCalls &
  typeof wishlistCalls &
  typeof paymentCalls &
  typeof orderCalls &
  typeof lifeCalls &
  typeof disagreementCalls &
  typeof refundCalls &
  typeof couponCalls &
  typeof searchCalls &
  typeof offerCalls &
  typeof fileCalls &
  typeof analyticsCalls &
  typeof scoreCalls &
  typeof conversationCalls &
  typeof reviewCalls &
  typeof notificationCalls &
  typeof decisionCalls &
  typeof guardCalls &
  typeof identityCalls = {
  ...marketCalls,
  ...peopleCalls,
  ...sessionCalls,
  ...factorCalls,
  ...passkeyCalls,
  ...externalCalls,
  ...ownDataCalls,
  ...serviceCalls,
  ...discoveryCalls,
  ...rankingCalls,
  ...draftCalls,
  ...wishlistCalls,
  ...paymentCalls,
  ...orderCalls,
  ...lifeCalls,
  ...disagreementCalls,
  ...refundCalls,
  ...couponCalls,
  ...searchCalls,
  ...offerCalls,
  ...fileCalls,
  ...analyticsCalls,
  ...scoreCalls,
  ...conversationCalls,
  ...reviewCalls,
  ...notificationCalls,
  ...decisionCalls,
  ...guardCalls,
  ...identityCalls,
};
