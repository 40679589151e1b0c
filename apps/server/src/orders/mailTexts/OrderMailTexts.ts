import type { OrderNotificationName } from '@market/api/contract';

/** What the sentences of a mail about an order are made of, in the reader's language. */
export interface OrderMailFacts {
  /** What was ordered. */
  title: string;
  /** Until when there is something to do, or `soon`. */
  until: string;
  /** Whether there is such a day. */
  isDated: boolean;
  /** How much money it is about; null for all of it, or none. */
  amount: string | null;
  /** Whether the seller has asked something that the buyer is to answer. */
  isAsked: boolean;
}

/** What a mail says: its subject, which follows the name of the market, and its paragraphs. */
export type WriteOrderMail = (facts: OrderMailFacts) => [subject: string, ...paragraphs: string[]];

/** What all mails about orders say in one language. */
export interface OrderMailTexts {
  mails: Record<OrderNotificationName, WriteOrderMail>;
  /** Stands for a day that is not known. */
  soon: string;
  /** Leads to the page of the order. */
  toOrder: string;
  /** Stands before what the other side has written. */
  said: string;
  /** Stands above what was ordered. */
  ordered: string;
  coupon: (code: string) => string;
  quantity: (title: string, count: string) => string;
  sum: string;
}
