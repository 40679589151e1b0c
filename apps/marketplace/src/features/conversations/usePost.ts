import type { MarketAnswer, Message } from '@market/api';
import { useDispatch } from 'react-redux';
import { marketApi, marketClient } from '../../backend/market.ts';
import type { MessageAbout } from './messagesPaths.ts';
import type { UnsentMessage } from './useOutbox.ts';

interface PostOptions {
  /** The conversation; without it, one begins. */
  id?: string | undefined;
  /** Called with what has become of it. */
  onPosted: (answer: MarketAnswer<'sendMessage'>) => void;
}

const toAbout = ({ service, order }: MessageAbout) => (order ? { order } : service && { service });

/** Gives a function that sends a message once, however often it is tried. */
export function usePost({ id, onPosted }: PostOptions) {
  const dispatch = useDispatch();

  return async (unsent: UnsentMessage): Promise<Message> => {
    const { key, text, files, sendsContacts = false } = unsent;
    const message = { text, files, sendsContacts, ...toAbout(unsent) };
    const answer =
      id === undefined
        ? await marketClient.startConversation(message, { idempotencyKey: key })
        : await marketClient.sendMessage({ id, ...message }, { idempotencyKey: key });
    onPosted(answer);
    dispatch(
      marketApi.util.invalidateTags([
        'Conversations',
        { type: 'Conversation', id: answer.conversation._id },
      ]),
    );
    return answer.message;
  };
}
