import { MarketProvider } from '@market/ui';
import { useDeferredValue } from 'react';
import { useLocation, useRoutes } from '../routing/router.ts';
import { marketApi } from '../backend/market.ts';
import { useAskWhoIsHere } from '../features/people/session.ts';
import { SiteLink } from '../routing/SiteLink.tsx';
import { NamedSite } from './NamedSite.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import { screenRoutes } from './routes.ts';
import { Shell } from './Shell.tsx';
import type { Trial } from './trial.ts';

const { useQuerySubscription: useAskForCardProviderKey } = marketApi.endpoints.getCardProviderKey;
const { useQuerySubscription: useAskForMarket } = marketApi.endpoints.getMarket;

/** What a backend cannot do once, it cannot do when the connection is back. */
const once = { refetchOnReconnect: false };

interface AppProps {
  /** What every page says if the market is a trial. Defaults to nothing. */
  trial?: Trial | undefined;
}

/**
 * The whole site, inside a store and a router. It subscribes to no query: rendering again would
 * force React to hydrate a server-rendered screen at once instead of bit by bit.
 */
export function App({ trial }: AppProps) {
  const location = useLocation();
  // The old screen stays until the code of the new one has loaded.
  const shownLocation = useDeferredValue(location);
  const isLeaving = location !== shownLocation;
  useAskWhoIsHere();
  useAskForCardProviderKey();
  useAskForMarket(undefined, once);

  const screen = useRoutes(
    screenRoutes.map((route) => ({
      path: route.path,
      element: <RouteScreen route={route} isLeaving={isLeaving} />,
    })),
    shownLocation,
  );

  return (
    <MarketProvider link={SiteLink} isPageStyled>
      <NamedSite>
        <Shell location={shownLocation} isLeaving={isLeaving} trial={trial}>
          {screen}
        </Shell>
      </NamedSite>
    </MarketProvider>
  );
}
