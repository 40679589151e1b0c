import {
  type CheckedMarketRequest,
  type DeskDecision,
  type OwnDecision,
  refusals,
} from '@market/api/contract';
import { type Expression, sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { releaseService } from './holdServices.ts';
import { endDecision, endSuspension } from './suspensions.ts';
import { appealable, type Decider, tellOfDecision } from './writeDecision.ts';

/** How many decisions a page has. */
const pageSize = 20;

/** How many days somebody may ask for another decision. */
const appealDays = 180;

/** How many minutes nobody else begins with what somebody is looking at. */
const takenMinutes = 5;

/** Whether somebody took it a short while ago. */
export const isTaken = (takenAt: Expression<Date | null>) =>
  sql<boolean>`coalesce(${takenAt} > now() - ${sql.lit(takenMinutes)} * interval '1 minute', false)`;

const selectDecisions = (database: Database) =>
  database
    .selectFrom('decisions')
    .leftJoin('people as decider', 'decider.id', 'decisions.by_person')
    .leftJoin('people as concerned', 'concerned.id', 'decisions.about_person')
    .leftJoin('people as judge', 'judge.id', 'decisions.appeal_by')
    .leftJoin('people as taker', 'taker.id', 'decisions.taken_by')
    .selectAll('decisions')
    .select([
      'decider.fullname as decider_name',
      'concerned.fullname as concerned_name',
      'judge.fullname as judge_name',
      'taker.fullname as taker_name',
      sql<Date>`now()`.as('now'),
    ])
    .select((builder) => isTaken(builder.ref('decisions.taken_at')).as('is_taken'));

type DecisionRow = Awaited<
  ReturnType<ReturnType<typeof selectDecisions>['executeTakeFirstOrThrow']>
>;

const toParty = (_id: string | null, fullname: string | null) =>
  _id === null ? null : { _id, fullname: fullname ?? '' };

const toMoment = (moment: Date | null) => moment?.toISOString() ?? null;

const isOver = ({ created_at, now }: Pick<DecisionRow, 'created_at' | 'now'>) =>
  now.getTime() - created_at.getTime() > appealDays * 24 * 60 * 60 * 1000;

const toOwn = (row: DecisionRow): OwnDecision => ({
  _id: row.id,
  action: row.action,
  reason: row.reason,
  words: row.words,
  subject:
    row.subject_kind !== null && row.subject !== null
      ? { kind: row.subject_kind, _id: row.subject, title: row.title }
      : null,
  suspension: row.suspension && { kind: row.suspension, until: toMoment(row.until) },
  createdAt: row.created_at.toISOString(),
  isActive: row.ended_at === null && (row.until === null || row.until > row.now),
  appeal:
    row.appeal_text !== null && row.appealed_at
      ? {
          text: row.appeal_text,
          createdAt: row.appealed_at.toISOString(),
          outcome: row.appeal_outcome,
          words: row.appeal_words,
          decidedAt: toMoment(row.appeal_decided_at),
        }
      : null,
  canAppeal:
    appealable.has(row.action) && row.appealed_at === null && row.ended_at === null && !isOver(row),
});

const toDesk = (row: DecisionRow): DeskDecision => ({
  ...toOwn(row),
  by: toParty(row.by_person, row.decider_name),
  about: toParty(row.about_person, row.concerned_name),
  appealBy: toParty(row.appeal_by, row.judge_name),
  takenBy: row.is_taken ? toParty(row.taken_by, row.taker_name) : null,
});

/** What only those who decide see. */
const untold = ['noted', 'dismissed'];

/** Finds a decision of which another one is asked for, so that two who look at it do so one after the other. */
async function lockAppeal(transaction: Database, id: string, personId: string) {
  const decision = await transaction
    .selectFrom('decisions')
    .selectAll()
    .select((builder) => isTaken(builder.ref('taken_at')).as('is_taken'))
    .where('id', '=', id)
    .where('appealed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!decision) throw new CallRefusal(refusals.decisionNotFound);
  if (decision.appeal_decided_at) throw new CallRefusal(refusals.decidedMeanwhile);
  if (decision.by_person === personId) throw new CallRefusal(refusals.ownDecision);
  if (decision.is_taken && decision.taken_by !== personId) {
    throw new CallRefusal(refusals.caseTaken);
  }
  return decision;
}

type LockedAppeal = Awaited<ReturnType<typeof lockAppeal>>;

/**
 * Brings back what a decision has removed, as part of the transaction that decides again. What is gone for good,
 * or has been changed since, stays as it is.
 */
export type Restorer = (
  transaction: Database,
  subject: string,
  decisionId: string,
) => Promise<void>;

/** What brings back each kind of thing. */
type Restorers = Readonly<Record<string, Restorer>>;

/** What the domain brings back whose it is. */
const restorable: ReadonlySet<string> = new Set(['removed', 'unverified', 'unmarked']);

/** Takes back what was decided, as far as it can be. */
async function takeBack(transaction: Database, decision: LockedAppeal, restorers: Restorers) {
  const { id, action, about_person: aboutId, subject, subject_kind: kind } = decision;
  await endDecision(transaction, id);
  if (action === 'suspended' && aboutId) {
    const holding = await transaction
      .selectFrom('suspensions')
      .select('decision_id')
      .where('decision_id', '=', id)
      .executeTakeFirst();
    if (holding) await endSuspension(transaction, aboutId, id);
  }
  if (action === 'hidden' && kind === 'service' && subject) {
    await releaseService(transaction, subject);
  }
  if (restorable.has(action) && kind && subject) {
    await restorers[kind]?.(transaction, subject, id);
  }
}

export type DecisionQueries = ReturnType<typeof createDecisionQueries>;

/** What the market has decided, and what it is asked to decide again. */
export const createDecisionQueries = (database: Database, restorers: Restorers) => ({
  /** A page of what was decided about somebody, as they are told, the newest first. */
  async listOwn(personId: string, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      selectDecisions(database)
        .where('decisions.about_person', '=', personId)
        .where('decisions.action', 'not in', untold),
      { cursor, size: pageSize, moment: 'decisions.created_at', id: 'decisions.id' },
    );
    return { decisions: rows.map(toOwn), ...cursors };
  },

  /** A page of decisions and notes, the newest first; or of appeals that wait, the oldest first. */
  async list({ person, state, cursor }: CheckedMarketRequest<'listDecisions'>) {
    const isAppealed = state === 'appealed';
    const { rows, ...cursors } = await readPage(
      selectDecisions(database)
        .$if(person !== undefined, (all) => all.where('decisions.about_person', '=', person ?? ''))
        .$if(isAppealed, (all) =>
          all
            .where('decisions.appealed_at', 'is not', null)
            .where('decisions.appeal_decided_at', 'is', null),
        ),
      {
        cursor,
        size: pageSize,
        moment: isAppealed ? 'decisions.appealed_at' : 'decisions.created_at',
        id: 'decisions.id',
        isOldestFirst: isAppealed,
      },
    );
    return { decisions: rows.map(toDesk), ...cursors };
  },

  /** Asks for another decision, for somebody whom it concerns. */
  appeal: (personId: string, decisionId: string, text: string, address: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const decision = await transaction
        .selectFrom('decisions')
        .select(['id', 'action', 'created_at', 'appealed_at', 'ended_at'])
        .select(sql<Date>`now()`.as('now'))
        .where('id', '=', decisionId)
        .where('about_person', '=', personId)
        .where('action', 'not in', untold)
        .forUpdate()
        .executeTakeFirst();
      if (!decision) throw new CallRefusal(refusals.decisionNotFound);
      if (decision.appealed_at) throw new CallRefusal(refusals.appealMade);
      if (!appealable.has(decision.action) || decision.ended_at || isOver(decision)) {
        throw new CallRefusal(refusals.appealLate);
      }
      await transaction
        .updateTable('decisions')
        .set({ appeal_text: text, appealed_at: new Date() })
        .where('id', '=', decisionId)
        .execute();
      await noteEvent(transaction, {
        personId,
        what: 'decision.appealed',
        subjectId: decisionId,
        address,
      });
    }),

  /** Says who looks at an appeal, so that nobody else begins with it. */
  take: (id: string, { personId, address }: Decider): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await lockAppeal(transaction, id, personId);
      await transaction
        .updateTable('decisions')
        .set({ taken_by: personId, taken_at: new Date() })
        .where('id', '=', id)
        .execute();
      await noteEvent(transaction, { personId, what: 'appeal.taken', subjectId: id, address });
    }),

  /** Decides again, by somebody else than before, and tells whom it concerns. */
  decideAppeal: (
    { id, outcome, words }: CheckedMarketRequest<'decideAppeal'>,
    { personId, address }: Decider,
  ): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const decision = await lockAppeal(transaction, id, personId);
      const { about_person: aboutId, action, reason, title } = decision;
      await transaction
        .updateTable('decisions')
        .set({
          appeal_outcome: outcome,
          appeal_by: personId,
          appeal_words: words,
          appeal_decided_at: new Date(),
        })
        .where('id', '=', id)
        .execute();
      const isOverturned = outcome === 'overturned';
      if (isOverturned) await takeBack(transaction, decision, restorers);
      await noteEvent(transaction, {
        personId,
        what: 'appeal.decided',
        subjectId: id,
        address,
        reason: words,
        before: { action },
        after: { action, outcome },
      });
      if (!aboutId) return;
      await tellOfDecision(transaction, aboutId, `appeal ${id}`, {
        id,
        name: isOverturned ? 'appealOverturned' : 'appealUpheld',
        reason,
        words,
        title,
        suspension: null,
        until: null,
        canAppeal: false,
      });
    }),
});
