import {
  decisionTakesEffectAt,
  type NotificationKind,
  type OrderActor,
  type OrderFacts,
  type OrderNotificationName,
  type OrderSide,
} from '@market/api/contract';
import type { Language } from '../database/Letter.ts';
import type { Agreement } from '../database/paymentTables.ts';
import type { NotificationData } from '../database/newsTables.ts';
import type { MailContent } from '../mails/MailContent.ts';
import { isolate, type Reader, writeAmount, writeFigures, writeMoment } from '../mails/Reader.ts';
import type { Telling } from '../news/tellPeople.ts';
import { toPaise, toRupees } from '../database/paise.ts';
import { ar } from './mailTexts/ar.ts';
import { de } from './mailTexts/de.ts';
import { en } from './mailTexts/en.ts';
import { hi } from './mailTexts/hi.ts';
import { ne } from './mailTexts/ne.ts';
import type { OrderMailFacts, OrderMailTexts } from './mailTexts/OrderMailTexts.ts';

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

/** What tells which side of an event: the name of its mail, and of its notification. */
type Names = Partial<Record<OrderSide, OrderNotificationName>>;

const toBoth = (name: OrderNotificationName): Names => ({ buyer: name, seller: name });

/** What tells each side of an event. The side that caused it is left out, unless it is a confirmation. */
const namesOfEvents: Record<string, Names> = {
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
const reminders: Record<string, Names> = {
  requirements: { buyer: 'answersWanted' },
  working: { seller: 'dueSoon' },
  revision: { seller: 'revisionDueSoon' },
  delivered: { buyer: 'reviewWanted' },
};

/** Of what kind each event is; all others are about an order. */
const kindsOfEvents: Partial<Record<string, NotificationKind>> = {
  remind: 'reminders',
  extendReview: 'updates',
  refund: 'money',
  acceptRefund: 'money',
  refundByDecision: 'money',
  refundPartByDecision: 'money',
  releaseByDecision: 'money',
  chargeBack: 'money',
  endChargeback: 'money',
  loseChargeback: 'money',
};

/** Says what tells a side of an event; undefined for nothing. */
export function findOrderMail(
  side: OrderSide,
  { kind, stage, actor }: OrderNews,
): OrderNotificationName | undefined {
  if (actor === side && kind !== 'place') return undefined;
  return (kind === 'remind' ? reminders[stage] : namesOfEvents[kind])?.[side];
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
  name: OrderNotificationName,
  side: OrderSide,
  order: ToldOrder,
  news: OrderNews,
  reader: Reader,
): MailContent {
  const { text, kind } = news;
  const texts = orderMailTexts[reader.language];
  const [subject, ...paragraphs] = texts.mails[name](
    toMailFacts(toNotificationData(order, news), reader),
  );
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

/** What a sentence about an order is made of, in any language. */
interface OrderNotificationData extends NotificationData {
  title: string;
  /** ISO 8601 text; null for no such day. */
  until: string | null;
  /** In rupees; null for all of it, or none. */
  amount: number | null;
  isAsked: boolean;
}

const toNotificationData = (
  { title }: Pick<ToldOrder, 'title'>,
  { stage, until, amountPaise = null }: OrderNews,
): OrderNotificationData => ({
  title,
  until: until?.toISOString() ?? null,
  amount: amountPaise === null ? null : toRupees(amountPaise),
  isAsked: stage === 'requirements',
});

/** What it is made of in the reader's language. */
const toMailFacts = (
  { title, until, amount, isAsked }: OrderNotificationData,
  reader: Reader,
): OrderMailFacts => ({
  title: isolate(reader, title),
  until: until ? writeMoment(reader, new Date(until)) : orderMailTexts[reader.language].soon,
  isDated: until !== null,
  amount: amount === null ? null : writeAmount(reader, toPaise(amount)),
  isAsked,
});

/** Says in one sentence what a notification about an order tells; undefined for one of another version. */
export function writeOrderLine(
  name: string,
  data: NotificationData,
  reader: Reader,
): string | undefined {
  const { mails } = orderMailTexts[reader.language];
  if (!Object.hasOwn(mails, name)) return undefined;
  const facts = toMailFacts(data as OrderNotificationData, reader);
  const [, sentence] = mails[name as OrderNotificationName](facts);
  return sentence;
}

/** What a side of an order calls it. */
const subjectTypes: Record<OrderSide, string> = { buyer: 'order', seller: 'sale' };

/** Tells both sides of an order of an event that they do not know of: once each, by the id of the event. */
export function toOrderTellings(eventId: string, order: ToldOrder, news: OrderNews): Telling[] {
  const people = { buyer: order.buyerId, seller: order.sellerId };
  return (['buyer', 'seller'] as const).flatMap((side) => {
    const personId = people[side];
    const name = findOrderMail(side, news);
    if (personId === null || !name) return [];
    return {
      personId,
      kind: kindsOfEvents[news.kind] ?? 'orders',
      name,
      subject: { type: subjectTypes[side], id: order.id },
      data: toNotificationData(order, news),
      mail: {
        write: (reader: Reader) => writeOrderMail(name, side, order, news, reader),
        key: `${eventId} ${side}`,
      },
    };
  });
}
