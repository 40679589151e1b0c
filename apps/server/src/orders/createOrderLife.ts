import {
  findTransitionFault,
  givesMoneyBack,
  listActions,
  moveOn,
  type OrderActor,
  type OrderQuestion,
  type OrderTerms,
  type OrderTransition,
  refusals,
  toOrderStatus,
} from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { putInOutbox } from '../outbox/createOutbox.ts';
import type { Payment } from '../payments/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { fromFacts, toFacts } from './orderFacts.ts';
import { findNext } from './orderSchedule.ts';
import { writeOrderMails } from './orderMails.ts';
import type { FindOrderTerms } from './orderTerms.ts';

/** How many orders the time moves on at once. */
const batchSize = 100;

/** After how long, in hours, an order that has not begun counts as one of the version before. */
const beginsWithin = 1;

/** After how long it is looked again at an order whose money is asked back, in ms. */
const restingPause = 60 * 60 * 1000;

/** Whoever wants an order to move on. */
interface Mover {
  actor: OrderActor;
  /** Null for the time that has passed. */
  personId: string | null;
  /** A network address, or the name of a job. */
  address: string;
}

/** What somebody says and sends with it. */
export interface MoveInput {
  /** Defaults to none. */
  text?: string;
  /** The delivery that they have looked at; any unless it is named. */
  delivery?: string;
  /** Reads the answers to what was asked. Throws where one is missing. */
  answer?: (questions: OrderQuestion[]) => OrderQuestion[];
}

export type OrderLife = ReturnType<typeof createOrderLife>;

