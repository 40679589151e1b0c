import type { MarketRequest } from '../contract/contract.ts';
import type { Argument } from '../redux/createAsk.ts';
import type { CartItem } from './calls.ts';
import { isOrderable, sumUpItems } from './sumUpItems.ts';
import type { MarketEndpoints, MarketState } from '../redux/createEndpoints.ts';

/**
 * Shows a wishlist as it will be while the server is still being asked, and as it was when the
 * server refuses. A service is added ahead of the answer if some query has already brought it.
 */
export function changeWishlistAtOnce(api: MarketEndpoints) {
  const changeItems = (change: (items: CartItem[]) => CartItem[], page?: Page) =>
    api.util.updateQueryData('listWishlist', page, (wishlist) => {
      const { myCartItems: before, totalPrice, orderableCount } = wishlist;
      const after = change(before);
      wishlist.myCartItems = after;
      wishlist.cartItemsCount += after.length - before.length;
      if (totalPrice !== undefined) {
        wishlist.totalPrice = totalPrice + sumUpItems(after) - sumUpItems(before);
      }
      if (orderableCount !== undefined) {
        wishlist.orderableCount = orderableCount + countOrderable(after) - countOrderable(before);
      }
    });

  /** The items whose removal the server has not answered yet. */
  const removing = new Set<string>();

  api.enhanceEndpoints({
    endpoints: {
      listWishlist: {
        async onQueryStarted(page, { dispatch, queryFulfilled }) {
          await queryFulfilled.catch(() => undefined);
          // An answer that was on its way still has what is being removed.
          if (removing.size === 0) return;
          dispatch(changeItems((items) => items.filter(({ _id }) => !removing.has(_id)), page));
        },
      },
      addToWishlist: {
        async onQueryStarted({ serviceId, choice }, { dispatch, getState, queryFulfilled }) {
          const service = findService(api, getState() as unknown as MarketState, serviceId);
          const isThis = (item: CartItem) => item.service._id === serviceId;
          // What is kept already stays as it was chosen until the server has said what the new choice costs.
          const patch = service
            ? dispatch(
                changeItems((items) =>
                  items.some(isThis)
                    ? items
                    : [
                        { _id: `awaited-${serviceId}`, service, ...(choice && { choice }) },
                        ...items,
                      ],
                ),
              )
            : undefined;
          try {
            const { cart } = (await queryFulfilled).data;
            dispatch(
              changeItems((items) =>
                items.some(isThis)
                  ? items.map((item) => (isThis(item) ? cart : item))
                  : [cart, ...items],
              ),
            );
          } catch {
            patch?.undo();
          }
        },
      },
      removeFromWishlist: {
        async onQueryStarted({ cartItemId }, { dispatch, getState, queryFulfilled }) {
          const isOther = ({ _id }: CartItem) => _id !== cartItemId;
          const state = getState() as unknown as MarketState;
          const patches = api.util
            .selectCachedArgsForQuery(state, 'listWishlist')
            .map((page) => dispatch(changeItems((items) => items.filter(isOther), page)));
          removing.add(cartItemId);
          await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
          removing.delete(cartItemId);
        },
      },
    },
  });
}

/** Which page of the wishlist a query has asked for. */
type Page = Argument<MarketRequest<'listWishlist'>>;

const countOrderable = (items: readonly CartItem[]) => items.filter(isOrderable).length;

/** Looks for a service in what the store already holds. */
function findService(api: MarketEndpoints, state: MarketState, id: string) {
  const { getService, listServices } = api.endpoints;
  const ofItsPage = getService.select({ id })(state).data?.service;
  if (ofItsPage) return ofItsPage;

  return api.util
    .selectCachedArgsForQuery(state, 'listServices')
    .flatMap((request) => listServices.select(request)(state).data?.services ?? [])
    .find(({ _id }) => _id === id);
}
