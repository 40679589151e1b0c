import { MarketProvider } from '@market/ui';
import { useDeferredValue } from 'react';
import { useLocation, useRoutes } from '../routing/router.ts';
import { marketApi } from '../backend/market.ts';
import { useAskWhoIsHere } from '../features/people/session.ts';
import { SiteLink } from '../routing/SiteLink.tsx';
import { IsLeaving } from './IsLeaving.ts';
import { NamedSite } from './NamedSite.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import { screenRoutes } from './routes.ts';
import { Shell } from './Shell.tsx';
import type { Trial } from './trial.ts';

const { useQuerySubscription: useAskForCardProviderKey } = marketApi.endpoints.getCardProviderKey;
const { useQuerySubscription: useAskForMarket } = marketApi.endpoints.getMarket;

/** What a backend cannot do once, it cannot do when the connection is back. */
const once = { refetchOnReconnect: false };

const routes = screenRoutes.map((route) => ({
  path: route.path,
  element: <RouteScreen route={route} />,
}));

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
  const screen = useRoutes(routes, location);
  // The old screen stays until the code of the new one has loaded. Until then it is not even rendered anew.
  const shown = useDeferredValue({ location, screen });
  const isLeaving = location !== shown.location;
  useAskWhoIsHere();
  useAskForCardProviderKey();
  useAskForMarket(undefined, once);

  return (
    <MarketProvider link={SiteLink} isPageStyled>
      <NamedSite>
        <IsLeaving value={isLeaving}>
          <Shell location={shown.location} isLeaving={isLeaving} trial={trial}>
            {shown.screen}
          </Shell>
        </IsLeaving>
      </NamedSite>
    </MarketProvider>
  );
}
