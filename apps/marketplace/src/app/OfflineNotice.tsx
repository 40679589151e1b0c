import { Notice } from '@market/ui';
import { useSyncExternalStore } from 'react';
import { NoticePlace } from './Shell.styles.ts';
import { texts } from './texts.ts';

function listen(onChange: () => void) {
  const listening = new AbortController();
  window.addEventListener('online', onChange, { signal: listening.signal });
  window.addEventListener('offline', onChange, { signal: listening.signal });
  return () => listening.abort();
}

const isOnline = () => navigator.onLine;
const isOnlineOnServer = () => true;

/** Tells people while the browser is offline. */
export function OfflineNotice() {
  const hasConnection = useSyncExternalStore(listen, isOnline, isOnlineOnServer);

  return (
    <NoticePlace role="status">
      {!hasConnection && (
        <Notice tone="warning" title={texts.offline.title}>
          {texts.offline.text}
        </Notice>
      )}
    </NoticePlace>
  );
}
