import { SkipLink } from '@market/ui';
import { type ReactNode, Suspense, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { listsServices } from '../features/services/serviceFilter.ts';
import type { Location } from '../routing/router.ts';
import { LoadingScreen } from '../shared/LoadingScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Main, NavigationProgress, Page } from './Shell.styles.ts';
import { createScreen } from '../routing/createScreen.tsx';
import type { MarketDispatch } from './createStore.ts';
import { startScreen } from './routes.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNav } from './SiteNav.tsx';
import { ToastHost } from './ToastHost.tsx';
import type { Trial } from './trial.ts';
import { TrialNotice } from './TrialNotice.tsx';
import { useCountSeen } from './useCountSeen.ts';
import { useFocusAfterRemoval } from '../routing/useFocusAfterRemoval.ts';
import { useFocusOnNavigation } from '../routing/useFocusOnNavigation.ts';
import { useIntent } from '../routing/useIntent.ts';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';

/** Its code is not needed for the first paint. */
export const themeSwitch = createScreen(() =>
  import('./SiteThemeSwitch.tsx').then((file) => file.SiteThemeSwitch),
);

/** The same elements each time: a press that leads elsewhere does not render them anew. */
const navigation = <SiteNav />;
const footer = (
  <SiteFooter
    settings={
      <ErrorBoundary>
        <Suspense>
          <themeSwitch.Component />
        </Suspense>
      </ErrorBoundary>
    }
  />
);

interface ShellProps {
  /** Which screen is shown. */
  location: Location;
  /** Whether another screen has been asked for and is still loading. */
  isLeaving: boolean;
  trial: Trial | undefined;
  children: ReactNode;
}

/** What stands around every screen. */
export function Shell({ location, isLeaving, trial, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const dispatch = useDispatch<MarketDispatch>();
  useFocusOnNavigation(main, location.pathname, listsServices);
  useFocusAfterRemoval(main);
  useScrollRestoration(location);
  useCountSeen();
  useIntent((address) => startScreen(dispatch, address));

  return (
    <Page>
      <SkipLink />
      <NavigationProgress aria-hidden hidden={!isLeaving} />
      {trial && <TrialNotice {...trial} />}
      {navigation}
      <OfflineNotice />
      <Main ref={main} id="content" tabIndex={-1} aria-busy={isLeaving || undefined}>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </Main>
      {footer}
      <ToastHost />
    </Page>
  );
}
