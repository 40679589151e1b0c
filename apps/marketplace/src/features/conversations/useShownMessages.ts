import type { Message } from '@market/api';
import { type Message as ShownMessage, useMarket } from '@market/ui';
import { useMemo, useState } from 'react';
import { useSignedInPerson } from '../people/session.ts';
import { type MessageFrame, toShownMessage, toShownUnsent } from './toShownMessage.tsx';
import type { UnsentMessage } from './useOutbox.ts';

interface ShownMessagesOptions {
  /** The newest first. */
  messages: readonly Message[];
  unsent: readonly UnsentMessage[];
  /** The other one's name. */
  other: string;
  isOnOrder: boolean;
}

/** What has arrived and what has not, the newest last. What has not changed stays the same, and is not drawn again. */
export function useShownMessages(options: ShownMessagesOptions): readonly ShownMessage[] {
  const { messages, unsent, other, isOnOrder } = options;
  const formats = useMarket();
  const own = useSignedInPerson()?.fullname ?? '';
  const [shown] = useState(() => new WeakMap<Message, ShownMessage>());

  return useMemo(() => {
    const frame: MessageFrame = { own, other, formats, isOnOrder };
    const show = (message: Message) => {
      const known = shown.get(message) ?? toShownMessage(message, frame);
      shown.set(message, known);
      return known;
    };
    return [...messages.map(show).toReversed(), ...unsent.map((one) => toShownUnsent(one, frame))];
  }, [messages, unsent, other, own, formats, isOnOrder, shown]);
}
