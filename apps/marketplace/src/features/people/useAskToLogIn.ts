import { useLocation, useNavigate } from '../../routing/router.ts';
import { type LogInState, toPath } from './logInState.ts';
import { paths } from '../../routing/paths.ts';

/** Gives a function that asks somebody to log in, says why, and leads back here afterwards. */
export function useAskToLogIn() {
  const location = useLocation();
  const navigate = useNavigate();

  return (why: Pick<LogInState, 'reason' | 'wish' | 'choice'>) => {
    const state: LogInState = { returnTo: toPath(location), ...why };
    void navigate(paths.logIn, { state });
  };
}
