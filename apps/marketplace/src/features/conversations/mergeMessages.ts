import type { Message, MarketAnswer } from '@market/api';

/** An answer with a page of messages, the newest first. */
export type MessagePage = MarketAnswer<'getConversation'>;

/** What is known of a conversation's messages. */
export interface KnownMessages {
  /** The last answer with the newest ones. */
  newest: MessagePage | undefined;
  /** The newest first, without gaps. */
  messages: readonly Message[];
  /** Where older ones are; nothing when there are none. */
  olderCursor: string | null | undefined;
}

export const nothingKnown: KnownMessages = { newest: undefined, messages: [], olderCursor: null };

const listIds = (messages: readonly Message[]) => new Set(messages.map(({ _id }) => _id));

/** Takes in an answer with the newest ones: what is older and known stays, unless there is a gap between. */
export function takeNewest(known: KnownMessages, newest: MessagePage): KnownMessages {
  const ids = listIds(newest.messages);
  const last = known.messages.findLastIndex(({ _id }) => ids.has(_id));
  if (last === -1) {
    return { newest, messages: newest.messages, olderCursor: newest.nextCursor };
  }
  const older = known.messages.slice(last + 1);
  return { ...known, newest, messages: [...newest.messages, ...older] };
}

/** Takes in an answer with older ones. */
export function takeOlder(known: KnownMessages, older: MessagePage): KnownMessages {
  const ids = listIds(known.messages);
  const added = older.messages.filter(({ _id }) => !ids.has(_id));
  return { ...known, messages: [...known.messages, ...added], olderCursor: older.nextCursor };
}

/** Takes in a message that was just sent, or has changed. */
export function takeMessage(known: KnownMessages, message: Message): KnownMessages {
  const { messages } = known;
  const isKnown = messages.some(({ _id }) => _id === message._id);
  return {
    ...known,
    messages: isKnown
      ? messages.map((one) => (one._id === message._id ? message : one))
      : [message, ...messages],
  };
}
