import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { listenForToasts } from '../shared/toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/**
 * Loads the code for messages with the first one. Their live region exists from the start: screen
 * readers ignore what is added to a new one.
 */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(false);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);

  useEffect(() => listenForToasts(() => setIsNeeded(true)), []);

  return (
    <>
      <div ref={setPlace} aria-live="polite" />
      {isNeeded && place && (
        <ErrorBoundary>
          <Suspense>
            <Toaster place={place} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
