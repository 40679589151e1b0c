import { refusals, type SuspensionKind } from '@market/api/contract';
import { noteNews } from '../news/tellPeople.ts';
import type { Database } from '../database/tables.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { holdServicesOf, releaseServicesOf } from './holdServices.ts';
import { type Decider, type NewDecision, writeDecision } from './writeDecision.ts';

/** Everything that is needed to suspend somebody. */
export interface Suspending extends Pick<NewDecision, 'reason' | 'words' | 'subject'> {
  kind: SuspensionKind;
  until: Date | null;
}

const hidesServices = (kind: SuspensionKind) => kind !== 'noMessages';

const longestMs = 5 * 366 * 24 * 60 * 60 * 1000;

/** Reads until when somebody is suspended. Refuses what is over, or further away than anybody can see. */
export function readUntil(until: string | null): Date | null {
  if (until === null) return null;
  const moment = new Date(until);
  const wait = moment.getTime() - Date.now();
  if (!(wait > 0 && wait <= longestMs)) {
    throw new CallRefusal(refusals.pastSuspension, { field: 'until' });
  }
  return moment;
}

/** Finds somebody about whom is to be decided, so that two who decide do so one after the other. */
export async function lockPerson(transaction: Database, personId: string) {
  const person = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new CallRefusal(refusals.personNotFound);
  const suspension = await transaction
    .selectFrom('suspensions')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const role = await transaction
    .selectFrom('operators')
    .select('role')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return { suspension, isOperator: role !== undefined };
}

type Locked = Awaited<ReturnType<typeof lockPerson>>;

const toFacts = (suspension: Locked['suspension']) =>
  suspension ? { kind: suspension.kind, until: suspension.until } : null;

/** Suspends somebody whose row is locked. Gives the decision. */
export async function suspend(
  transaction: Database,
  decider: Decider,
  personId: string,
  { suspension, isOperator }: Locked,
  { kind, until, ...why }: Suspending,
): Promise<string> {
  if (personId === decider.personId) throw new CallRefusal(refusals.ownAccountDecided);
  if (isOperator) throw new CallRefusal(refusals.operatorSuspended);
  if (suspension) await endDecision(transaction, suspension.decision_id);
  const decisionId = await writeDecision(transaction, decider, {
    ...why,
    aboutId: personId,
    action: 'suspended',
    told: 'suspended',
    suspension: { kind, until },
    what: 'person.suspended',
    before: toFacts(suspension),
    after: { kind, until },
  });
  const row = { kind, until, decision_id: decisionId };
  await transaction
    .insertInto('suspensions')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
  if (hidesServices(kind)) await holdServicesOf(transaction, personId);
  else await releaseServicesOf(transaction, personId);
  await noteNews(transaction, [{ personId, tag: 'Decisions', subjectId: null }]);
  return decisionId;
}

/** Ends the suspension of somebody. What it has hidden is shown again. */
export async function endSuspension(
  transaction: Database,
  personId: string,
  decisionId: string,
): Promise<void> {
  await endDecision(transaction, decisionId);
  await transaction.deleteFrom('suspensions').where('person_id', '=', personId).execute();
  await releaseServicesOf(transaction, personId);
  await noteNews(transaction, [{ personId, tag: 'Decisions', subjectId: null }]);
}

/** Notes that a decision holds no longer. */
export async function endDecision(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('decisions')
    .set({ ended_at: new Date() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
