import type { OrderChoice } from '@market/api';
import { useFindInWishlistQuery, useListWishlistQuery } from '../../../backend/market.ts';
import { useSession } from '../../people/session.ts';

/**
 * What the wishlist keeps of a service: the first package, unless something else was chosen. Undefined
 * while it keeps nothing, or is not known yet.
 */
export function useKept(serviceId: string): OrderChoice | undefined {
  const { status } = useSession();
  const { currentData: wishlist } = useListWishlistQuery(undefined, {
    skip: status !== 'signedIn',
  });
  const item = wishlist?.myCartItems.find(({ service }) => service._id === serviceId);
  // A longer wishlist than a page is asked for this one service.
  const { currentData: found } = useFindInWishlistQuery(
    { serviceId },
    { skip: !wishlist?.nextCursor || item !== undefined },
  );
  if (item) return item.choice ?? firstPackage;
  return found?.cartItemId ? (found.choice ?? firstPackage) : undefined;
}

const firstPackage: OrderChoice = {};
