import { lazy, Suspense, useEffect, useState } from 'react';
import { listenForToasts } from '../shared/toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/**
 * Fetches what shows messages when the first one comes. Their place is there from the start: what is
 * added to one that is new, no screen reader says.
 */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(false);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);

  useEffect(() => listenForToasts(() => setIsNeeded(true)), []);

  return (
    <>
      <div ref={setPlace} aria-live="polite" />
      {isNeeded && place && (
        <Suspense>
          <Toaster place={place} />
        </Suspense>
      )}
    </>
  );
}
