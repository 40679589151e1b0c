import { Footer, SkipLink } from '@market/ui';
import { type ReactNode, Suspense, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Main, NavigationProgress, Page } from './Shell.styles.ts';
import { createScreen } from '../shared/createScreen.tsx';
import { SiteNav } from './SiteNav.tsx';
import { ToastHost } from './ToastHost.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useIntent } from './useIntent.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** Nobody needs its code for the first paint. */
export const themeSwitch = createScreen(() =>
  import('./SiteThemeSwitch.tsx').then((file) => file.SiteThemeSwitch),
);

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
  useFocusAfterRemoval(main);
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
            <themeSwitch.Component />
          </Suspense>
        }
      />
      <ToastHost />
    </Page>
  );
}
