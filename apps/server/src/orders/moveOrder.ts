import {
  type Decision,
  findTransitionFault,
  givesBack,
  moveOn,
  type OrderActor,
  type OrderFacts,
  type OrderQuestion,
  type OrderTerms,
  type OrderTransition,
  type ProposalFacts,
  refusals,
} from '@market/api/contract';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import type { KeptStage } from '../database/paymentTables.ts';
import type { WantedRefund } from '../payments/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toPaise } from '../database/paise.ts';
import type { DisputeRow, ProposalRow } from './disagreements.ts';
import type { LifeRow } from './lifeRows.ts';
import type { OrderChanges } from './orderChanges.ts';
import { fromFacts, toFacts } from './orderFacts.ts';
import { findUntil, toOrderTellings } from './orderMails.ts';

/** After how long, in hours, an order that has not begun counts as one of the version before. */
const beginsWithin = 1;

/** Who wants an order to move on. */
export interface Mover {
  actor: OrderActor;
  /** Null for the time that has passed. */
  personId: string | null;
  /** A network address, or the name of a job. */
  address: string;
}

/** What somebody says, chooses and sends with it. */
export interface MoveInput {
  /** Defaults to none. */
  text?: string;
  /** The delivery that they have looked at; any unless it is named. */
  delivery?: string;
  /** The proposal that they answer; any unless it is named. */
  answered?: string;
  /** What they propose; amounts are in rupees. */
  proposal?: Pick<ProposalFacts, 'kind' | 'days' | 'amount'>;
  /** What they decide; amounts are in rupees. */
  decision?: Decision;
  /** What the buyer is to get back of a dispute, in rupees; null for no wish. */
  wanted?: number | null;
  /** Attaches what they send to the event of this id. Throws what cannot be sent. */
  attach?: (transaction: Database, eventId: string) => Promise<void>;
  /** Reads the answers to what was asked. Throws where one is missing. */
  answer?: (questions: OrderQuestion[]) => OrderQuestion[];
}

/** What the buyer gets back of an order that has moved on. */
export interface MoneyBack {
  paymentId: string;
  /** A part; left out where it is all that is left. */
  refund?: WantedRefund;
}

const completed = { stage: 'completed', accept_by: null } as const;
const auditNames: Partial<Record<OrderTransition, string>> = { deliver: 'order.delivered' };

const inDays = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

/** Begins with what was just ordered, or with an order of the version before. */
export function beginOrder(changes: OrderChanges, order: LifeRow, usual: OrderTerms): LifeRow {
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
    noteOrderEvent(changes, begun, 'place', {
      actor: 'buyer',
      isTold: isNew,
      at: order.created_at,
    });
  }
  if (order.status !== 'Delivered') return keep(changes, begun);

  // It was delivered by the version before, perhaps long ago.
  const deliveredAt = order.delivered_at ?? now;
  const delivered: LifeRow = {
    ...begun,
    ...fromFacts(moveOn('deliver', 'seller', toFacts(begun), deliveredAt)),
    due_at: begun.due_at,
  };
  const isOver = (delivered.accept_by ?? now) <= now;
  delivered.delivery_id = noteOrderEvent(changes, delivered, 'deliver', {
    actor: 'seller',
    isTold: false,
    at: deliveredAt,
  });
  return keep(changes, isOver ? { ...delivered, ...completed, stage_since: now } : delivered);
}

