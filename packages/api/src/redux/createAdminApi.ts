import type { AdminClient } from '../client/createAdminClient.ts';
import { createReportEndpoints } from '../conversations/reportEndpoints.ts';
import { createDecisionDeskEndpoints } from '../decisions/deskEndpoints.ts';
import { createGuardDeskEndpoints } from '../guard/deskEndpoints.ts';
import { createIdentityDeskEndpoints } from '../identity/deskEndpoints.ts';
import { createLedgerEndpoints } from '../ledger/endpoints.ts';
import { createMarketDeskEndpoints } from '../market/deskEndpoints.ts';
import { createServiceDeskEndpoints } from '../services/deskEndpoints.ts';
import { createDeskEndpoints } from '../orders/deskEndpoints.ts';
import { createOperatorEndpoints } from '../people/operatorEndpoints.ts';
import { createReviewDeskEndpoints } from '../reviews/deskEndpoints.ts';
import { createAsk } from './createAsk.ts';
import type { Ask } from './createAsk.ts';
import type { MarketApi } from './createMarketApi.ts';

/**
 * Makes the query function of an endpoint from the name of a call of those who run the market.
 *
 * @see Specification, X30
 */
export type AdminAsk = Ask<keyof AdminClient>;

/**
 * Adds the calls of those who run the market to the endpoints, in the same store: what they change is
 * asked for again. A site does so in code that nobody else loads.
 *
 * @returns The same endpoints with their hooks, such as `useListDisputesQuery`.
 * @see Specification, X30
 */
export function createAdminApi(api: MarketApi, client: AdminClient) {
  const ask = createAsk<keyof AdminClient>(() => client);
  return api.injectEndpoints({
    endpoints: (build) => ({
      ...createDeskEndpoints(build, ask),
      ...createLedgerEndpoints(build, ask),
      ...createOperatorEndpoints(build, ask),
      ...createReportEndpoints(build, ask),
      ...createDecisionDeskEndpoints(build, ask),
      ...createGuardDeskEndpoints(build, ask),
      ...createIdentityDeskEndpoints(build, ask),
      ...createServiceDeskEndpoints(build, ask),
      ...createMarketDeskEndpoints(build, ask),
      ...createReviewDeskEndpoints(build, ask),
    }),
  });
}
