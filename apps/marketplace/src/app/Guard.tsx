import { type ReactNode, use } from 'react';
import { Navigate, useLocation } from '../routing/router.ts';
import { type LogInState, readLogInState, toPath } from '../features/people/logInState.ts';
import { paths } from '../routing/paths.ts';
import { useSession } from '../features/people/session.ts';
import { LoadingScreen } from '../shared/LoadingScreen.tsx';
import { IsLeaving } from './IsLeaving.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

interface GuardProps {
  /** Who may see the content. */
  access: 'signedIn' | 'signedOut';
  children: ReactNode;
}

/** Shows its content only to those it is for, and nothing until that is known. */
export function Guard({ access, children }: GuardProps) {
  const session = useSession();
  const location = useLocation();
  // Nobody is redirected while another screen is already loading.
  const isLeaving = use(IsLeaving);

  // Whose whole account rests has one screen besides those that are for everybody.
  const isShut = session.status === 'signedIn' && session.person.suspension?.kind === 'full';
  if (isShut && location.pathname !== paths.decisions)
    return <Navigate to={paths.decisions} replace />;
  if (session.status === access) return children;
  if (session.status === 'failed' && access === 'signedIn') {
    return <UnreachableScreen onRetry={session.retry} isRetrying={session.isRetrying} />;
  }
  if (session.status === 'failed') return children;
  if (session.status === 'loading' || isLeaving) return <LoadingScreen />;

  if (access === 'signedIn') {
    const state: LogInState = { returnTo: toPath(location) };
    return <Navigate to={paths.welcome} state={state} replace />;
  }
  const { returnTo = paths.home, wish, choice } = readLogInState(location);
  return <Navigate to={returnTo} state={wish && { wish, choice }} replace />;
}
