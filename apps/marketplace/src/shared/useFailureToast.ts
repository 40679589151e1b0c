import { useEffect, useEffectEvent } from 'react';
import { type QueryFailure, toAdvice, toKind } from '../backend/failure.ts';
import { showToast } from './toasts.ts';

/**
 * Says in passing why something could not be loaded, once for each failure. The end of a session is
 * none: the guard of the screen sees to it.
 *
 * @param isShown Whether the page shows the same, and reads it out.
 */
export function useFailureToast(failure: QueryFailure | undefined, isShown: boolean) {
  const tell = useEffectEvent((message: string) =>
    showToast({ kind: isShown ? 'echo' : 'error', message }),
  );

  useEffect(() => {
    if (failure && toKind(failure) !== 'unauthorized') tell(toAdvice(failure));
  }, [failure]);
}
