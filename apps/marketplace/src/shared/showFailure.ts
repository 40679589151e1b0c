import { useEffect, useEffectEvent } from 'react';
import { type QueryFailure, toAdvice, toKind, toMessage } from '../backend/failure.ts';
import { showToast } from './toasts.ts';

/** Shows a toast that says why something failed, in the server's own words if it sent any. */
export const showFailure = (failure: QueryFailure) =>
  showToast({ kind: 'error', message: toMessage(failure) });

/**
 * Shows a toast that says why something could not be loaded, once for each failure. The end of a
 * session is no failure: the screen's guard handles it.
 *
 * @param isShown Whether the page itself shows and announces the same.
 */
export function useFailureToast(failure: QueryFailure | undefined, isShown: boolean) {
  const tell = useEffectEvent((message: string) =>
    showToast({ kind: isShown ? 'echo' : 'error', message }),
  );

  useEffect(() => {
    if (failure && toKind(failure) !== 'unauthorized') tell(toAdvice(failure));
  }, [failure]);
}
