import { useLocation } from 'react-router-dom';
import { CardProviderScreen } from './CardProviderScreen.tsx';
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
  const { access, screen, staysMounted = false, needsCardProvider = false } = route;
  const { pathname } = useLocation();
  const shown = <screen.Component />;
  const content = needsCardProvider ? <CardProviderScreen>{shown}</CardProviderScreen> : shown;

  return (
    <ErrorBoundary
      key={staysMounted ? undefined : pathname}
      address={pathname}
      fallback={<CrashedScreen />}
    >
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
