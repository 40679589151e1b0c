import { CallError, type Message } from '@market/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toMessage } from '../../backend/failure.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { createKey } from '../files/createKey.ts';
import type { MessageAbout } from './messagesPaths.ts';

/** What is sent. */
export interface Writing extends MessageAbout {
  text: string;
  /** The ids of its files. */
  files: string[];
  /** The same files, as they are shown. */
  listed: { name: string; size: number }[];
}

/** A message that has not arrived yet. */
export interface UnsentMessage extends Writing {
  /** Names it here, and to the backend: sent again, it arrives once. */
  key: string;
  writtenAt: string;
  /** Why it could not be sent; nothing while it is on its way. */
  problem?: string | undefined;
  /** Whether it goes out by itself once there is a connection. */
  waitsForConnection?: boolean | undefined;
  sendsContacts?: boolean | undefined;
}

/** Sends a message, and gives what has become of it. Throws a `CallError`. */
export type Post = (unsent: UnsentMessage) => Promise<Message>;

/** What may go through later as it is. */
const isPassing = ({ kind }: CallError) => kind === 'network' || kind === 'timeout';

/** Reads what was kept of messages that had not arrived. Whether they have is found out by sending them again. */
function readUnsent(kept: string | undefined, problem: string): UnsentMessage[] {
  const unsent: UnsentMessage[] = kept ? JSON.parse(kept) : [];
  return unsent.map((one) => ({ ...one, problem: one.problem ?? problem }));
}

interface OutboxOptions {
  /** What the draft is called on its page: see `useDraft`. */
  part: string;
  post: Post;
  /** What is said of a message that was on its way when the page was left. */
  interrupted: string;
}

/**
 * What somebody writes on a page: the text that is not sent, and a queue of messages that have not arrived. Both
 * outlast a reload. They go out in the order in which they were written, and after a cut by themselves.
 */
export function useOutbox({ part, post, interrupted }: OutboxOptions) {
  const draft = useDraft(part);
  const [text, setText] = useState(draft.texts?.['text'] ?? '');
  const [unsent, setUnsent] = useState(() => readUnsent(draft.texts?.['unsent'], interrupted));
  const [doubtful, setDoubtful] = useState<{ key: string; question: string }>();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const keep = useEffectEvent((words: string, queue: readonly UnsentMessage[]) => {
    if (words !== '' || queue.length > 0) {
      draft.keepTexts({ text: words, unsent: JSON.stringify(queue) });
    } else if (draft.isKept()) draft.finish();
  });
  useEffect(() => keep(text, unsent), [text, unsent]);

  const change = (key: string, fields: Partial<UnsentMessage>) =>
    setUnsent((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));
  const remove = (key: string) => setUnsent((all) => all.filter((one) => one.key !== key));

  async function send(message: UnsentMessage) {
    try {
      await post(message);
      remove(message.key);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const problem = toMessage(error);
      change(message.key, { problem, waitsForConnection: isPassing(error) });
      if (error.code === 'contactsFound') setDoubtful({ key: message.key, question: problem });
    }
  }
  const enqueue = (message: UnsentMessage) => {
    last.current = last.current.then(() => send(message));
  };

  const resend = (key: string, fields: Partial<UnsentMessage> = {}) => {
    const message = unsent.find((one) => one.key === key);
    if (!message) return;
    change(key, { problem: undefined, ...fields });
    enqueue({ ...message, ...fields });
  };

  const sendWaiting = useEffectEvent(() => {
    for (const { key, waitsForConnection } of unsent) if (waitsForConnection) resend(key);
  });
  useEffect(() => {
    const listen = () => sendWaiting();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);

  return {
    text,
    setText,
    /** From the oldest to the newest. */
    unsent,
    /** A message that the server asks about: whether it is to be sent although it holds contact details. */
    doubtful,

    write(writing: Writing) {
      const message = { ...writing, key: createKey(), writtenAt: new Date().toISOString() };
      setUnsent((all) => [...all, message]);
      enqueue(message);
    },
    retry: (key: string) => resend(key),
    sendAnyway() {
      if (doubtful) resend(doubtful.key, { sendsContacts: true });
      setDoubtful(undefined);
    },
    leaveDoubtful: () => setDoubtful(undefined),
    remove,
  };
}
