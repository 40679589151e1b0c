import { useLocation, useNavigate } from 'react-router-dom';
import { toKind } from '../../shared/failure.ts';
import { type LogInState, toPath } from '../../shared/logInState.ts';
import { useAddToWishlistMutation, useListWishlistQuery } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { showToast } from '../../shared/toasts.ts';

/** Keeps a service in the wishlist; whoever is not signed in is asked to log in first. */
export function useAddToWishlist(serviceId: string) {
  const { status } = useSession();
  const { currentData: wishlist } = useListWishlistQuery(undefined, {
    skip: status !== 'signedIn',
  });
  const [addToWishlist, { isLoading: isAdding, reset }] = useAddToWishlistMutation();
  const location = useLocation();
  const navigate = useNavigate();

  const askToLogIn = () => {
    const state: LogInState = {
      returnTo: toPath(location),
      reason: 'Please log in to keep this service in your wishlist.',
    };
    void navigate(paths.logIn, { state });
  };

  const add = async () => {
    if (status === 'signedOut') return askToLogIn();

    const { error } = await addToWishlist({ serviceId });
    reset();
    if (!error) {
      showToast({ kind: 'success', message: 'Service Added To Cart!!' });
      void navigate(paths.wishlist);
    } else if (toKind(error) === 'unauthorized') {
      askToLogIn();
    } else {
      showFailure(error);
    }
  };

  const isInWishlist =
    wishlist?.myCartItems.some(({ service }) => service._id === serviceId) ?? false;

  return { add, isAdding, isInWishlist };
}
