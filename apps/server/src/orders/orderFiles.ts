import { refusals } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import {
  attachFiles,
  type FilePlace,
  findReadiness,
  listFiles,
  type PlaceFiles,
  type TellRefused,
} from '../files/index.ts';
import { putInOutbox } from '../outbox/createOutbox.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { writeRefusedFileMail } from './fileMails.ts';
import type { ProgressRow } from './orderFacts.ts';

/** What the files belong to that were sent with an event of an order. */
const toPlace = (orderId: string, eventId: string): FilePlace => `order:${orderId}/${eventId}`;

/** The order of a place, without the colon and what stands before it. */
export const orderOfPlace = (id: string): string => id.split('/')[0] ?? '';

/** Files that somebody sends with something that happens to an order. */
export interface SentFiles {
  /** The ids. */
  files: readonly string[];
  owner: string;
  orderId: string;
  /** What all files of one order may have together, in bytes. */
  orderBytes: number;
}

/**
 * Attaches files to an event, as part of the transaction that writes it and holds the order. Refuses those that
 * cannot be attached, and what is too much for one order.
 */
export async function sendFiles(
  transaction: Database,
  eventId: string,
  { files, owner, orderId, orderBytes }: SentFiles,
): Promise<void> {
  if (files.length === 0) return;
  await attachFiles(transaction, { files, owner, place: toPlace(orderId, eventId) });
  const { sent } = await transaction
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('sent'))
    .where('place', 'in', (places) =>
      places
        .selectFrom('order_events')
        .select(sql<string>`'order:' || order_id || '/' || id`.as('place'))
        .where('order_id', '=', orderId),
    )
    .executeTakeFirstOrThrow();
  if (sent > orderBytes) {
    const values = { megabytes: orderBytes / 1_000_000 };
    throw new CallRefusal(refusals.manyOrderBytes, { values, field: 'files' });
  }
}

/** Gives a function that finds the files of each of these events, as one person sees them. */
export async function findSentFiles(
  database: Database,
  orderId: string,
  eventIds: readonly string[],
  readerId: string,
): Promise<(eventId: string) => PlaceFiles | undefined> {
  const places = eventIds.map((eventId) => toPlace(orderId, eventId));
  const listed = await listFiles(database, places, readerId);
  return (eventId) => listed.get(toPlace(orderId, eventId));
}

const dayMs = 24 * 60 * 60 * 1000;

/** An order that was delivered. */
type DeliveredRow = Pick<ProgressRow, 'accept_by' | 'terms' | 'is_review_extended'> & {
  id: string;
  delivery_id: string | null;
};

/**
 * When what was delivered counts as accepted, for orders whose deliveries have files, by their ids: the time to
 * look at it runs once all of its files can be fetched. Null while one cannot.
 */
export async function findReviewEnds(
  database: Database,
  orders: readonly DeliveredRow[],
): Promise<Map<string, Date | null>> {
  const delivered = orders.flatMap((order) =>
    order.accept_by && order.delivery_id && order.terms
      ? [{ ...order, acceptBy: order.accept_by, place: toPlace(order.id, order.delivery_id) }]
      : [],
  );
  const readiness = await findReadiness(
    database,
    delivered.map(({ place }) => place),
  );
  return new Map(
    delivered.flatMap((order): [string, Date | null][] => {
      const found = readiness.get(order.place);
      if (!found) return [];
      return [[order.id, found.areReady ? findReviewEnd(order, found.since) : null]];
    }),
  );
}

function findReviewEnd(
  { acceptBy, terms, is_review_extended: isExtended }: DeliveredRow & { acceptBy: Date },
  readySince: Date | null,
): Date {
  const { acceptDays = 0, extensionDays = 0 } = terms ?? {};
  const days = acceptDays + (isExtended ? extensionDays : 0);
  return new Date(Math.max(acceptBy.getTime(), (readySince?.getTime() ?? 0) + days * dayMs));
}

/** Mails the sender of a file with an order that it was refused. */
export const tellFileRefused: TellRefused = async (
  transaction,
  place,
  { name, ownerId, fault },
) => {
  const found = await transaction
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .innerJoin('people', (join) => join.on('people.id', '=', ownerId))
    .select(['payments.service_title as title', 'people.email as recipient', 'orders.seller_id'])
    .where('orders.id', '=', orderOfPlace(place))
    .executeTakeFirst();
  if (!found) return;
  const { title, recipient, seller_id: sellerId } = found;
  const side = sellerId === ownerId ? 'seller' : 'buyer';
  await putInOutbox(
    transaction,
    'mail',
    writeRefusedFileMail({ title, name, fault, side, recipient }),
  );
};
