import type { NotificationKind, OrderSide, ReviewNotificationName } from '@market/api/contract';
import type { NotificationData } from '../database/newsTables.ts';
import type { MailContent } from '../mails/MailContent.ts';
import { isolate, type Reader, writeMoment } from '../mails/Reader.ts';
import type { Telling } from '../news/tellPeople.ts';
import type { OrderReviewRow, ReviewableRow } from './reviewableOrders.ts';
import { reviewMailTexts } from './reviewMailTexts.ts';

interface ReviewData extends NotificationData {
  title: string;
  person: string | null;
  /** ISO 8601 text; null for no such day. */
  until: string | null;
}

type Subject = { type: 'order' | 'sale' | 'service'; id: string };

const paths: Record<Subject['type'], (id: string) => string> = {
  order: (id) => `/order/${id}`,
  sale: (id) => `/dashboard/serviceDetails/${id}`,
  service: (id) => `/service/${id}`,
};

/** What each side of an order calls it. */
const subjectTypes = { buyer: 'order', seller: 'sale' } as const;

const kinds: Record<ReviewNotificationName, NotificationKind> = {
  ratingWanted: 'reminders',
  ratingPublished: 'updates',
  ratingAnswered: 'updates',
  // A decision against somebody is told to everybody.
  ratingRemoved: 'orders',
};

const write = (
  name: ReviewNotificationName,
  { title, person, until }: ReviewData,
  reader: Reader,
) =>
  reviewMailTexts[reader.language].mails[name]({
    title: isolate(reader, title),
    person: isolate(reader, person ?? ''),
    until: until ? writeMoment(reader, new Date(until)) : '',
  });

function toTelling(
  personId: string,
  name: ReviewNotificationName,
  subject: Subject,
  data: ReviewData,
  key: string,
  quote = '',
): Telling {
  return {
    personId,
    kind: kinds[name],
    name,
    subject,
    data,
    mail: {
      key,
      write: (reader): MailContent => {
        const texts = reviewMailTexts[reader.language];
        const [subjectLine, ...paragraphs] = write(name, data, reader);
        return {
          subject: subjectLine,
          paragraphs,
          ...(quote && { quote: { lead: texts.reasons, text: quote } }),
          action: {
            label: subject.type === 'service' ? texts.toReview : texts.toOrder,
            path: paths[subject.type](subject.id),
          },
        };
      },
    },
  };
}

/** Tells somebody that what the other side of an order thinks of them is published. */
export const toReviewTelling = (
  { id, title }: ReviewableRow,
  { author, person_id, about_id, published_at }: OrderReviewRow,
  names: ReadonlyMap<string, string>,
): Telling =>
  toTelling(
    about_id,
    'ratingPublished',
    { type: author === 'buyer' ? 'sale' : 'order', id },
    { title, person: names.get(person_id) ?? '', until: null },
    `review ${id} ${author} ${published_at?.toISOString()}`,
  );

/** Reminds a side of an order that they can still say something. */
export function toReviewReminder(
  { id, title, buyer_id, seller_id }: ReviewableRow,
  side: OrderSide,
  names: ReadonlyMap<string, string>,
  until: Date,
): Telling[] {
  const [personId, other] = side === 'buyer' ? [buyer_id, seller_id] : [seller_id, buyer_id];
  if (!personId || !other) return [];
  const data = { title, person: names.get(other) ?? '', until: until.toISOString() };
  return [
    toTelling(
      personId,
      'ratingWanted',
      { type: subjectTypes[side], id },
      data,
      `review wanted ${id} ${side}`,
    ),
  ];
}

/** Tells the writer of a review that the seller has answered. */
export const toReplyTelling = (writerId: string, service: { id: string; title: string }): Telling =>
  toTelling(
    writerId,
    'ratingAnswered',
    { type: 'service', id: service.id },
    { title: service.title, person: null, until: null },
    `review answered ${service.id} ${writerId} ${Date.now()}`,
  );

/** Tells the writer of a review that it was removed, and why. */
export const toRemovalTelling = (
  writerId: string,
  subject: Subject,
  title: string,
  reasons: string,
): Telling =>
  toTelling(
    writerId,
    'ratingRemoved',
    subject,
    { title, person: null, until: null },
    `review removed ${subject.id} ${writerId} ${Date.now()}`,
    reasons,
  );

/** Says in one sentence what a notification about a review tells; undefined for one of something else. */
export function writeReviewLine(
  name: string,
  data: NotificationData,
  reader: Reader,
): string | undefined {
  if (!Object.hasOwn(kinds, name)) return undefined;
  const [, sentence] = write(name as ReviewNotificationName, data as ReviewData, reader);
  return sentence;
}
