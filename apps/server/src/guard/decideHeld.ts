import {
  type CaseKind,
  type CheckedMarketRequest,
  type DecisionReason,
  type HeldKind,
  refusals,
  type ReportKind,
  type ReportReason,
} from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/tables.ts';
import {
  type Decider,
  holdService,
  isTaken,
  releaseService,
  tellOfDecision,
  type ToldName,
  writeDecision,
} from '../decisions/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { releaseAccount } from './createAddressGuard.ts';
import { endHolding } from './heldQueries.ts';

/** What a keeper needs to know of something that is held. */
export interface KeptBack {
  subject: string;
  personId: string;
  text: string;
  rating: number | null;
}

/**
 * How something that is held is let through, or taken away, as part of the transaction that decides it. What is
 * taken away can come back when somebody else decides otherwise.
 */
export interface Keeper {
  release: (transaction: Database, held: KeptBack) => Promise<void>;
  remove: (transaction: Database, held: KeptBack, decisionId: string) => Promise<void>;
}

/** What is kept by domains above this one. */
export type Keepers = Record<'review' | 'message', Keeper>;

const withOwn = (keepers: Keepers): Record<HeldKind, Keeper> => ({
  ...keepers,
  service: {
    release: (transaction, { subject }) => releaseService(transaction, subject),
    remove: (transaction, { subject }) => holdService(transaction, subject, 'hidden'),
  },
  account: {
    release: (transaction, { subject }) => releaseAccount(transaction, subject),
    remove: () => Promise.reject(new CallRefusal(refusals.heldForever)),
  },
});

/** What is decided, in the words of decisions and of those who are told. */
const released: Record<HeldKind, { action: string; told: ToldName }> = {
  service: { action: 'approved', told: 'serviceApproved' },
  review: { action: 'released', told: 'reviewReleased' },
  message: { action: 'released', told: 'messageReleased' },
  account: { action: 'released', told: 'accountReleased' },
};
const removed: Record<HeldKind, { action: string; told: ToldName }> = {
  service: { action: 'hidden', told: 'serviceHidden' },
  review: { action: 'removed', told: 'contentRemoved' },
  message: { action: 'removed', told: 'contentRemoved' },
  account: { action: 'removed', told: 'contentRemoved' },
};

const outcomes = { release: 'released', remove: 'removed' } as const;

/** As what something that is held is reported. */
const toReportKind = (kind: HeldKind): ReportKind => (kind === 'account' ? 'person' : kind);

/** Why something can be decided, but is no reason for a report. */
const toReportReason = (reason: DecisionReason): ReportReason =>
  reason === 'quality' ? 'other' : reason;

