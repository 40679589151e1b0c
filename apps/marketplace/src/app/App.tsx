import { MarketProvider } from '@market/ui';
import { useDeferredValue } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { marketApi } from '../shared/market.ts';
import { useAskWhoIsHere } from '../shared/session.ts';
import { SiteLink } from '../shared/SiteLink.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import { screenRoutes } from './routes.tsx';
import { Shell } from './Shell.tsx';

const { useQuerySubscription: useAskForCardProviderKey } = marketApi.endpoints.getCardProviderKey;

/**
 * The whole site, below a store and a router. No answer renders it anew: the screen of a page from
 * the server would have to be taken over at once, where it can be done bit by bit.
 */
export function App() {
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
      <Shell location={shownLocation} isLeaving={isLeaving}>
        {screen}
      </Shell>
    </MarketProvider>
  );
}
