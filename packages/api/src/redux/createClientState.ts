import { createSelector } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CallName, MarketAnswer, MarketRequest } from '../contract/contract.ts';
import type { CallFailure } from '../client/CallError.ts';
import type { MarketApi } from './createMarketApi.ts';
import type { MarketState } from './createEndpoints.ts';
import type { LoadedUser } from '../people/endpoints.ts';

/**
 * How a group stands: asked for, there, or failed.
 *
 * @see Specification, T1
 */
export interface GroupState {
  /** Whether an answer is being waited for. */
  loading: boolean;
  /** Why it failed; null when it did not, or after `clear`. */
  error: CallFailure | null;
}

type Cleared = ThunkAction<void, MarketState, unknown, UnknownAction>;

/** What is read from one entry of the store. */
interface Entry<Data> {
  data?: Data | undefined;
  error?: unknown;
  isLoading: boolean;
  isSuccess: boolean;
}

/**
 * The specification's client state groups as selectors over what the endpoints keep, each with
 * an action that clears its error and its success. `docs/client-state.md` tells which screen
 * reads which. A group of a query takes the request it was asked with; a group of a write tells
 * of the last one.
 *
 * @see Specification, entities
 * @example
 * const clientState = createClientState(marketApi);
 * const { user, isAuthenticated } = useSelector(clientState.auth.select);
 * dispatch(clientState.newReview.clear());
 */
