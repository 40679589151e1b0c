import { listActions, type OrderSide, type OrderTransition, refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { type Payment, requestRefund } from '../payments/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { type DisputeRow, takerOf } from './disagreements.ts';
import { isToBegin, type LifeRow, lockOrder, lockOrders, sideOf } from './lifeRows.ts';
import {
  beginOrder,
  keep,
  type MoneyBack,
  type MoveInput,
  moveOrder,
  noteOrderEvent,
} from './moveOrder.ts';
import { createOrderChanges, type OrderChanges, writeChanges } from './orderChanges.ts';
import { toFacts } from './orderFacts.ts';
import { findReviewEnds } from './orderFiles.ts';
import { findNext } from './orderSchedule.ts';
import type { FindOrderTerms } from './orderTerms.ts';

/** How many orders the time moves on at once. */
const batchSize = 200;

/** How many proposals each side of an order can make, open and answered ones together. */
const mostProposals = 10;

/** After how long it is looked again at an order whose files are checked, in ms. */
const filesPause = 60 * 60 * 1000;

/** The job that does what is due. */
export const jobName = 'advanceOrders';

const byTime = { actor: 'system', personId: null, address: jobName } as const;

export type OrderLife = ReturnType<typeof createOrderLife>;

/** The one way in which orders begin and move on: each time in one transaction. */
export function createOrderLife(database: Database, findTerms: FindOrderTerms) {
  /** Moves one order on that nobody else can change meanwhile. Gives the payment if money is given back now. */
  async function change(
    orderId: string,
    work: (
      order: LifeRow,
      changes: OrderChanges,
      transaction: Database,
    ) => Promise<MoneyBack | null>,
  ): Promise<Payment | null> {
    const usual = await findTerms();
    return inTransaction(database, async (transaction) => {
      const found = await lockOrder(transaction, orderId);
      if (!found) throw new CallRefusal(refusals.orderNotFound);
      const changes = createOrderChanges();
      const order = isToBegin(found) ? beginOrder(changes, found, usual) : found;
      const back = await work(order, changes, transaction);
      await writeChanges(transaction, changes);
      return back && giveBack(transaction, back);
    });
  }

  return {
    /** Begins with an order unless it has begun. */
    async begin(orderId: string): Promise<void> {
      const usual = await findTerms();
      await inTransaction(database, async (transaction) => {
        const order = await lockOrder(transaction, orderId);
        if (!order || !isToBegin(order)) return;
        const changes = createOrderChanges();
        beginOrder(changes, order, usual);
        await writeChanges(transaction, changes);
      });
    },

    /**
     * Moves an order on for one of its sides. Refuses what may not be, and orders of others as not found.
     * Gives the payment if its money is to be given back now.
     *
     * @param choose Says what is wanted, by which side it is and what may be done.
     */
    moveOn: (
      orderId: string,
      personId: string,
      address: string,
      choose: (side: OrderSide, actions: OrderTransition[], order: LifeRow) => OrderTransition,
      input?: MoveInput,
    ): Promise<Payment | null> =>
      change(orderId, async (order, changes, transaction) => {
        const actor = sideOf(order, personId);
        if (!actor) throw new CallRefusal(refusals.orderNotFound);
        if (input?.proposal) await refuseProposals(transaction, orderId, actor);
        const name = choose(actor, listActions(actor, toFacts(order), order.now), order);
        return moveOrder(changes, order, name, { actor, personId, address }, input);
      }),

    /** Moves an order on for an operator. Gives the payment if its money is to be given back now. */
    decide: (
      orderId: string,
      personId: string,
      address: string,
      name: OrderTransition,
      input: MoveInput,
    ): Promise<Payment | null> =>
      change(orderId, async (order, changes) => {
        const { dispute } = order;
        if (dispute?.closed_at === null && name !== 'forceCancel') {
          const fault = findTakenFault(dispute, personId, order.now);
          if (fault) throw new CallRefusal(refusals[fault]);
        }
        return moveOrder(changes, order, name, { actor: 'operator', personId, address }, input);
      }),

    /** Says who is looking at the dispute of an order. Refuses while somebody else does. */
    takeDispute: (orderId: string, personId: string, address: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const order = await lockOrder(transaction, orderId);
        if (order?.dispute?.closed_at !== null) throw new CallRefusal(refusals.orderNotFound);
        const { dispute, now } = order;
        const fault = findTakenFault(dispute, personId, now);
        if (fault) throw new CallRefusal(refusals[fault]);
        const changes = createOrderChanges();
        changes.disputes.push({ ...dispute, taken_by: personId, taken_at: now });
        changes.audits.push({ personId, what: 'dispute.taken', subjectId: orderId, address });
        await writeChanges(transaction, changes);
      }),

    /** Lists orders that have not begun, or were delivered by the version before. */
    async listToBegin() {
      const orders = database.selectFrom('orders').select('id').limit(batchSize);
      const unbegun = await orders.where('terms', 'is', null).execute();
      const outOfStep = await orders
        .where('status', '=', 'Delivered')
        .where('stage', 'in', ['requirements', 'working', 'revision'])
        .execute();
      return [...unbegun, ...outOfStep].map(({ id }) => id);
    },

    /** Lists orders to which time does something, the longest due first. */
    listDue: async () => {
      const orders = await database
        .selectFrom('orders')
        .select('id')
        .where('next_at', '<=', sql<Date>`now()`)
        .orderBy('next_at')
        .limit(batchSize)
        .execute();
      return orders.map(({ id }) => id);
    },

    /** Lists orders whose money the holder of the card asks for since a short while, or no longer. */
    async listChargebacks() {
      const orders = database
        .selectFrom('payments')
        .innerJoin('orders', 'orders.payment_id', 'payments.id')
        .select('orders.id')
        .limit(batchSize);
      const begun = await orders
        .where('payments.status', '=', 'disputed')
        .where('charged_back_at', 'is', null)
        .execute();
      const ended = await orders
        .where('charged_back_at', 'is not', null)
        .where('payments.status', '<>', 'disputed')
        .execute();
      return [...begun, ...ended].map(({ id }) => id);
    },

    /** Writes down that the holder of a card asks for the money of an order, or no longer does. */
    noteChargeback: async (orderId: string): Promise<void> => {
      const provider = { actor: 'cardProvider', personId: null, address: jobName } as const;
      await change(orderId, async (order, changes) => {
        const isAsked = order.payment_status === 'disputed';
        if (isAsked === (order.charged_back_at !== null)) return null;
        if (toFacts(order).stage !== 'cancelled') {
          return moveOrder(changes, order, isAsked ? 'chargeBack' : 'endChargeback', provider);
        }
        // The bank has given them the money.
        keep(changes, { ...order, charged_back_at: isAsked ? order.now : null });
        noteOrderEvent(changes, order, isAsked ? 'chargeBack' : 'loseChargeback', provider);
        return null;
      });
    },

    /**
     * Does what is due to some orders, unless somebody is at them. Whether their money is to be given back is
     * only written down.
     */
    doDue: (orderIds: readonly string[]): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const changes = createOrderChanges();
        const parts: MoneyBack[] = [];
        const orders = await lockOrders(transaction, orderIds, true);
        const reviewEnds = await findReviewEnds(transaction, orders);
        for (const order of orders) {
          if (!order.next_at || order.next_at > order.now) continue;
          const back = doDue(changes, order, reviewEnds.get(order.id));
          if (back) parts.push(back);
        }
        await writeChanges(transaction, changes);
        for (const back of parts) await giveBack(transaction, back);
      }),

    /** Lets an order wait that could not be moved on, so that it holds up no other. */
    async postpone(orderId: string): Promise<void> {
      await database
        .updateTable('orders')
        .set({ next_at: sql<Date>`now() + interval '10 minutes'` })
        .where('id', '=', orderId)
        .execute();
    },
  };
}

