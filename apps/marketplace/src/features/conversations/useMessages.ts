import type { Message } from '@market/api';
import { useState } from 'react';
import { useGetConversationQuery, useLazyGetConversationQuery } from '../../backend/market.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { useLiveUpdates } from './useLiveUpdates.ts';
import { nothingKnown, takeMessage, takeNewest, takeOlder } from './mergeMessages.ts';

/** Which messages are read. */
interface MessagesOptions {
  id: string;
  /** Leaves out what is not about this order. */
  order?: string | undefined;
}

/** The messages of one conversation, kept up to date, and what brings older ones. For one and the same conversation. */
export function useMessages({ id, order }: MessagesOptions) {
  const query = useGetConversationQuery({ id, order }, useLiveUpdates());
  const [askOlder, older] = useLazyGetConversationQuery();
  const [known, setKnown] = useState(nothingKnown);
  const { currentData } = query;
  if (currentData && currentData !== known.newest) setKnown(takeNewest(known, currentData));
  const { messages, olderCursor } = known;

  const showOlder = async (cursor: string) => {
    const { data, error } = await askOlder({ id, order, cursor });
    if (data) setKnown((before) => takeOlder(before, data));
    if (error) showFailure(error);
  };

  return {
    query,
    /** The newest first. */
    messages,
    /** Undefined when all are there. */
    onShowOlder: olderCursor ? () => void showOlder(olderCursor) : undefined,
    isLoadingOlder: older.isFetching,
    /** Shows a message that was just sent, or has changed, at once. */
    take: (message: Message) => setKnown((before) => takeMessage(before, message)),
  };
}
