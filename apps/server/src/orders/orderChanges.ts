import { turnOf } from '@market/api/contract';
import { sql, type Insertable } from 'kysely';
import { type AuditEvent, noteEvents } from '../audit/auditQueries.ts';
import type { Database } from '../database/openDatabase.ts';
import type { OrderEventsTable } from '../database/paymentTables.ts';
import { postReleased } from '../ledger/index.ts';
import { noteNews, tellPeople, type Telling } from '../news/tellPeople.ts';
import type { DisputeRow, ProposalRow } from './disagreements.ts';
import type { LifeRow } from './lifeRows.ts';
import { toFacts } from './orderFacts.ts';
import { findNext } from './orderSchedule.ts';

/** What becomes of some orders in one transaction: collected first, and written all at once. */
export interface OrderChanges {
  /** The orders as they are in the end, by their ids. */
  orders: Map<string, LifeRow>;
  /** When it is looked again at orders that wait for something else than their stage says. */
  postponed: Map<string, Date>;
  events: Insertable<OrderEventsTable>[];
  /** What attaches files to the events. */
  attachments: ((transaction: Database) => Promise<void>)[];
  proposals: ProposalRow[];
  disputes: DisputeRow[];
  tellings: Telling[];
  audits: AuditEvent[];
}

/** Nothing yet. */
export const createOrderChanges = (): OrderChanges => ({
  orders: new Map(),
  postponed: new Map(),
  events: [],
  attachments: [],
  proposals: [],
  disputes: [],
  tellings: [],
  audits: [],
});

/** What of an order changes when it moves on, with the types in which the database reads it. */
const columns = {
  stage: 'text',
  stage_since: 'timestamptz',
  status: 'text',
  delivered_at: 'timestamptz',
  due_at: 'timestamptz',
  accept_by: 'timestamptz',
  revisions_used: 'int',
  is_review_extended: 'boolean',
  refund_requested_at: 'timestamptz',
  schedule_step: 'int',
  warned_at: 'timestamptz',
  terms: 'jsonb',
  questions: 'jsonb',
  delivery_id: 'uuid',
  proposal_id: 'uuid',
  dispute_id: 'uuid',
  charged_back_at: 'timestamptz',
  next_at: 'timestamptz',
  turn: 'text',
} as const satisfies Partial<Record<keyof LifeRow, string>>;

const names = Object.keys(columns) as (keyof typeof columns)[];

const assignments = sql.join(names.map((name) => sql`${sql.ref(name)} = new.${sql.ref(name)}`));
const definitions = sql.join(names.map((name) => sql`${sql.ref(name)} ${sql.raw(columns[name])}`));

/** Writes what has become of orders, and when time does something to them next. */
export async function writeChanges(
  transaction: Database,
  { orders, postponed, events, attachments, proposals, disputes, tellings, audits }: OrderChanges,
): Promise<void> {
  if (events.length > 0) await transaction.insertInto('order_events').values(events).execute();
  for (const attach of attachments) await attach(transaction);
  for (const proposal of proposals) await keepProposal(transaction, proposal);
  for (const dispute of disputes) await keepDispute(transaction, dispute);
  if (orders.size > 0) await updateOrders(transaction, [...orders.values()], postponed);
  await tellPeople(transaction, tellings);
  await noteNews(transaction, [...orders.values()].flatMap(toNews));
  await noteEvents(transaction, audits);
  const completed = [...orders.values()].filter(({ stage }) => stage === 'completed');
  await postReleased(
    transaction,
    completed.map(({ payment_id: paymentId }) => paymentId),
  );
}

/** Both sides look at an order that has changed; one of them may have done so in another browser. */
const toNews = ({ id, buyer_id, seller_id }: LifeRow) =>
  [buyer_id, seller_id].flatMap((personId) =>
    personId === null ? [] : { personId, tag: 'Order', subjectId: id },
  );

async function updateOrders(
  transaction: Database,
  orders: readonly LifeRow[],
  postponed: ReadonlyMap<string, Date>,
): Promise<void> {
  const rows = orders.map((order) => ({
    id: order.id,
    ...Object.fromEntries(names.map((name) => [name, order[name]])),
    questions: order.questions ?? [],
    next_at: postponed.get(order.id) ?? findNextMoment(order),
    turn: turnOf(toFacts(order)),
  }));
  await sql`
    update orders set ${assignments}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id uuid, ${definitions})
      where orders.id = new.id`.execute(transaction);
}

/** How long it takes until it is looked again at an order whose money is asked back, in ms. */
const restingPause = 60 * 60 * 1000;

/** When time does something to an order next; null for never. */
export function findNextMoment(order: LifeRow): Date | null {
  const facts = toFacts(order);
  if (facts.stage === 'cancelled') return null;
  if (facts.money !== 'kept') return new Date(order.now.getTime() + restingPause);
  const next = findNext(facts, order.schedule_step, order.warned_at, order.now);
  return next?.due.at ?? null;
}

const keepProposal = (transaction: Database, proposal: ProposalRow) =>
  transaction
    .insertInto('proposals')
    .values(proposal)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: proposal.state }))
    .execute();

const keepDispute = (transaction: Database, { id, ...dispute }: DisputeRow) =>
  transaction
    .insertInto('disputes')
    .values({ id, ...dispute })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(dispute))
    .execute();
