import { MarketProvider } from '@market/ui';
import { useDeferredValue } from 'react';
import { useLocation, useRoutes } from '../routing/router.ts';
import { marketApi } from '../backend/market.ts';
import { useAskWhoIsHere } from '../features/people/session.ts';
import { SiteLink } from '../routing/SiteLink.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import { screenRoutes } from './routes.ts';
import { Shell } from './Shell.tsx';
import type { Trial } from './trial.ts';

const { useQuerySubscription: useAskForCardProviderKey } = marketApi.endpoints.getCardProviderKey;

interface AppProps {
  /** What every page says of a market that is a trial. Defaults to nothing. */
  trial?: Trial | undefined;
}

/**
 * The whole site, below a store and a router. No answer renders it anew: the screen of a page from
 * the server would have to be taken over at once, where it can be done bit by bit.
 */
export function App({ trial }: AppProps) {
  const location = useLocation();
  // The old screen stays until the code of the new one has come.
  const shownLocation = useDeferredValue(location);
  const isLeaving = location !== shownLocation;
  useAskWhoIsHere();
  useAskForCardProviderKey();

  const screen = useRoutes(
    screenRoutes.map((route) => ({
      path: route.path,
      element: <RouteScreen route={route} isLeaving={isLeaving} />,
    })),
    shownLocation,
  );

  return (
    <MarketProvider link={SiteLink} isPageStyled>
      <Shell location={shownLocation} isLeaving={isLeaving} trial={trial}>
        {screen}
      </Shell>
    </MarketProvider>
  );
}
