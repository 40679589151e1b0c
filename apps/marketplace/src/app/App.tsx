import { MarketProvider } from '@market/ui';
import { useDeferredValue } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useGetCardProviderKeyQuery } from '../shared/market.ts';
import { useAskWhoIsHere } from '../shared/session.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { screenRoutes } from './routes.tsx';
import { Shell } from './Shell.tsx';
import { SiteLink } from './SiteLink.tsx';

/** The whole site, below a store and a router. */
export function App() {
  const location = useLocation();
  // The old screen stays until the code of the new one has come.
  const shownLocation = useDeferredValue(location);
  const isLeaving = location !== shownLocation;
  useAskWhoIsHere();
  const hasCardProvider = useGetCardProviderKeyQuery().isSuccess;

  const screen = useRoutes(
    screenRoutes.map((route) => ({
      path: route.path,
      element: (
        <RouteScreen route={route} isLeaving={isLeaving} hasCardProvider={hasCardProvider} />
      ),
    })),
    shownLocation,
  );

  return (
    <MarketProvider link={SiteLink}>
      <Shell location={shownLocation} isLeaving={isLeaving}>
        {screen}
      </Shell>
    </MarketProvider>
  );
}
