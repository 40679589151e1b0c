import { Footer, SkipLink } from '@market/ui';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Main, NavigationProgress, Page } from './Shell.styles.ts';
import { SiteNav } from './SiteNav.tsx';
import { ToastHost } from './ToastHost.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useIntent } from './useIntent.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

// Nobody needs it for the first paint.
const ThemeSwitch = lazy(async () => ({
  default: (await import('./SiteThemeSwitch.tsx')).SiteThemeSwitch,
}));

interface ShellProps {
  /** Which screen is shown. */
  location: Location;
  /** Whether another screen has been asked for and is still loading. */
  isLeaving: boolean;
  children: ReactNode;
}

/** What stands around every screen. */
export function Shell({ location, isLeaving, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main, location.pathname);
  useScrollRestoration(location);
  useIntent();

  return (
    <Page>
      <SkipLink />
      {isLeaving && <NavigationProgress aria-hidden />}
      <SiteNav />
      <OfflineNotice />
      <Main ref={main} id="content" tabIndex={-1} aria-busy={isLeaving || undefined}>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </Main>
      <Footer
        welcomeHref={paths.welcome}
        settings={
          <Suspense>
            <ThemeSwitch />
          </Suspense>
        }
      />
      <ToastHost />
    </Page>
  );
}