/** Makes a transition if the mover may, or refuses. Gives what the buyer gets back; null for nothing. */
export function moveOrder(
  changes: OrderChanges,
  order: LifeRow,
  name: OrderTransition,
  { actor, personId, address }: Mover,
  input: MoveInput = {},
): MoneyBack | null {
  const { now } = order;
  const { text = '', answer, attach, wanted = null } = input;
  const facts = toFacts(order);
  const fault = findTransitionFault(name, actor, facts, now) ?? findInputFault(order, input);
  if (fault) throw new CallRefusal(refusals[fault]);

  const next = moveOn(name, actor, facts, now, input);
  const back = givesBack(name);
  const isCancelled = back === 'all';
  const amount = amountOf(facts, input);
  const moved: LifeRow = {
    ...order,
    ...(isCancelled ? { refund_requested_at: now } : fromFacts(next)),
    ...(name === 'deliver' && { delivered_at: now }),
    ...(next.stage === 'revision' && { delivered_at: null }),
    questions: answer ? answer(order.questions ?? []) : order.questions,
    ...(hasNewSchedule(facts, next) && { schedule_step: 0, warned_at: null }),
  };
  const eventId = noteOrderEvent(changes, moved, name, {
    actor,
    text,
    amount,
    until: findUntil(name, next),
    stage: next.stage,
  });
  if (attach) changes.attachments.push((transaction) => attach(transaction, eventId));
  if (name === 'deliver') moved.delivery_id = eventId;
  moved.proposal = findProposal(changes, order, name, next, eventId);
  moved.proposal_id = moved.proposal?.id ?? null;
  moved.dispute = findDispute(changes, order, name, next, {
    eventId,
    personId,
    actor,
    wanted: wanted === null ? null : toPaise(wanted),
  });
  moved.dispute_id = moved.dispute?.id ?? null;
  keep(changes, moved);
  changes.audits.push({
    personId,
    what: isCancelled ? 'refund.requested' : (auditNames[name] ?? `order.${name}`),
    subjectId: order.id,
    address,
    reason: actor === 'operator' ? text : null,
  });
  if (!back) return null;
  const { id: orderId, payment_id: paymentId } = order;
  if (isCancelled || amount === null) return { paymentId };
  const cause = actor === 'system' ? 'decided' : 'agreed';
  return { paymentId, refund: { paymentId, orderId, amount, cause, personId } };
}

/** Writes down what has happened, and tells those who do not know. Gives the event's id. */
export function noteOrderEvent(
  { events, tellings }: OrderChanges,
  order: LifeRow,
  kind: string,
  details: EventDetails,
): string {
  const { actor, text = '', amount = null, isTold = true, at = order.now } = details;
  const { until = order.accept_by ?? order.due_at, stage = order.stage } = details;
  const id = uuidv7();
  events.push({ id, order_id: order.id, kind, actor, text, amount, created_at: at });
  if (!isTold) return id;

  const told = {
    id: order.id,
    title: order.title,
    buyerId: order.buyer_id,
    // Who made an offer has been told that it was accepted.
    sellerId: kind === 'place' && order.offer_id !== null ? null : order.seller_id,
    lines: order.agreed?.lines ?? null,
    paidPaise: order.amount,
  };
  const news = { kind, stage, actor, text, until, amountPaise: amount };
  tellings.push(...toOrderTellings(id, told, news));
  return id;
}

interface EventDetails {
  actor: OrderActor;
  /** What they said; empty unless told otherwise. */
  text?: string;
  /** What it is about, in paise; null unless told otherwise. */
  amount?: number | null;
  /** Until when there is something to do; defaults to the day on which the order is due or counts as accepted. */
  until?: Date | null;
  /** In which stage the order is then; defaults to the one that it is in. */
  stage?: string;
  /** Whether the other side is told. Defaults to true. */
  isTold?: boolean;
  /** When it happened; now unless told otherwise. */
  at?: Date;
}

/** Keeps what an order has become. */
export function keep({ orders }: OrderChanges, order: LifeRow): LifeRow {
  orders.set(order.id, order);
  return order;
}

/** Why what was sent with a transition cannot be; null when it can. */
function findInputFault(order: LifeRow, { delivery, answered, proposal, decision }: MoveInput) {
  if (delivery !== undefined && delivery !== order.delivery_id) return 'deliveryOutdated';
  if (answered !== undefined && answered !== order.proposal_id) return 'proposalGone';
  const part = proposal?.amount ?? decision?.amount ?? null;
  // All of it would be a cancellation.
  return part !== null && toPaise(part) >= order.amount - order.refunded_paise
    ? 'amountTooLarge'
    : null;
}

