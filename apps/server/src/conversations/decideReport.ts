import {
  type CheckedMarketRequest,
  refusals,
  type ReportAction,
  type ScorePoint,
} from '@market/api/contract';
import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import {
  type Decider,
  holdService,
  isTaken,
  lockPerson,
  readUntil,
  suspend,
  tellOfDecision,
  whenDecided,
  writeDecision,
} from '../decisions/index.ts';
import type { SettleReported } from '../guard/index.ts';
import { noteNews } from '../news/tellPeople.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { withdrawReported } from '../reviews/index.ts';
import { release } from './deliver.ts';
import { removeMessage } from './messageKeeper.ts';
import type { TellMessage } from './tellMessage.ts';

/** What can be decided about each kind, besides what can be decided about the person it concerns. */
const actionsOfKinds: Record<string, ReportAction> = {
  service: 'hide',
  message: 'remove',
  review: 'remove',
  scoreEntry: 'uncount',
};

/** Finds a report that waits, so that two who look at it do so one after the other. */
async function lockReport(transaction: Database, id: string, personId: string) {
  const report = await transaction
    .selectFrom('reports')
    .selectAll()
    .select((builder) => isTaken(builder.ref('taken_at')).as('is_taken'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw new CallRefusal(refusals.reportNotFound);
  if (report.closed_at) throw new CallRefusal(refusals.reportClosed);
  if (report.is_taken && report.taken_by !== personId) throw new CallRefusal(refusals.caseTaken);
  return report;
}

type LockedReport = Awaited<ReturnType<typeof lockReport>>;

/** Says who looks at what was reported, so that nobody else begins with it. */
export const takeReport = (
  database: Database,
  id: string,
  { personId, address }: Decider,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { kind, subject } = await lockReport(transaction, id, personId);
    await transaction
      .updateTable('reports')
      .set({ taken_by: personId, taken_at: new Date() })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('closed_at', 'is', null)
      .execute();
    await noteEvent(transaction, { personId, what: 'report.taken', subjectId: id, address });
  });

/** What a service was called when it was reported, or what was ordered; empty for everything else. */
function titleOf({ kind, snapshot }: LockedReport) {
  const { title, entry } = snapshot as { title?: string; entry?: ScorePoint };
  if (kind === 'scoreEntry') return entry?.order?.title ?? '';
  return kind === 'service' ? (title ?? '') : '';
}

/**
 * Leaves an entry of a score as it is, or lets it count no more. It is its seller who has asked: they are told once,
 * and here.
 */
async function decideEntry(
  transaction: Database,
  decider: Decider,
  report: LockedReport,
  { action, words }: CheckedMarketRequest<'decideReport'>,
): Promise<string> {
  const { kind, subject, about_person: aboutId } = report;
  if (action !== 'nothing' && action !== actionsOfKinds[kind]) {
    throw new CallRefusal(refusals.actionImpossible);
  }
  if (aboutId === decider.personId) throw new CallRefusal(refusals.ownAccountDecided);
  const isUncounted = action === 'uncount';
  const decisionId = await writeDecision(transaction, decider, {
    aboutId,
    action: isUncounted ? 'uncounted' : 'kept',
    told: isUncounted ? 'scoreEntryUncounted' : 'scoreEntryKept',
    words,
    subject: { kind, id: subject, title: titleOf(report) },
    what: 'decision.made',
  });
  if (aboutId) {
    await noteNews(transaction, [{ personId: aboutId, tag: 'Decisions', subjectId: null }]);
  }
  return decisionId;
}

/** Does what was decided, and writes it down. Gives the decision. */
async function carryOut(
  transaction: Database,
  decider: Decider,
  report: LockedReport,
  request: CheckedMarketRequest<'decideReport'>,
): Promise<string> {
  const { kind, subject, about_person: aboutId } = report;
  const { action, reason, words, suspension } = request;
  const shared = { aboutId, reason, words, subject: { kind, id: subject, title: titleOf(report) } };
  const what = 'decision.made';
  if (kind === 'scoreEntry') return decideEntry(transaction, decider, report, request);

  if (action === 'nothing') {
    return writeDecision(transaction, decider, {
      ...shared,
      action: 'dismissed',
      told: null,
      what,
    });
  }
  if (action === 'hide' || action === 'remove') {
    if (actionsOfKinds[kind] !== action) throw new CallRefusal(refusals.actionImpossible);
    const decisionId = await writeDecision(transaction, decider, {
      ...shared,
      action: kind === 'service' ? 'hidden' : 'removed',
      told: kind === 'service' ? 'serviceHidden' : 'contentRemoved',
      what,
    });
    const silencing = { reasons: words, at: whenDecided(decisionId) };
    if (kind === 'service') await holdService(transaction, subject, 'hidden');
    if (kind === 'message') await removeMessage(transaction, subject, decisionId);
    // What the market has reported by itself is a review that is held: nobody has seen it.
    if (kind === 'review' && report.by_person !== null) {
      await withdrawReported(transaction, subject, silencing);
    }
    return decisionId;
  }
  if (!aboutId) throw new CallRefusal(refusals.actionImpossible);
  if (aboutId === decider.personId) throw new CallRefusal(refusals.ownAccountDecided);
  if (action === 'warn') {
    return writeDecision(transaction, decider, {
      ...shared,
      action: 'warned',
      told: 'warned',
      what,
    });
  }
  if (!suspension) throw new CallRefusal(refusals.suspensionMissing);
  const until = readUntil(suspension.until);
  const locked = await lockPerson(transaction, aboutId);
  return suspend(transaction, decider, aboutId, locked, {
    ...shared,
    kind: suspension.kind,
    until,
  });
}

/**
 * Decides about what was reported: all reports about it are closed. The person it concerns and everyone who
 * reported it are told in the same words, each at the bell and with one mail.
 */
export const decideReport = (
  database: Database,
  request: CheckedMarketRequest<'decideReport'>,
  decider: Decider,
  tellMessage: TellMessage,
  settleReported: SettleReported,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { id, action, reason, words, isReleased } = request;
    const report = await lockReport(transaction, id, decider.personId);
    const decisionId = await carryOut(transaction, decider, report, request);
    const closed = await transaction
      .updateTable('reports')
      .set({
        closed_at: sql<Date>`now()`,
        closed_by: decider.personId,
        words,
        decision_id: decisionId,
      })
      .where('kind', '=', report.kind)
      .where('subject', '=', report.subject)
      .where('closed_at', 'is', null)
      .returning('by_person')
      .execute();
    const { kind, subject } = report;
    const settled = { kind, subject, decisionId, words };
    if (action === 'hide' || action === 'remove') {
      await settleReported(transaction, settled, 'remove');
    }
    if (action === 'nothing' && isReleased) {
      await settleReported(transaction, settled, 'release');
      // One that a process of the version before has held is in no queue.
      if (kind === 'message') await release(transaction, subject, tellMessage);
    }
    await noteEvent(transaction, {
      personId: decider.personId,
      what: 'report.decided',
      subjectId: id,
      address: decider.address,
      reason: words,
      before: { open: closed.length },
      after: { open: 0, action },
    });
    if (kind === 'scoreEntry') return;
    const reporters = new Set(closed.flatMap(({ by_person }) => by_person ?? []));
    for (const reporter of reporters) {
      await tellOfDecision(transaction, reporter, `report ${decisionId}`, {
        id: decisionId,
        name: action === 'nothing' ? 'reportDismissed' : 'reportFollowed',
        reason,
        words,
        title: '',
        suspension: null,
        until: null,
        canAppeal: false,
        isOwn: false,
      });
    }
  });
