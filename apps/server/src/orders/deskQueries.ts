import { type DisputeRow, type OrderRow, stateOfOrder } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { sameEmail } from '../people/index.ts';
import { toRupees } from '../database/paise.ts';
import { takerOf } from './disagreements.ts';
import { findWholeOrder, listOrderEvents, type OrderSide } from './orderQueries.ts';

/** How many disputes or orders a page has. */
const pageSize = 20;

/** The whole number of an order. */
const numberPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a dispute waits for a decision, as its index has it. */
const isWaiting = sql<boolean>`disputes.closed_at is null and disputes.decided_at is null`;

export type DeskQueries = ReturnType<typeof createDeskQueries>;

/** What those who run the market may know of orders of anybody. */
export const createDeskQueries = (database: Database) => ({
  /** Lists a page of disputes: those that wait, the oldest first, or those that are decided, the last first. */
  async listDisputes(state: 'open' | 'decided', cursor: string | undefined) {
    const isOpen = state === 'open';
    const { rows, ...cursors } = await readPage(
      selectDisputes(database).where(isOpen ? isWaiting : sql<boolean>`decided_at is not null`),
      {
        cursor,
        size: pageSize,
        moment: isOpen ? 'disputes.opened_at' : 'disputes.decided_at',
        id: 'disputes.id',
        isOldestFirst: isOpen,
      },
    );
    return { disputes: rows.map(toDisputeRow), ...cursors };
  },

  /** How many disputes wait for a decision, and since when the oldest. */
  async countDisputes() {
    const { count, oldest } = await database
      .selectFrom('disputes')
      .select(({ fn }) => [
        sql<number>`count(*)::int`.as('count'),
        fn.min('opened_at').as('oldest'),
      ])
      .where(isWaiting)
      .executeTakeFirstOrThrow();
    return { openCount: count, oldestAt: oldest?.toISOString() ?? null };
  },

  /** Whether an order has begun; undefined if there is none. */
  async hasBegun(orderId: string) {
    const order = await database
      .selectFrom('orders')
      .select(sql<boolean>`terms is not null`.as('hasBegun'))
      .where('id', '=', orderId)
      .executeTakeFirst();
    return order?.hasBegun;
  },

  /** Gives an order with all that is told about it. */
  find: (orderId: string, personId: string) =>
    findWholeOrder(database, orderId, { actor: 'operator', personId }),

  /** Who is looking at the dispute of an order; null for nobody. */
  async findTaker(orderId: string) {
    const dispute = await database
      .selectFrom('disputes')
      .innerJoin('people as taker', 'taker.id', 'taken_by')
      .select(['taken_by', 'taken_at', 'closed_at', 'taker.fullname', sql<Date>`now()`.as('now')])
      .where('order_id', '=', orderId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return dispute ? toParty(takerOf(dispute, dispute.now), dispute.fullname) : null;
  },

  /** Lists a page of what has happened to an order, the newest first. */
  listEvents: (orderId: string, personId: string, cursor: string | undefined) =>
    listOrderEvents(database, orderId, personId, cursor),

  /** The newest orders that somebody has placed or received, ten at most. */
  async listNewestOf(personId: string): Promise<OrderRow[]> {
    const rows = await database
      .selectFrom('orders')
      .select('id')
      .where((either) =>
        either.or([either('buyer_id', '=', personId), either('seller_id', '=', personId)]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(10)
      .execute();
    return readRows(
      database,
      rows.map(({ id }) => id),
    );
  },

  /**
   * Finds the order with a number, or a page of what the owner of an e-mail address has placed or received.
   * Gives whose orders or which order was looked for, too; null for nothing that there is.
   */
  async search(keyword: string, side: OrderSide, cursor: string | undefined) {
    if (numberPattern.test(keyword)) {
      const orders = await readRows(database, [keyword.toLowerCase()]);
      return { orders, nextCursor: null, previousCursor: null, subjectId: orders[0]?._id ?? null };
    }
    const person = keyword.includes('@')
      ? await database
          .selectFrom('people')
          .select('id')
          .where(sameEmail(keyword))
          .executeTakeFirst()
      : undefined;
    if (!person) return { orders: [], nextCursor: null, previousCursor: null, subjectId: null };

    const { rows, ...cursors } = await readPage(
      database.selectFrom('orders').select('orders.id').where(`orders.${side}_id`, '=', person.id),
      { cursor, size: pageSize, moment: 'orders.created_at', id: 'orders.id' },
    );
    const orders = await readRows(
      database,
      rows.map(({ id }) => id),
    );
    return { orders, ...cursors, subjectId: person.id };
  },
});

const selectDisputes = (database: Database) =>
  database
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.order_id')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .leftJoin('people as taker', 'taker.id', 'taken_by')
    .select([
      'disputes.id',
      'disputes.order_id',
      'disputes.side',
      'disputes.opened_at',
      'disputes.answer_by',
      'disputes.answer_id',
      'disputes.appeal_id',
      'disputes.decided_at',
      'payments.service_title',
      'payments.amount',
      'disputes.taken_by',
      'disputes.taken_at',
      'disputes.closed_at',
      'taker.fullname as taker_name',
      sql<Date>`now()`.as('now'),
    ]);

const toDisputeRow = (
  row: Awaited<ReturnType<ReturnType<typeof selectDisputes>['executeTakeFirstOrThrow']>>,
): DisputeRow => ({
  _id: row.id,
  order: row.order_id,
  title: row.service_title,
  totalPrice: toRupees(row.amount),
  by: row.side,
  openedAt: row.opened_at.toISOString(),
  answerBy: row.answer_by.toISOString(),
  isAnswered: row.answer_id !== null,
  isAppealed: row.appeal_id !== null,
  takenBy: toParty(takerOf(row, row.now), row.taker_name),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** Reads rows of orders, and keeps their order. */
async function readRows(database: Database, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .leftJoin('people as buyer', 'buyer.id', 'orders.buyer_id')
    .leftJoin('people as seller', 'seller.id', 'orders.seller_id')
    .select([
      'orders.id',
      'orders.status',
      'orders.stage',
      'orders.refund_requested_at',
      'orders.created_at',
      'payments.service_title',
      'payments.amount',
      'payments.status as payment_status',
      'buyer.id as buyer_id',
      'buyer.fullname as buyer_name',
      'seller.id as seller_id',
      'seller.fullname as seller_name',
    ])
    .select(sql<boolean>`terms is not null`.as('has_begun'))
    .where('orders.id', 'in', ids)
    .execute();
  const byId = new Map(
    rows.map((row) => {
      const status = row.refund_requested_at ? 'refunded' : row.payment_status;
      const { money } = stateOfOrder({ orderStatus: row.status, paymentInfo: { status } });
      const begun = row.has_begun ? row.stage : null;
      return [
        row.id,
        {
          _id: row.id,
          title: row.service_title,
          totalPrice: toRupees(row.amount),
          stage: money === 'refunded' ? 'cancelled' : begun,
          buyer: toParty(row.buyer_id, row.buyer_name),
          seller: toParty(row.seller_id, row.seller_name),
          createdAt: row.created_at.toISOString(),
        } satisfies OrderRow,
      ];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Somebody; null when the account is gone. */
const toParty = (_id: string | null, fullname: string | null) =>
  _id === null ? null : { _id, fullname: fullname ?? '' };