/** What a transition is about, in paise: what is proposed or decided now, or was before. */
function amountOf({ proposal, dispute }: OrderFacts, input: MoveInput): number | null {
  const said = input.proposal ?? input.decision ?? proposal ?? dispute?.decision;
  return said?.amount ? toPaise(said.amount) : null;
}

/** Whether what time does to an order begins anew. */
const hasNewSchedule = (before: OrderFacts, after: OrderFacts) =>
  before.stage !== after.stage ||
  before.dueAt?.getTime() !== after.dueAt?.getTime() ||
  before.acceptBy?.getTime() !== after.acceptBy?.getTime();

const endings: Partial<Record<OrderTransition, ProposalRow['state']>> = {
  acceptExtension: 'accepted',
  acceptCancellation: 'accepted',
  acceptRefund: 'accepted',
  declineProposal: 'declined',
  withdrawProposal: 'withdrawn',
  lapseProposal: 'lapsed',
};

/** What is proposed when an order has moved on. One that is gone is kept with how it ended. */
function findProposal(
  { proposals }: OrderChanges,
  { id: orderId, proposal: before }: LifeRow,
  name: OrderTransition,
  { proposal, stage }: OrderFacts,
  eventId: string,
): ProposalRow | null {
  const isOver = proposal === null || stage === 'cancelled';
  if (before) {
    if (!isOver) return before;
    proposals.push({ ...before, state: endings[name] ?? 'over' });
    return null;
  }
  if (isOver) return null;
  const { kind, by: side, days, amount, expiresAt } = proposal;
  const made: ProposalRow = {
    id: eventId,
    order_id: orderId,
    kind,
    side,
    days,
    amount: amount === null ? null : toPaise(amount),
    expires_at: expiresAt,
    state: 'open',
  };
  proposals.push(made);
  return made;
}

interface DisputeDetails {
  eventId: string;
  personId: string | null;
  actor: OrderActor;
  /** In paise; null for no wish. */
  wanted: number | null;
}

/** What the sides disagree about when an order has moved on. */
function findDispute(
  { disputes }: OrderChanges,
  { id: orderId, dispute: before, now }: LifeRow,
  name: OrderTransition,
  { dispute: facts, stage }: OrderFacts,
  { eventId, personId, actor, wanted }: DisputeDetails,
): DisputeRow | null {
  const change = ((): Partial<DisputeRow> | null => {
    switch (name) {
      case 'answerDispute':
        return { answer_id: eventId };
      case 'decideDispute': {
        const { outcome = null, amount = null } = facts?.decision ?? {};
        return {
          outcome,
          amount: amount === null ? null : toPaise(amount),
          decision_id: eventId,
          decided_at: now,
          decided_by: personId,
        };
      }
      case 'appeal':
        return {
          outcome: null,
          amount: null,
          decided_at: null,
          decided_by: null,
          first_decided_by: before?.decided_by ?? null,
          appeal_id: eventId,
          appeal_side: actor === 'seller' ? 'seller' : 'buyer',
          taken_by: null,
          taken_at: null,
        };
      default:
        return before?.closed_at === null && stage !== 'disputed' ? { closed_at: now } : null;
    }
  })();
  if (name === 'openDispute' && facts) {
    const opened: DisputeRow = {
      ...unheard,
      id: eventId,
      order_id: orderId,
      side: facts.by,
      opened_at: facts.openedAt,
      wanted,
      answer_by: facts.answerBy,
      stage_before: facts.stageBefore as KeptStage,
      stage_before_since: facts.stageBeforeSince,
    };
    disputes.push(opened);
    return opened;
  }
  if (!before || !change) return before;
  const changed = { ...before, ...change };
  disputes.push(changed);
  return changed;
}

/** A dispute about which nobody has said anything yet. */
const unheard = {
  answer_id: null,
  outcome: null,
  amount: null,
  decision_id: null,
  decided_at: null,
  decided_by: null,
  appeal_id: null,
  appeal_side: null,
  first_decided_by: null,
  taken_by: null,
  taken_at: null,
  closed_at: null,
} satisfies Partial<DisputeRow>;
