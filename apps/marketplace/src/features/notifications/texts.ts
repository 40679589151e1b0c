import type {
  NotificationKind,
  OrderNotificationName,
  ReviewNotificationName,
} from '@market/api/contract';
import { plural } from '../../texts/plural.ts';

/** What a sentence about an order is made of. */
export interface OrderFacts {
  /** What was ordered. */
  title: string;
  /** Until when there is something to do; null for no such day. */
  until: string | null;
  /** How much money it is about; null for all of it, or none. */
  amount: string | null;
}

type Write = (facts: OrderFacts) => string;

/** What is told of reviews, in one sentence each. */
const reviews: Record<
  ReviewNotificationName,
  (facts: { title: string; person: string; until: string | null }) => string
> = {
  ratingWanted: ({ title, person, until }) =>
    until
      ? `You can say what you think of ${person} and “${title}” until ${until}.`
      : `You can say what you think of ${person} and “${title}”.`,
  ratingPublished: ({ title, person }) => `${person} has reviewed you after “${title}”.`,
  ratingAnswered: ({ title }) => `The seller has answered your review of “${title}”.`,
  ratingRemoved: ({ title }) => `Your review of “${title}” was removed by the market.`,
};

/** What is told of orders, in one sentence each. */
const orders: Record<OrderNotificationName, Write> = {
  placedBuyer: ({ title }) => `You have ordered “${title}”.`,
  placedSeller: ({ title, until }) =>
    until ? `Somebody has ordered “${title}”, due ${until}.` : `Somebody has ordered “${title}”.`,
  answered: ({ title, until }) =>
    until
      ? `The buyer has answered your questions about “${title}”, due ${until}.`
      : `The buyer has answered your questions about “${title}”.`,
  started: ({ title }) => `The seller has begun with “${title}”.`,
  delivered: ({ title, until }) =>
    until ? `“${title}” was delivered. Look at it until ${until}.` : `“${title}” was delivered.`,
  revision: ({ title, until }) =>
    until
      ? `The buyer of “${title}” wants something changed until ${until}.`
      : `The buyer of “${title}” wants something changed.`,
  nothingDelivered: ({ title }) => `The buyer of “${title}” says that nothing was delivered.`,
  accepted: ({ title }) => `The buyer has accepted “${title}”.`,
  acceptedBySilenceBuyer: ({ title }) => `“${title}” counts as accepted: the time is over.`,
  acceptedBySilenceSeller: ({ title }) => `“${title}” counts as accepted.`,
  reviewExtended: ({ title, until }) =>
    until
      ? `The buyer of “${title}” takes until ${until} to look at it.`
      : `The buyer of “${title}” takes more time to look at it.`,
  cancelledEarly: ({ title }) => `The buyer has cancelled “${title}” before you began.`,
  cancelledLate: ({ title }) => `The buyer has cancelled “${title}”: it was late.`,
  cancelledUnanswered: ({ title }) =>
    `The seller has cancelled “${title}”: their questions were not answered.`,
  refunded: ({ title }) => `The seller gives back what you paid for “${title}”.`,
  expiredBuyer: ({ title }) => `“${title}” has ended by itself, and your money goes back to you.`,
  expiredSeller: ({ title }) => `“${title}” has ended by itself, and the money goes back.`,
  lateBuyer: ({ title }) => `“${title}” is late.`,
  lateSeller: ({ title }) => `“${title}” is late: please deliver it.`,
  answersWanted: ({ title }) => `The seller of “${title}” waits for your answers.`,
  dueSoon: ({ title, until }) =>
    until ? `“${title}” is due ${until}.` : `“${title}” is due soon.`,
  revisionDueSoon: ({ title, until }) =>
    until
      ? `The changes to “${title}” are due ${until}.`
      : `The changes to “${title}” are due soon.`,
  reviewWanted: ({ title, until }) =>
    until
      ? `Please look at “${title}” until ${until}; then it counts as accepted.`
      : `Please look at “${title}”.`,
  extensionProposed: ({ title }) => `The other side proposes more time for “${title}”.`,
  cancellationProposed: ({ title }) => `The other side proposes to cancel “${title}”.`,
  refundProposed: ({ title, amount }) =>
    amount
      ? `The other side proposes that ${amount} of “${title}” go back to the buyer.`
      : `The other side proposes that money of “${title}” goes back to the buyer.`,
  proposalAccepted: ({ title }) => `What you proposed for “${title}” was accepted.`,
  proposalDeclined: ({ title }) => `What you proposed for “${title}” was declined.`,
  proposalWithdrawn: ({ title }) => `A proposal for “${title}” was withdrawn.`,
  proposalLapsed: ({ title }) => `A proposal for “${title}” was not answered in time.`,
  disputeOpened: ({ title, until }) =>
    until
      ? `A dispute about “${title}” was opened. You can answer until ${until}.`
      : `A dispute about “${title}” was opened.`,
  disputeAnswered: ({ title }) => `Your dispute about “${title}” was answered.`,
  disputeWithdrawn: ({ title }) => `The dispute about “${title}” was withdrawn.`,
  disputeDecided: ({ title }) => `The dispute about “${title}” was decided.`,
  sentBackToWork: ({ title }) => `By decision of the market, work on “${title}” goes on.`,
  decisionTaken: ({ title, amount }) =>
    amount
      ? `The decision about “${title}” takes effect: ${amount} go back to the buyer.`
      : `The decision about “${title}” takes effect.`,
  appealed: ({ title }) => `The dispute about “${title}” is looked at once more.`,
  cancelledByMarket: ({ title }) => `The market has cancelled “${title}”.`,
  chargedBack: ({ title }) => `The buyer’s bank has asked the money of “${title}” back.`,
  chargebackWon: ({ title }) => `The money of “${title}” stays: the bank has given it back.`,
  chargebackLost: ({ title }) => `The bank has given the money of “${title}” to the buyer.`,
};

