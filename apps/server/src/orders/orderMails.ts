import {
  decisionTakesEffectAt,
  type OrderActor,
  type OrderFacts,
  type OrderSide,
} from '@market/api/contract';
import type { Language, MailTopic } from '../database/Letter.ts';
import type { Agreement } from '../database/paymentTables.ts';
import type { MailContent } from '../mails/MailContent.ts';
import type { NewMail } from '../mails/putMail.ts';
import { isolate, type Reader, writeAmount, writeFigures, writeMoment } from '../mails/Reader.ts';
import { ar } from './mailTexts/ar.ts';
import { de } from './mailTexts/de.ts';
import { en } from './mailTexts/en.ts';
import { hi } from './mailTexts/hi.ts';
import { ne } from './mailTexts/ne.ts';
import type { OrderMailName, OrderMailTexts } from './mailTexts/OrderMailTexts.ts';

const orderMailTexts: Record<Language, OrderMailTexts> = { en, de, ar, hi, ne };

/** What a mail about an order tells of. */
export interface OrderNews {
  /** An event of the order. */
  kind: string;
  /** In which stage the order is after it. */
  stage: string;
  /** Who did it, and therefore knows. */
  actor: OrderActor;
  /** What was said about it; empty for nothing. */
  text: string;
  /** Until when there is something to do; null for no such day. */
  until: Date | null;
  /** How much money it is about, in paise. Defaults to null: all of it, or none. */
  amountPaise?: number | null;
}

/** What was ordered, and by whom. */
export interface ToldOrder {
  id: string;
  title: string;
  buyerId: string | null;
  sellerId: string | null;
  /** How its price is made up; null for an order that is one service at its price. */
  lines: Agreement['lines'] | null;
  /** What was paid, in paise. */
  paidPaise: number;
}

/** Which mail tells which side of an event. */
type Mails = Partial<Record<OrderSide, OrderMailName>>;

const toBoth = (name: OrderMailName): Mails => ({ buyer: name, seller: name });

/** Which mail tells whom of each event. Whoever did it is left out, unless it is a confirmation. */
const mailsOfEvents: Record<string, Mails> = {
  place: { buyer: 'placedBuyer', seller: 'placedSeller' },
  answerRequirements: { seller: 'answered' },
  startWork: { buyer: 'started' },
  deliver: { buyer: 'delivered' },
  requestRevision: { seller: 'revision' },
  reportNothingDelivered: { seller: 'nothingDelivered' },
  accept: { seller: 'accepted' },
  acceptBySilence: { buyer: 'acceptedBySilenceBuyer', seller: 'acceptedBySilenceSeller' },
  extendReview: { seller: 'reviewExtended' },
  cancelEarly: { seller: 'cancelledEarly' },
  cancelLate: { seller: 'cancelledLate' },
  cancelUnanswered: { buyer: 'cancelledUnanswered' },
  refund: { buyer: 'refunded' },
  expire: { buyer: 'expiredBuyer', seller: 'expiredSeller' },
  fallDue: { buyer: 'lateBuyer', seller: 'lateSeller' },
  proposeExtension: toBoth('extensionProposed'),
  proposeCancellation: toBoth('cancellationProposed'),
  proposeRefund: toBoth('refundProposed'),
  acceptExtension: toBoth('proposalAccepted'),
  acceptCancellation: toBoth('proposalAccepted'),
  acceptRefund: toBoth('proposalAccepted'),
  declineProposal: toBoth('proposalDeclined'),
  withdrawProposal: toBoth('proposalWithdrawn'),
  lapseProposal: toBoth('proposalLapsed'),
  openDispute: toBoth('disputeOpened'),
  answerDispute: toBoth('disputeAnswered'),
  withdrawDispute: toBoth('disputeWithdrawn'),
  decideDispute: toBoth('disputeDecided'),
  sendBackToWork: toBoth('sentBackToWork'),
  appeal: toBoth('appealed'),
  refundByDecision: toBoth('decisionTaken'),
  refundPartByDecision: toBoth('decisionTaken'),
  releaseByDecision: toBoth('decisionTaken'),
  forceCancel: toBoth('cancelledByMarket'),
  chargeBack: { seller: 'chargedBack' },
  endChargeback: { seller: 'chargebackWon' },
  loseChargeback: { seller: 'chargebackLost' },
};

