import type { OrderChoice } from '@market/api';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { toKind } from '../../../backend/failure.ts';
import { readLogInState, toPath } from '../../people/logInState.ts';
import { useAddToWishlistMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { useSession } from '../../people/session.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useAskToLogIn } from '../../people/useAskToLogIn.ts';
import { texts } from './texts.ts';

/**
 * Adds a service to the wishlist, or keeps there what is chosen now. Visitors are asked to log in first; then it is added without a
 * second press.
 *
 * @param choice What is wanted of it; undefined for the first package alone.
 */
export function useAddToWishlist(
  serviceId: string,
  { choice, isInWishlist }: { choice: OrderChoice | undefined; isInWishlist: boolean },
) {
  const { status } = useSession();
  const [addToWishlist, { isLoading: isAdding, reset }] = useAddToWishlistMutation();
  const location = useLocation();
  const navigate = useNavigate();
  const askToLogIn = useAskToLogIn();
  const { wish, choice: wishedChoice } = readLogInState(location);
  const isWishHeard = useRef(false);

  const keep = async (wanted: OrderChoice | undefined) => {
    const chosen = wanted && { choice: wanted };
    const askVisitor = () => askToLogIn({ reason: texts.logInToKeep, wish: serviceId, ...chosen });
    if (status === 'signedOut') return askVisitor();

    const { error } = await addToWishlist({ serviceId, ...chosen });
    reset();
    if (!error) {
      showToast({ kind: 'success', message: isInWishlist ? texts.updated : texts.added });
      void navigate(paths.wishlist);
    } else if (toKind(error) === 'unauthorized') {
      askVisitor();
    } else {
      showFailure(error);
    }
  };

  const fulfilWish = useEffectEvent(() => {
    if (isWishHeard.current) return;
    isWishHeard.current = true;
    // Deleted first, so that it does not happen again whenever this page is opened.
    void navigate(toPath(location), { replace: true });
    void keep(wishedChoice);
  });
  const isWishedFor = status === 'signedIn' && wish === serviceId;
  useEffect(() => {
    if (isWishedFor) fulfilWish();
  }, [isWishedFor]);

  return { add: () => keep(choice), isAdding };
}