const kinds: Record<NotificationKind, { label: string; hint: string }> = {
  orders: { label: 'Orders', hint: 'What is ordered, delivered, proposed or disputed.' },
  money: { label: 'Money', hint: 'What is given back, released or asked back by a bank.' },
  reminders: { label: 'Reminders', hint: 'That the time for something is running out.' },
  updates: { label: 'Progress', hint: 'How an order goes on when there is nothing for you to do.' },
  decisions: {
    label: 'Decisions',
    hint: 'What the market decides about your account, your services and what you have reported.',
  },
  messages: { label: 'Messages', hint: 'Who has written to you. A mail never has their words.' },
};

/** What is told of decisions of the market. */
const decided: Record<string, (title: string) => string> = {
  suspended: () => 'Your account is suspended.',
  suspensionLifted: () => 'Your account is open again.',
  suspensionOver: () => 'Your account is open again.',
  warned: () => 'The market warns you.',
  serviceHidden: (title) => `“${title}” was hidden by the market.`,
  serviceShown: (title) => `“${title}” is shown again.`,
  serviceApproved: (title) => `“${title}” was approved.`,
  serviceReturned: (title) => `“${title}” needs a change before it is shown.`,
  contentRemoved: () => 'The market has removed something that you wrote.',
  serviceHeld: (title) => `“${title}” waits: somebody of the market looks at it first.`,
  reviewHeld: (title) =>
    `Your review of “${title}” waits: somebody of the market looks at it first.`,
  messageHeld: () => 'Your message waits: somebody of the market looks at it first.',
  accountHeld: () => 'Your account waits: somebody of the market looks at it first.',
  reviewReleased: (title) => `Everybody can read your review of “${title}” now.`,
  messageReleased: () => 'Your message was looked at, and sent.',
  accountReleased: () => 'Your account was looked at: you can do everything now.',
  identityVerified: () => 'Your identity was checked: everybody sees it now.',
  identityUnreadable: () => 'Your identity could not be checked: your papers could not be read.',
  identityOtherName: () => 'Your identity could not be checked: your papers are in another name.',
  identityOutdated: () => 'Your identity could not be checked: your papers are out of date.',
  identityForged: () => 'Your identity could not be checked: your papers do not seem to be real.',
  identityRefused: () => 'Your identity could not be checked.',
  identityLapsed: () => 'Nobody has looked at your papers in time: please send them again.',
  identityEnded: () => 'The market no longer says that it knows who you are.',
  scoreEntryKept: () => 'What you disputed of your score was looked at, and it stays.',
  scoreEntryUncounted: () => 'What you disputed of your score no longer counts.',
  reportFollowed: () => 'The market has done something about what you reported.',
  reportDismissed: () => 'What you reported was looked at, and it stays.',
  appealUpheld: () => 'Somebody else has looked at the decision again: it stays.',
  appealOverturned: () => 'Somebody else has looked at the decision again: it is taken back.',
};

/** What the bell and the screens about notifications say. */
export const texts = {
  title: 'Notifications',
  choices: 'Choose what you are told',
  waiting: 'Loading notifications',
  failure: 'Your notifications could not be loaded.',
  markSeen: 'Mark all as seen',
  none: {
    title: 'Nothing has happened yet.',
    text: 'What happens to your orders, and who has written to you, is listed here.',
  },
  orders,
  decided,
  reviews,
  /** Of a conversation, with how many messages have come since it was last looked at. */
  written: (person: string, times: number) =>
    plural(times, {
      one: `${person} has written to you.`,
      other: `${person} has sent you ${times} messages.`,
    }),
  /** Of a level that is lost unless something changes. */
  levelFalling: (until: string) =>
    `Your orders no longer reach your level: you lose it on ${until} unless that changes.`,
  /** Something that this version of the site has no words for. */
  unknown: 'Something has happened.',
  times: (sentence: string, times: number) =>
    plural(times, { one: sentence, other: `${sentence} (${times} times)` }),

  choosing: {
    title: 'What you are told',
    text: 'Of orders and money everybody is told at once.',
    waiting: 'Loading your choices',
    failure: 'Your choices could not be loaded.',
    kinds,
    /** A kind that this version of the site has no words for. */
    otherKind: 'Other things',
    site: 'Show it at the bell',
    mail: 'Mail',
    mails: {
      now: 'At once',
      digest: 'In one mail while you are away',
      off: 'None',
    },
    fixed: 'At the bell, and by mail at once.',
    saved: 'Your choice is saved.',
  },
};
