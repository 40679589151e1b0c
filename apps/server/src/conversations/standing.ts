import {
  messageLimits,
  type MessageSubject,
  type WholeConversation,
  type WritingState,
} from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** How many orders under way are named. */
const orderLimit = 50;

/** What decides how two people may write to each other. */
export interface Standing {
  isBlocking: boolean;
  isBlocked: boolean;
  /** The newest order between them, whatever has become of it; null for none. */
  lastOrder: string | null;
  /** Those that are under way, the newest first. */
  openOrders: MessageSubject[];
}

const betweenBoth = (first: string, second: string) => sql<boolean>`
  (orders.buyer_id = ${first} and orders.seller_id = ${second}
    or orders.buyer_id = ${second} and orders.seller_id = ${first})`;

/** Finds what decides how somebody may write to somebody. */
export async function findStanding(
  database: Database,
  personId: string,
  otherId: string,
): Promise<Standing> {
  const blocks = await database
    .selectFrom('blocks')
    .select('person_id')
    .where((either) =>
      either.or([
        either.and({ person_id: personId, blocked_id: otherId }),
        either.and({ person_id: otherId, blocked_id: personId }),
      ]),
    )
    .execute();
  const orders = await database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .select(['orders.id as _id', 'payments.service_title as title'])
    .select(
      sql<boolean>`orders.stage <> 'completed' and orders.refund_requested_at is null`.as('isOpen'),
    )
    .where(betweenBoth(personId, otherId))
    .orderBy(sql`orders.stage <> 'completed' and orders.refund_requested_at is null`, 'desc')
    .orderBy('orders.id', 'desc')
    .limit(orderLimit)
    .execute();
  return {
    isBlocking: blocks.some((block) => block.person_id === personId),
    isBlocked: blocks.some((block) => block.person_id === otherId),
    lastOrder: orders[0]?._id ?? null,
    openOrders: orders.flatMap(({ _id, title, isOpen }) => (isOpen ? [{ _id, title }] : [])),
  };
}

/** Where nobody is left to write to. */
export const noStanding: Standing = {
  isBlocking: false,
  isBlocked: false,
  lastOrder: null,
  openOrders: [],
};

/** How far two people have got. */
export interface Progress {
  /** Whether the other one is still there. */
  isThere: boolean;
  hasOtherWritten: boolean;
  /** How many messages somebody has sent, held ones included. */
  sent: number;
}

/** Says what somebody may write. People with an order between them are no strangers. */
export function toWriting(
  { isBlocking, isBlocked, lastOrder, openOrders }: Standing,
  { isThere, hasOtherWritten, sent }: Progress,
): Pick<WholeConversation, 'writing' | 'messagesLeft' | 'filePurpose' | 'openOrders'> {
  const messagesLeft =
    !isThere || hasOtherWritten || lastOrder !== null
      ? null
      : Math.max(0, messageLimits.unanswered - sent);
  return {
    writing: findState({ isThere, isBlocking, isBlocked, isWaiting: messagesLeft === 0 }),
    messagesLeft,
    filePurpose: lastOrder === null ? 'message' : 'order',
    openOrders,
  };
}

function findState(facts: {
  isThere: boolean;
  isBlocking: boolean;
  isBlocked: boolean;
  isWaiting: boolean;
}): WritingState {
  if (!facts.isThere) return 'gone';
  if (facts.isBlocking) return 'blockedByYou';
  if (facts.isBlocked) return 'blocked';
  return facts.isWaiting ? 'waiting' : 'open';
}
