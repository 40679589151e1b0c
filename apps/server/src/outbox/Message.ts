import type { Letter } from '../database/Letter.ts';
import type { MessageKind } from '../database/tables.ts';

/** A message to somebody, in plain text. */
export interface Message {
  /** Whom it reaches; the address of a mail. */
  recipient: string;
  subject: string;
  body: string;
}

/** A message that waits. */
export interface NewMessage extends Message {
  /** What a mail is laid out from. Defaults to none: the text is all there is. */
  letter?: Letter;
  /** Two messages with the same key are one. Defaults to none. */
  key?: string;
}

/** A message on its way. Every attempt has the same id. */
export interface SentMessage extends Message {
  id: string;
  /** What a mail is laid out from; missing or null for a message that is only text. */
  letter?: Letter | null | undefined;
  /** What the text says, as HTML; missing for a message that is only text. */
  html?: string | undefined;
  /** Where messages like this one are switched off; missing where they cannot be. */
  unsubscribe?: string | undefined;
}

/** Hands over messages of one kind. Throws if that fails; it will be tried again. */
export interface Courier {
  send: (message: SentMessage) => Promise<void>;
}

/** Who hands over what. */
export type Couriers = Record<MessageKind, Courier>;