/** The one way in which orders begin and move on: each time in one transaction. */
export function createOrderLife(database: Database, findTerms: FindOrderTerms) {
  return {
    /** Begins with an order unless it has begun. */
    async begin(orderId: string): Promise<void> {
      const usual = await findTerms();
      await inTransaction(database, async (transaction) => {
        const order = await lock(transaction, orderId);
        if (order && isToBegin(order)) await begin(transaction, order, usual);
      });
    },

    /**
     * Moves an order on for one of its sides. Refuses what may not be, and orders of others as not found.
     * Gives the payment if its money is to be given back now.
     *
     * @param choose Says what is wanted, by which side it is and what may be done.
     */
    async moveOn(
      orderId: string,
      personId: string,
      address: string,
      choose: (side: Exclude<OrderActor, 'system'>, actions: OrderTransition[]) => OrderTransition,
      input?: MoveInput,
    ): Promise<Payment | null> {
      const usual = await findTerms();
      return inTransaction(database, async (transaction) => {
        const found = await lock(transaction, orderId);
        const actor = found && sideOf(found, personId);
        if (!actor) throw new CallRefusal(refusals.orderNotFound);
        const order = isToBegin(found) ? await begin(transaction, found, usual) : found;
        const name = choose(actor, listActions(actor, toFacts(order), order.now));
        return move(transaction, order, name, { actor, personId, address }, input);
      });
    },

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

    /**
     * Does what is due to an order, unless somebody is at it. Whether its money is to be given back is only
     * written down.
     */
    doDue: (orderId: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const order = await selectToMove(transaction, orderId).skipLocked().executeTakeFirst();
        if (order?.next_at && order.next_at <= order.now) await doDue(transaction, order);
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

/** The job that does what is due. */
export const jobName = 'advanceOrders';

const completed = { stage: 'completed', accept_by: null } as const;
const auditNames: Partial<Record<OrderTransition, string>> = { deliver: 'order.delivered' };

const inDays = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

/** Begins with what was just ordered, or with an order of the version before. */
async function begin(transaction: Database, order: LifeRow, usual: OrderTerms): Promise<LifeRow> {
  const { days = usual.days, revisions = usual.revisions } = order.agreed ?? {};
  const terms = order.terms ?? { ...usual, days, revisions };
  const isNew = order.age_hours < beginsWithin;
  const asked = order.terms ? (order.questions ?? []) : (order.listing?.questions ?? []);
  const questions = asked.map((question) => ({ answer: null, ...question }));
  const waits = isNew && order.terms === null && order.offer_id === null && questions.length > 0;
  const { now } = order;
  const begun: LifeRow = {
    ...order,
    terms,
    questions,
    stage: waits ? 'requirements' : 'working',
    stage_since: now,
    due_at: waits ? null : inDays(isNew ? order.created_at : now, terms.days),
    schedule_step: 0,
    warned_at: null,
  };
  if (order.terms === null) {
    await write(transaction, begun, 'place', {
      actor: 'buyer',
      // Who made an offer has been told that it was accepted.
      isTold: isNew && order.offer_id === null,
      at: order.created_at,
    });
  }
  if (order.status !== 'Delivered') return store(transaction, begun);

  // It was delivered by the version before, perhaps long ago.
  const deliveredAt = order.delivered_at ?? now;
  const delivered = {
    ...begun,
    ...fromFacts(moveOn('deliver', toFacts(begun), deliveredAt)),
    due_at: begun.due_at,
  };
  const isOver = (delivered.accept_by ?? now) <= now;
  delivered.delivery_id = await write(transaction, delivered, 'deliver', {
    actor: 'seller',
    isTold: false,
    at: deliveredAt,
  });
  return store(transaction, isOver ? { ...delivered, ...completed, stage_since: now } : delivered);
}

/** Makes a step for whoever may make it, or refuses. Gives the payment if money is to be given back. */
async function move(
  transaction: Database,
  order: LifeRow,
  name: OrderTransition,
  { actor, personId, address }: Mover,
  { text = '', delivery, answer }: MoveInput = {},
): Promise<Payment | null> {
  const { now } = order;
  const facts = toFacts(order);
  const fault = findTransitionFault(name, actor, facts, now);
  if (fault) throw new CallRefusal(refusals[fault]);
  if (delivery !== undefined && delivery !== order.delivery_id) {
    throw new CallRefusal(refusals.deliveryOutdated);
  }
  const next = moveOn(name, facts, now);
  const isCancelled = givesMoneyBack(name);
  const moved: LifeRow = {
    ...order,
    ...(isCancelled ? { refund_requested_at: now } : fromFacts(next)),
    ...(name === 'deliver' && { delivered_at: now }),
    ...(next.stage === 'revision' && { delivered_at: null }),
    questions: answer ? answer(order.questions ?? []) : order.questions,
    schedule_step: 0,
    warned_at: null,
  };
  const eventId = await write(transaction, moved, name, { actor, text });
  if (name === 'deliver') moved.delivery_id = eventId;
  await store(transaction, moved);
  await noteEvent(transaction, {
    personId,
    what: isCancelled ? 'refund.requested' : (auditNames[name] ?? `order.${name}`),
    subjectId: order.id,
    address,
  });
  if (!isCancelled) return null;
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', order.payment_id)
    .executeTakeFirstOrThrow();
}

/** Does what is due: reminds somebody, or ends what nobody has cared for. */
async function doDue(transaction: Database, order: LifeRow): Promise<void> {
  const { now } = order;
  const facts = toFacts(order);
  if (facts.money !== 'kept') {
    const isOver = facts.stage === 'cancelled';
    const nextAt = isOver ? null : new Date(now.getTime() + restingPause);
    await setNext(transaction, order.id, nextAt);
    return;
  }
  const next = findNext(facts, order.schedule_step, order.warned_at, now);
  if (!next || next.due.at > now) {
    await setNext(transaction, order.id, next?.due.at ?? null);
    return;
  }
  const { kind } = next.due;
  if (kind === 'expire' || kind === 'acceptBySilence') {
    await move(transaction, order, kind, { actor: 'system', personId: null, address: jobName });
    return;
  }
  await write(transaction, order, kind, { actor: 'system' });
  await store(transaction, { ...order, schedule_step: next.index + 1, warned_at: now });
}

/** Everything that decides about an order, while nobody else can change it. */
const selectToMove = (transaction: Database, orderId: string) =>
  transaction
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .leftJoin('services', 'services.id', 'payments.service_id')
    .leftJoin('people as buyer', 'buyer.id', 'orders.buyer_id')
    .leftJoin('people as seller', 'seller.id', 'orders.seller_id')
    .selectAll('orders')
    .select([
      'payments.status as payment_status',
      'payments.service_title as title',
      'payments.agreed',
      'payments.offer_id',
      'services.listing',
      'buyer.email as buyer_email',
      'seller.email as seller_email',
      sql<Date>`clock_timestamp()`.as('now'),
      sql<number>`(extract(epoch from now() - orders.created_at) / 3600)::float8`.as('age_hours'),
    ])
    .where('orders.id', '=', orderId)
    .forUpdate('orders');

const lock = (transaction: Database, orderId: string) =>
  selectToMove(transaction, orderId).executeTakeFirst();

type LifeRow = NonNullable<Awaited<ReturnType<typeof lock>>>;

const sideOf = (order: Pick<LifeRow, 'buyer_id' | 'seller_id'>, personId: string) => {
  if (order.buyer_id === personId) return 'buyer';
  return order.seller_id === personId ? 'seller' : undefined;
};

const isToBegin = ({ terms, stage, status }: LifeRow) =>
  terms === null || (status === 'Delivered' && toOrderStatus(stage) !== 'Delivered');

/** Stores what an order has become, and when time does something to it next. */
async function store(transaction: Database, order: LifeRow): Promise<LifeRow> {
  const facts = toFacts(order);
  const next = findNext(facts, order.schedule_step, order.warned_at, order.now);
  const nextAt = next?.due.at ?? null;
  await transaction
    .updateTable('orders')
    .set({
      stage: order.stage,
      stage_since: order.stage_since,
      status: order.status,
      delivered_at: order.delivered_at,
      due_at: order.due_at,
      accept_by: order.accept_by,
      revisions_used: order.revisions_used,
      is_review_extended: order.is_review_extended,
      refund_requested_at: order.refund_requested_at,
      schedule_step: order.schedule_step,
      warned_at: order.warned_at,
      terms: JSON.stringify(order.terms),
      questions: JSON.stringify(order.questions ?? []),
      next_at: nextAt,
      ...(order.delivery_id !== null && { delivery_id: order.delivery_id }),
    })
    .where('id', '=', order.id)
    .execute();
  return { ...order, next_at: nextAt };
}

const setNext = (transaction: Database, orderId: string, nextAt: Date | null) =>
  transaction.updateTable('orders').set({ next_at: nextAt }).where('id', '=', orderId).execute();

/** Writes down what has happened, and tells whoever does not know. Gives the event's id. */
async function write(
  transaction: Database,
  order: LifeRow,
  kind: string,
  { actor, text = '', isTold = true, at = order.now }: EventDetails,
): Promise<string> {
  const id = uuidv7();
  await transaction
    .insertInto('order_events')
    .values({ id, order_id: order.id, kind, actor, text, created_at: at })
    .execute();
  if (!isTold) return id;

  const until = order.accept_by ?? order.due_at;
  const news = { kind, title: order.title, text, until };
  const recipients = { buyer: order.buyer_email, seller: order.seller_email };
  for (const mail of writeOrderMails(news, order.stage, recipients)) {
    await putInOutbox(transaction, 'mail', mail);
  }
  return id;
}

interface EventDetails {
  actor: OrderActor;
  /** What they said; empty unless told otherwise. */
  text?: string;
  /** Whether the other side is told. Defaults to true. */
  isTold?: boolean;
  /** When it happened; now unless told otherwise. */
  at?: Date;
}
