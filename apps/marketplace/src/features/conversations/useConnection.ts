import { useSyncExternalStore } from 'react';

function listen(onChange: () => void) {
  const listening = new AbortController();
  window.addEventListener('online', onChange, { signal: listening.signal });
  window.addEventListener('offline', onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the browser has a connection. On a server it has. */
export const useConnection = () =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
