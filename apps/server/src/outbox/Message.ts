import type { MessageKind } from '../database/tables.ts';

/** Something that is to reach somebody, in plain text. */
export interface Message {
  /** Whom it reaches; the address of a mail. */
  recipient: string;
  subject: string;
  body: string;
}

/** A message on its way; the id is the same for every attempt. */
export interface SentMessage extends Message {
  id: string;
}

/** Hands messages of one kind over. Throws when that did not work; it will be tried again. */
export interface Courier {
  send: (message: SentMessage) => Promise<void>;
}

/** Who hands over what. */
export type Couriers = Record<MessageKind, Courier>;
