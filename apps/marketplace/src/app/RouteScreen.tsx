import { useLocation } from '../routing/router.ts';
import { CrashedScreen } from './CrashedScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guard } from './Guard.tsx';
import type { ScreenRoute } from '../routing/createRouteTable.ts';

/** One screen, or what takes its place while it loads, is not allowed or has crashed. */
export function RouteScreen({ route }: { route: ScreenRoute }) {
  const { access, screen, staysMounted = false } = route;
  const { pathname } = useLocation();
  const content = <screen.Component />;

  return (
    <ErrorBoundary
      key={staysMounted ? undefined : pathname}
      address={pathname}
      fallback={<CrashedScreen />}
    >
      {access === 'public' ? content : <Guard access={access}>{content}</Guard>}
    </ErrorBoundary>
  );
}
