import { useEffect } from 'react';
import { useMarketSettings } from '../shared/useMarketSettings.ts';

/** Counts which services are seen, once nothing else is to be done. */
export function useCountSeen() {
  const isWanted = useMarketSettings().hasFeature('analytics');

  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(
      () => void import('../features/analytics/countSeen.ts').then((file) => file.countSeen()),
      1500,
    );
    return () => clearTimeout(timer);
  }, [isWanted]);
}
