import { useLocation } from 'react-router-dom';
import { CrashedScreen } from './CrashedScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guard } from './Guard.tsx';
import type { ScreenRoute } from './routes.tsx';

interface RouteScreenProps {
  route: ScreenRoute;
  /** Whether the address has already changed to another screen that is still loading. */
  isLeaving: boolean;
}

/** One screen, with what stands in its place while it loads, is not allowed or has crashed. */
export function RouteScreen({ route, isLeaving }: RouteScreenProps) {
  const { access, screen, staysMounted = false } = route;
  const { pathname } = useLocation();
  const content = <screen.Component />;

  return (
    <ErrorBoundary key={staysMounted ? undefined : pathname} fallback={<CrashedScreen />}>
      {access === 'public' ? (
        content
      ) : (
        <Guard access={access} isLeaving={isLeaving}>
          {content}
        </Guard>
      )}
    </ErrorBoundary>
  );
}
