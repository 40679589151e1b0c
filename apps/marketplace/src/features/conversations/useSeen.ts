import type { Message, WholeConversation } from '@market/api';
import { useEffect, useRef } from 'react';
import { useMarkSeenMutation } from '../../backend/market.ts';

/** Says up to which message a conversation was seen, while it is open and in front. */
export function useSeen({ _id: id, seenNumber }: WholeConversation, messages: readonly Message[]) {
  const [markSeen] = useMarkSeenMutation();
  const told = useRef(seenNumber);
  const newest = messages.find(({ number }) => number !== null)?.number ?? 0;

  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible' || newest <= told.current) return;
      told.current = newest;
      // What could not be said now is said with the next message.
      void markSeen({ id, number: newest });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, newest, markSeen]);
}
