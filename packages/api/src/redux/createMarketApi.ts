import type { MemberClient } from '../client/createMemberClient.ts';
import { changeWishlistAtOnce } from '../wishlist/changeWishlistAtOnce.ts';
import { createEndpoints } from './createEndpoints.ts';
import type { MarketEndpoints } from './createEndpoints.ts';
import { keepSessionInStep } from './keepSessionInStep.ts';

/**
 * All calls of members as RTK Query endpoints with their hooks, such as `useListServicesQuery`.
 *
 * @see Specification, states and transitions
 */
export type MarketApi = MarketEndpoints;

/**
 * Makes hooks of the client's methods, but for those of operators: see `createAdminApi`. Calls that read are queries, the others mutations; each
 * write refreshes what it changed; errors are plain data (`CallFailure`). Put `reducer` under
 * `reducerPath` ("market") and `middleware` into the store.
 *
 * `useLoadUserQuery` tells who is signed in: `data.user` is there as soon as `logIn`, `logInWithPasskey`,
 * `signUp` or `confirmEmail` has given a user and null after `logOut`, the end of the session or a
 * failure to load the user, and then whatever belonged to that person has left the store too. For a
 * visitor it fails with kind `unauthorized` and an empty message; with any other kind nobody knows.
 *
 * @param client The client, or what finds it in the `extraArgument` of a store's thunks. With the
 *   latter each store asks in its own name: on a server that renders pages, one for each visitor.
 * @see Specification, states and transitions
 */
export function createMarketApi(
  client: MemberClient | ((extraArgument: unknown) => MemberClient),
): MarketApi {
  const api = createEndpoints(typeof client === 'function' ? client : () => client);
  changeWishlistAtOnce(api);
  return { ...api, middleware: keepSessionInStep(api) };
}
