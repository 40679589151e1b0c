import type { MessageKind } from '../database/tables.ts';

/** A message to somebody, in plain text. */
export interface Message {
  /** Whom it reaches; the address of a mail. */
  recipient: string;
  subject: string;
  body: string;
}

/** A message on its way. Every attempt has the same id. */
export interface SentMessage extends Message {
  id: string;
}

/** Hands over messages of one kind. Throws if that fails; it will be tried again. */
export interface Courier {
  send: (message: SentMessage) => Promise<void>;
}

/** Who hands over what. */
export type Couriers = Record<MessageKind, Courier>;
