import type { Notification } from '@market/api';
import { useMarkNotificationsSeenMutation } from '../../backend/market.ts';
import { showFailure } from '../../shared/showFailure.ts';

/** Gives a function that marks these notifications, and all before them, as seen; undefined without any. */
export function useMarkSeen([newest]: readonly Notification[]): (() => void) | undefined {
  const [markSeen] = useMarkNotificationsSeenMutation();
  if (!newest) return undefined;

  const mark = async () => {
    const { error } = await markSeen({ upTo: newest.createdAt });
    if (error) showFailure(error);
  };
  return () => void mark();
}