/** Whom a reminder reaches, by the stage in which the order is. */
const reminders: Record<string, Mails> = {
  requirements: { buyer: 'answersWanted' },
  working: { seller: 'dueSoon' },
  revision: { seller: 'revisionDueSoon' },
  delivered: { buyer: 'reviewWanted' },
};

/** What people may do without. */
const topicsOfEvents: Partial<Record<string, MailTopic>> = {
  remind: 'reminders',
  extendReview: 'news',
};

/** Says which mail tells a side of an event; undefined for none. */
export function findOrderMail(
  side: OrderSide,
  { kind, stage, actor }: OrderNews,
): OrderMailName | undefined {
  if (actor === side && kind !== 'place') return undefined;
  return (kind === 'remind' ? reminders[stage] : mailsOfEvents[kind])?.[side];
}

/** Says until when there is something to do about an event, when the order is as it is after it; null for no such day. */
export function findUntil(kind: string, facts: OrderFacts): Date | null {
  if (kind.startsWith('propose')) return facts.proposal?.expiresAt ?? null;
  if (kind === 'openDispute') return facts.dispute?.answerBy ?? null;
  if (kind === 'decideDispute') {
    return facts.dispute?.isAppealed ? null : decisionTakesEffectAt(facts);
  }
  return facts.acceptBy ?? facts.dueAt;
}

const paths: Record<OrderSide, (id: string) => string> = {
  buyer: (id) => `/order/${id}`,
  seller: (id) => `/dashboard/serviceDetails/${id}`,
};

/** Writes a mail about an order for one of its sides. */
export function writeOrderMail(
  name: OrderMailName,
  side: OrderSide,
  order: ToldOrder,
  news: OrderNews,
  reader: Reader,
): MailContent {
  const { stage, text, until, kind, amountPaise = null } = news;
  const texts = orderMailTexts[reader.language];
  const [subject, ...paragraphs] = texts.mails[name]({
    title: isolate(reader, order.title),
    until: until ? writeMoment(reader, until) : texts.soon,
    isDated: until !== null,
    amount: amountPaise === null ? null : writeAmount(reader, amountPaise),
    isAsked: stage === 'requirements',
  });
  return {
    subject,
    paragraphs,
    ...(kind === 'place' && { lines: writeLines(order, texts, reader) }),
    ...(text && { quote: { lead: texts.said, text } }),
    action: { label: texts.toOrder, path: paths[side](order.id) },
  };
}

/** Writes what was ordered, line by line, and what it costs. */
function writeLines({ title, lines, paidPaise }: ToldOrder, texts: OrderMailTexts, reader: Reader) {
  const plain = [{ kind: 'package' as const, title, quantity: 1, amountPaise: paidPaise }];
  return {
    heading: texts.ordered,
    entries: (lines ?? plain).map(({ kind, title: name, quantity, amountPaise }) => {
      const entry = kind === 'coupon' ? texts.coupon(name) : name;
      return {
        title: quantity > 1 ? texts.quantity(entry, writeFigures(reader, quantity)) : entry,
        amount: writeAmount(reader, amountPaise),
      };
    }),
    sum: { title: texts.sum, amount: writeAmount(reader, paidPaise) },
  };
}

/** Writes to both sides of an order of an event that they do not know of: once each, by the id of the event. */
export function toOrderMails(eventId: string, order: ToldOrder, news: OrderNews): NewMail[] {
  const topic = topicsOfEvents[news.kind];
  const people = { buyer: order.buyerId, seller: order.sellerId };
  return (['buyer', 'seller'] as const).flatMap((side) => {
    const personId = people[side];
    const name = findOrderMail(side, news);
    if (personId === null || !name) return [];
    return {
      to: { personId },
      write: (reader: Reader) => writeOrderMail(name, side, order, news, reader),
      key: `${eventId} ${side}`,
      ...(topic && { topic }),
    };
  });
}
