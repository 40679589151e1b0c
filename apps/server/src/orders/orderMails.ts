import type { OrderActor } from '@market/api/contract';
import type { Message } from '../outbox/Message.ts';

/** What a mail about an order tells of. */
export interface OrderNews {
  /** A transition, or `place`, `remind` and `fallDue`. */
  kind: string;
  /** What was ordered. */
  title: string;
  /** What was said about it; empty for nothing. */
  text: string;
  /** Until when there is something to do; null for no such day. */
  until: Date | null;
}

type Side = Exclude<OrderActor, 'system'>;

interface Words {
  subject: string;
  body: string;
}

const day = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
const write = (until: Date | null) => (until ? day.format(until) : 'soon');

/** What each side is told of each event. Whoever did it, and knows, is told nothing. */
const words: Record<string, Partial<Record<Side, (news: OrderNews) => Words>>> = {
  place: {
    seller: ({ title, until }) => ({
      subject: 'you have a new order',
      body: `Somebody has ordered “${title}”.\n\n${
        until
          ? `Please deliver it until ${write(until)}.`
          : 'They have been asked for what you need to know. The time runs from their answers.'
      }`,
    }),
  },
  answerRequirements: {
    seller: ({ title, until }) => ({
      subject: 'your buyer has answered',
      body: `What you need to know for “${title}” is there.\n\nPlease deliver it until ${write(until)}.`,
    }),
  },
  startWork: {
    buyer: ({ title, until }) => ({
      subject: 'the work on your order has begun',
      body: `The seller has begun with “${title}”. It is to be delivered until ${write(until)}.`,
    }),
  },
  deliver: {
    buyer: ({ title, until }) => ({
      subject: 'your order was delivered',
      body: `“${title}” was delivered. Please look at it until ${write(until)}: accept it, or say what is to be changed. After that it counts as accepted.`,
    }),
  },
  requestRevision: {
    seller: ({ title, until }) => ({
      subject: 'your buyer wants something changed',
      body: `The buyer of “${title}” wants something changed until ${write(until)}.`,
    }),
  },
  reportNothingDelivered: {
    seller: ({ title }) => ({
      subject: 'your buyer says that nothing was delivered',
      body: `The buyer of “${title}” says that what you delivered is nothing yet. The day on which it was due stands.`,
    }),
  },
  accept: {
    seller: ({ title }) => ({
      subject: 'your delivery was accepted',
      body: `The buyer has accepted “${title}”. The order is completed.`,
    }),
  },
  acceptBySilence: {
    seller: ({ title }) => ({
      subject: 'your delivery counts as accepted',
      body: `The buyer of “${title}” has not said anything in time. The order is completed.`,
    }),
    buyer: ({ title }) => ({
      subject: 'your order is completed',
      body: `The time to look at “${title}” is over: it counts as accepted, and the order is completed.`,
    }),
  },
  extendReview: {
    seller: ({ title, until }) => ({
      subject: 'your buyer takes more time',
      body: `The buyer of “${title}” looks at it until ${write(until)} at the latest.`,
    }),
  },
  cancelEarly: {
    seller: ({ title }) => ({
      subject: 'an order was cancelled',
      body: `The buyer has cancelled “${title}” before the work had begun. They get their money back.`,
    }),
  },
  cancelLate: {
    seller: ({ title }) => ({
      subject: 'an order was cancelled',
      body: `The buyer has cancelled “${title}”, because it was late. They get their money back.`,
    }),
  },
  cancelUnanswered: {
    buyer: ({ title }) => ({
      subject: 'your order was cancelled',
      body: `The seller of “${title}” never got the answers that they need and has cancelled the order. You get all your money back.`,
    }),
  },
  refund: {
    buyer: ({ title }) => ({
      subject: 'you get your money back',
      body: `The seller gives back what you have paid for “${title}”. The order is cancelled.`,
    }),
  },
  expire: {
    seller: ({ title }) => ({
      subject: 'an order has ended',
      body: `Nothing has happened to “${title}” for a long time. The order is cancelled, and the buyer gets their money back.`,
    }),
    buyer: ({ title }) => ({
      subject: 'your order has ended',
      body: `Nothing has happened to “${title}” for a long time. The order is cancelled, and you get all your money back.`,
    }),
  },
  fallDue: {
    seller: ({ title }) => ({
      subject: 'an order is late',
      body: `“${title}” was to be delivered by now. A day later the buyer may cancel it.`,
    }),
    buyer: ({ title }) => ({
      subject: 'your order is late',
      body: `“${title}” was to be delivered by now. If it does not come, you may cancel it and get all your money back: the page of the order says from when on.`,
    }),
  },
};

/** Whom a reminder reaches, by the stage in which the order is. */
const reminders: Record<string, [Side, (news: OrderNews) => Words]> = {
  requirements: [
    'buyer',
    ({ title }) => ({
      subject: 'your seller waits for your answers',
      body: `The seller needs to know something before they can begin with “${title}”. Please answer on the page of the order.`,
    }),
  ],
  working: [
    'seller',
    ({ title, until }) => ({
      subject: 'an order is due soon',
      body: `“${title}” is to be delivered until ${write(until)}.`,
    }),
  ],
  revision: [
    'seller',
    ({ title, until }) => ({
      subject: 'an order is due soon',
      body: `What is to be changed of “${title}” is due on ${write(until)}.`,
    }),
  ],
  delivered: [
    'buyer',
    ({ title, until }) => ({
      subject: 'please look at what was delivered',
      body: `“${title}” was delivered. On ${write(until)} it counts as accepted, unless you say before that something is to be changed.`,
    }),
  ],
};

/** Writes what each side of an order is told. Somebody whose account is gone has no address. */
export function writeOrderMails(
  news: OrderNews,
  stage: string,
  recipients: Record<Side, string | null>,
): Message[] {
  const told =
    news.kind === 'remind'
      ? Object.fromEntries([reminders[stage] ?? []])
      : (words[news.kind] ?? {});
  return (['buyer', 'seller'] as const).flatMap((side) => {
    const recipient = recipients[side];
    const writeWords = told[side] as ((news: OrderNews) => Words) | undefined;
    if (!recipient || !writeWords) return [];
    const { subject, body } = writeWords(news);
    const said = news.text && `\n\nThey say:\n\n${news.text}`;
    return { recipient, subject: `Market: ${subject}`, body: `${body}${said}\n` };
  });
}