/** Does what is due: reminds somebody, ends what nobody has cared for, or does what was decided. */
function doDue(
  changes: OrderChanges,
  order: LifeRow,
  reviewEnd: Date | null | undefined,
): MoneyBack | null {
  const { now } = order;
  const facts = toFacts(order);
  if (facts.stage === 'delivered' && reviewEnd === null) {
    keep(changes, order);
    changes.postponed.set(order.id, new Date(now.getTime() + filesPause));
    return null;
  }
  if (facts.stage === 'delivered' && reviewEnd && order.accept_by && reviewEnd > order.accept_by) {
    keep(changes, { ...order, accept_by: reviewEnd, schedule_step: 0, warned_at: null });
    return null;
  }
  const next =
    facts.money === 'kept' ? findNext(facts, order.schedule_step, order.warned_at, now) : undefined;
  if (!next || next.due.at > now) {
    keep(changes, order);
    return null;
  }
  const { kind } = next.due;
  if (kind !== 'remind' && kind !== 'fallDue') return moveOrder(changes, order, kind, byTime);
  noteOrderEvent(changes, order, kind, byTime);
  keep(changes, { ...order, schedule_step: next.index + 1, warned_at: now });
  return null;
}

/**
 * Writes down what is to be given back, and gives the payment of which. That an order is cancelled says enough:
 * all that is left goes back.
 */
async function giveBack(transaction: Database, { refund, paymentId }: MoneyBack): Promise<Payment> {
  if (refund) await requestRefund(transaction, refund);
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

/** Why somebody cannot decide a dispute; null when they can. */
function findTakenFault(dispute: DisputeRow, personId: string, now: Date) {
  if (dispute.first_decided_by === personId) return 'appealOfSame';
  const taker = takerOf(dispute, now);
  return taker === null || taker === personId ? null : 'disputeTaken';
}

/** Refuses a side that has proposed enough. */
async function refuseProposals(transaction: Database, orderId: string, side: OrderSide) {
  const made = await transaction
    .selectFrom('proposals')
    .select('id')
    .where('order_id', '=', orderId)
    .where('side', '=', side)
    .limit(mostProposals)
    .execute();
  if (made.length === mostProposals) throw new CallRefusal(refusals.tooManyProposals);
}