export function createClientState(api: MarketApi) {
  const toClear =
    (...names: CallName[]) =>
    (): Cleared =>
    (dispatch, getState) => {
      const { queries, mutations } = getState().market;
      for (const [key, entry] of Object.entries(mutations)) {
        if (names.includes(entry?.endpointName as CallName)) {
          dispatch(api.internalActions.removeMutationResult({ requestId: key }));
        }
      }
      for (const [key, entry] of Object.entries(queries)) {
        if (entry?.error && names.includes(entry.endpointName as CallName)) {
          dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key } as RemovedEntry));
        }
      }
    };

  /** A group that one query fills. */
  const ofQuery = <Data, Request, Fields>(
    name: CallName,
    read: (state: MarketState, request: Request) => Entry<Data>,
    toFields: (data: Data | undefined) => Fields,
  ) => ({
    select: createSelector(
      [
        (state: MarketState, request: Request) => read(state, request).data,
        (state: MarketState, request: Request) => read(state, request).error,
        (state: MarketState, request: Request) => read(state, request).isLoading,
      ],
      (data, error, loading): Fields & GroupState => ({
        ...toFields(data),
        loading,
        error: (error ?? null) as CallFailure | null,
      }),
    ),
    clear: toClear(name),
  });

  /** A group that writes fill: what came of the last of them. */
  const ofWrites = <Name extends CallName, Fields>(
    names: Name[],
    toFields: (
      success: boolean,
      data: MarketAnswer<Name> | undefined,
      name: Name | undefined,
    ) => Fields,
  ) => ({
    select: createSelector(
      [(state: MarketState) => findLast(state, names)],
      (entry): Fields & GroupState => ({
        ...toFields(
          entry?.status === 'fulfilled',
          entry?.data as MarketAnswer<Name> | undefined,
          entry?.endpointName as Name | undefined,
        ),
        loading: entry?.status === 'pending',
        error: (entry?.error ?? null) as CallFailure | null,
      }),
    ),
    clear: toClear(...names),
  });

  const { endpoints } = api;
  const readUser = (state: MarketState): Entry<LoadedUser> => endpoints.loadUser.select()(state);
  const signIns: CallName[] = [
    'logIn',
    'logInWithPasskey',
    'finishExternalLogIn',
    'signUpWithExternal',
    'signUp',
    'confirmEmail',
    'logOut',
  ];

  return {
    /**
     * The list that was asked for with this request.
     *
     * @see Specification, D11
     */
    servicesList: ofQuery(
      'listServices',
      (state, request: MarketRequest<'listServices'> | void) =>
        endpoints.listServices.select(request)(state),
      (data) => ({
        services: data?.services ?? [],
        servicesCount: data?.servicesCount ?? 0,
        resDataPerPage: data?.resDataPerPage ?? 0,
        filteredServiceCount: data?.filteredServiceCount ?? 0,
      }),
    ),
    /**
     * One service with its reviews.
     *
     * @see Specification, D12
     */
    serviceDetails: ofQuery(
      'getService',
      (state, request: MarketRequest<'getService'>) => endpoints.getService.select(request)(state),
      (data) => ({ service: data?.service ?? null }),
    ),
    /**
     * Who is signed in: loading, and nobody, while that is found out or somebody logs in.
     *
     * @see Specification, D13
     */
    auth: {
      select: createSelector(
        [
          (state: MarketState) => readUser(state).data,
          (state: MarketState) => readUser(state).error,
          (state: MarketState) => readUser(state).isLoading,
          (state: MarketState) => findLast(state, signIns),
        ],
        (data, loadError, isLoading, last) => {
          const loading = isLoading || last?.status === 'pending';
          const isLoggingIn = last?.status === 'pending' && last.endpointName !== 'logOut';
          const user = isLoggingIn ? null : (data?.user ?? null);
          const error = (last?.error ?? loadError ?? null) as CallFailure | null;
          return { user, isAuthenticated: user !== null, loading, error };
        },
      ),
      /** What loading the user failed with stays: it is what says that nobody is signed in. */
      clear: toClear(...signIns),
    },
    /**
     * The own profile and password being changed.
     *
     * @see Specification, D14
     */
    userUpdate: ofWrites(['updateProfile', 'updatePassword'], (isUpdated) => ({ isUpdated })),
    /**
     * The mail with the link, and the password chosen by it.
     *
     * @see Specification, D15
     */
    forgotPassword: ofWrites(['requestPasswordReset', 'resetPassword'], (success, data) => ({
      success,
      message: data?.message ?? '',
    })),
    /**
     * A service being added to the wishlist.
     *
     * @see Specification, D16
     */
    addToCart: ofWrites(['addToWishlist'], (success, data) => ({
      success,
      cart: data?.cart ?? null,
    })),
    /**
     * The wishlist. The specification's `orderInfo` is the site's own: its checkout slice.
     *
     * @see Specification, D17
     */
    cart: ofQuery(
      'listWishlist',
      (state, _request: void) => endpoints.listWishlist.select()(state),
      (data) => ({ items: data?.myCartItems ?? [], cartItemsCount: data?.cartItemsCount ?? 0 }),
    ),
    /**
     * An item being dropped from the wishlist.
     *
     * @see Specification, D18
     */
    deleteCartItem: ofWrites(['removeFromWishlist'], (success, data) => ({
      success,
      message: data?.message ?? '',
    })),
    /**
     * An order being placed.
     *
     * @see Specification, D19
     */
    newOrder: ofWrites(['createOrder'], (success, data) => ({
      success,
      order: data?.order ?? null,
    })),
    /**
     * What the signed-in person has ordered.
     *
     * @see Specification, D20
     */
    myOrders: ofQuery(
      'listMyOrders',
      (state, _request: void) => endpoints.listMyOrders.select()(state),
      (data) => ({ orders: data?.orders ?? [] }),
    ),
    /**
     * What has been ordered from the signed-in person.
     *
     * @see Specification, D21
     */
    adminOrders: ofQuery(
      'listSales',
      (state, _request: void) => endpoints.listSales.select()(state),
      (data) => ({ orders: data?.orders ?? [], totalAmount: data?.totalAmount ?? 0 }),
    ),
    /**
     * One order.
     *
     * @see Specification, D22
     */
    orderDetails: ofQuery(
      'getOrder',
      (state, request: MarketRequest<'getOrder'>) => endpoints.getOrder.select(request)(state),
      (data) => ({ order: data?.order ?? null }),
    ),
    /**
     * A review being written.
     *
     * @see Specification, D23
     */
    newReview: ofWrites(['reviewService'], (success) => ({ success })),
    /**
     * A service being published.
     *
     * @see Specification, D24
     */
    newService: ofWrites(['createService'], (success, data) => ({
      success,
      service: data?.service ?? null,
    })),
    /**
     * A service being changed or taken away.
     *
     * @see Specification, D25
     */
    deleteUpdateService: ofWrites(['updateService', 'deleteService'], (success, _data, name) => ({
      isUpdated: success && name === 'updateService',
      isDeleted: success && name === 'deleteService',
    })),
    /**
     * An order being marked as delivered, or given back.
     *
     * @see Specification, D26
     */
    updateOrder: ofWrites(['updateOrder', 'refundOrder'], (isUpdated) => ({ isUpdated })),
    /**
     * Somebody's profile.
     *
     * @see Specification, D27
     */
    userDetails: ofQuery(
      'getPerson',
      (state, request: MarketRequest<'getPerson'>) => endpoints.getPerson.select(request)(state),
      (data) => ({ user: data?.user ?? null }),
    ),
    /**
     * The card provider's public key; empty until it is known.
     *
     * @see Specification, D28
     */
    cardProviderKey: ofQuery(
      'getCardProviderKey',
      (state, _request: void) => endpoints.getCardProviderKey.select()(state),
      (data) => ({ stripeApiKey: data?.stripeApiKey ?? '' }),
    ),
  };
}

/** The newest of these writes. */
const findLast = (state: MarketState, names: CallName[]) =>
  Object.values(state.market.mutations)
    .filter((entry) => names.includes(entry?.endpointName as CallName))
    .toSorted((one, other) => (other?.startedTimeStamp ?? 0) - (one?.startedTimeStamp ?? 0))[0];

type RemovedEntry = Parameters<MarketApi['internalActions']['removeQueryResult']>[0];