/** Finds something that waits, so that two who look at it do so one after the other. */
async function lockHeld(transaction: Database, id: string, personId: string) {
  const held = await transaction
    .selectFrom('held_items')
    .selectAll()
    .select((builder) => isTaken(builder.ref('taken_at')).as('is_taken'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new CallRefusal(refusals.heldNotFound);
  if (held.decided_at) throw new CallRefusal(refusals.decidedMeanwhile);
  if (held.is_taken && held.taken_by !== personId) throw new CallRefusal(refusals.caseTaken);
  return held;
}

type LockedHeld = Awaited<ReturnType<typeof lockHeld>>;

const toKept = ({ subject, person_id: personId, text, rating }: LockedHeld): KeptBack => ({
  subject,
  personId,
  text,
  rating,
});

/** Says who looks at something that is held, so that nobody else begins with it. */
export const takeHeld = (
  database: Database,
  id: string,
  { personId, address }: Decider,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockHeld(transaction, id, personId);
    await transaction
      .updateTable('held_items')
      .set({ taken_by: personId, taken_at: new Date() })
      .where('id', '=', id)
      .execute();
    await noteEvent(transaction, { personId, what: 'held.taken', subjectId: id, address });
  });

/** Sends something on as a report, once. Gives its id. */
async function sendOn(
  transaction: Database,
  held: LockedHeld,
  { reason, words }: { reason: DecisionReason; words: string },
): Promise<string> {
  const kind = toReportKind(held.kind);
  const waiting = await transaction
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', held.subject)
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const reportId = waiting?.id ?? uuidv7();
  if (!waiting) {
    const { title, text } = held;
    const snapshot = {
      service: { title, description: text },
      review: { title, comment: text },
      message: { sender_id: held.person_id, text },
      account: { text },
    }[held.kind];
    await transaction
      .insertInto('reports')
      .values({
        id: reportId,
        by_person: null,
        kind,
        subject: held.subject,
        about_person: held.person_id,
        reason: toReportReason(reason),
        text: words,
        snapshot: JSON.stringify(snapshot),
      })
      .execute();
  }
  await transaction
    .updateTable('held_items')
    .set({ report_id: reportId, taken_by: null, taken_at: null })
    .where('id', '=', held.id)
    .execute();
  return reportId;
}

/** Closes what the market has reported by itself: it is decided. What people have reported waits. */
const closeOwnReports = (
  transaction: Database,
  { kind, subject }: LockedHeld,
  { decisionId, words, personId }: { decisionId: string; words: string; personId: string },
) =>
  transaction
    .updateTable('reports')
    .set({ closed_at: sql<Date>`now()`, closed_by: personId, words, decision_id: decisionId })
    .where('kind', '=', toReportKind(kind))
    .where('subject', '=', subject)
    .where('by_person', 'is', null)
    .where('closed_at', 'is', null)
    .execute();

/** Decides about something that is held. Gives the report as which it was sent on; null for everything else. */
export const decideHeld = (
  database: Database,
  { id, action, reason, words, seen }: CheckedMarketRequest<'decideHeld'>,
  decider: Decider,
  keepers: Keepers,
): Promise<string | null> =>
  inTransaction(database, async (transaction) => {
    const { personId, address } = decider;
    const held = await lockHeld(transaction, id, personId);
    if (held.person_id === personId) throw new CallRefusal(refusals.ownAccountDecided);
    if (held.changed_at.toISOString() !== seen) throw new CallRefusal(refusals.decidedMeanwhile);

    if (action === 'report') {
      const reportId = await sendOn(transaction, held, { reason, words });
      await noteEvent(transaction, {
        personId,
        what: 'held.reported',
        subjectId: id,
        address,
        reason: words,
        before: { report: held.report_id },
        after: { report: reportId },
      });
      return reportId;
    }
    const { kind, subject, title } = held;
    const decisionId = await writeDecision(transaction, decider, {
      ...(action === 'release' ? released : removed)[kind],
      aboutId: held.person_id,
      reason: action === 'release' ? null : reason,
      words,
      ...(kind !== 'account' && { subject: { kind, id: subject, title } }),
      what: action === 'release' ? 'held.released' : 'held.removed',
      before: { held: held.reason },
      after: { held: null },
    });
    await withOwn(keepers)[kind][action](transaction, toKept(held), decisionId);
    await endHolding(transaction, kind, subject, outcomes[action], decisionId);
    await closeOwnReports(transaction, held, { decisionId, words, personId });
    return null;
  });

/** What a decision about a report means for what is held. */
export interface DecidedReport {
  kind: CaseKind;
  subject: string;
  decisionId: string;
  words: string;
}

/** Does with what is held what was decided about its report, as part of the transaction that decides it. */
export type SettleReported = (
  transaction: Database,
  report: DecidedReport,
  action: 'release' | 'remove',
) => Promise<void>;

/**
 * Makes what settles things that were sent on. Those who lose something are told by the decision; those
 * who get it back are told here.
 */
export const createSettleReported =
  (keepers: Keepers): SettleReported =>
  async (transaction, { kind: reportKind, subject, decisionId, words }, action) => {
    const kind = reportKind === 'person' ? 'account' : reportKind;
    if (kind === 'conversation' || kind === 'scoreEntry') return;
    const held = await transaction
      .selectFrom('held_items')
      .selectAll()
      .select(sql<boolean>`false`.as('is_taken'))
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('decided_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return;
    await withOwn(keepers)[kind][action](transaction, toKept(held), decisionId);
    await endHolding(transaction, kind, subject, outcomes[action], decisionId);
    if (action === 'remove') return;
    await tellOfDecision(transaction, held.person_id, `held ${held.id}`, {
      id: decisionId,
      name: released[kind].told,
      reason: null,
      words,
      title: held.title,
      suspension: null,
      until: null,
      canAppeal: false,
    });
  };
