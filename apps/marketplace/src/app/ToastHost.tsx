import { lazy, Suspense, useEffect, useState } from 'react';
import { listenForToasts } from '../shared/toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** Fetches what shows messages when the first one comes. */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => listenForToasts(() => setIsNeeded(true)), []);

  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
