import { useMarketSettings } from '../../shared/useMarketSettings.ts';

/** How often is asked for what is new where nobody says when, and where the bell's stream does, in milliseconds. */
const askEvery = 10_000;
const askEveryBesideStream = 60_000;

/**
 * How a query about conversations stays up to date while its screen is open and in front: it is asked again from
 * time to time, and at once when the window gets the focus or the backend says that something is new.
 */
export function useLiveUpdates() {
  const { hasFeature } = useMarketSettings();
  const hasStream = hasFeature('notifications') && hasFeature('live');
  return {
    pollingInterval: hasStream ? askEveryBesideStream : askEvery,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  } as const;
}
