import { type CheckedMarketRequest, refusals, type RefusedPapers } from '@market/api/contract';
import type { Upload } from '../adapters/FileStore.ts';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/tables.ts';
import {
  type Decider,
  isTaken,
  lockPerson,
  type Restorer,
  type ToldName,
  writeDecision,
} from '../decisions/index.ts';
import { sql } from 'kysely';
import { noteNews } from '../news/tellPeople.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { markVerified, settleVerification } from './settleVerification.ts';

/** Which sentence says why somebody was refused. */
const refusedAs: Record<RefusedPapers, ToldName> = {
  unreadable: 'identityUnreadable',
  otherName: 'identityOtherName',
  outdated: 'identityOutdated',
  forged: 'identityForged',
  other: 'identityRefused',
};

/**
 * Finds a check that waits, and its person, so that two who look at it do so one after the other. A change of
 * name locks the two in the same order.
 */
async function lockVerification(transaction: Database, id: string, decider: string) {
  const found = await transaction
    .selectFrom('verifications')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new CallRefusal(refusals.verificationNotFound);
  if (found.person_id === decider) throw new CallRefusal(refusals.ownAccountDecided);
  await lockPerson(transaction, found.person_id);
  const row = await transaction
    .selectFrom('verifications')
    .selectAll()
    .select((builder) => isTaken(builder.ref('taken_at')).as('is_taken'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.state !== 'waiting') throw new CallRefusal(refusals.decidedMeanwhile);
  if (row.is_taken && row.taken_by !== decider) throw new CallRefusal(refusals.caseTaken);
  return row;
}

/** Says who looks at somebody's papers, so that nobody else begins with them. */
export const takeVerification = (
  database: Database,
  id: string,
  { personId, address }: Decider,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockVerification(transaction, id, personId);
    await transaction
      .updateTable('verifications')
      .set({ taken_by: personId, taken_at: new Date() })
      .where('id', '=', id)
      .execute();
    await noteEvent(transaction, { personId, what: 'identity.taken', subjectId: id, address });
  });

/** Decides who somebody is, or why that cannot be seen. Gives what is to be removed from the store. */
export const decideVerification = (
  database: Database,
  { id, action, reason, words, seen }: CheckedMarketRequest<'decideVerification'>,
  decider: Decider,
): Promise<Upload[]> =>
  inTransaction(database, async (transaction) => {
    const row = await lockVerification(transaction, id, decider.personId);
    if (row.taken_by !== decider.personId) throw new CallRefusal(refusals.papersUnseen);
    if (row.changed_at.toISOString() !== seen) throw new CallRefusal(refusals.decidedMeanwhile);
    const isVerified = action === 'verify';
    const decisionId = await writeDecision(transaction, decider, {
      action: isVerified ? 'verified' : 'unverified',
      told: isVerified ? 'identityVerified' : refusedAs[reason],
      aboutId: row.person_id,
      reason: !isVerified && reason === 'forged' ? 'fraud' : null,
      words,
      subject: { kind: 'identity', id, title: '' },
      what: isVerified ? 'identity.verified' : 'identity.refused',
      before: { state: row.state },
      after: isVerified ? { state: 'verified' } : { state: 'refused', reason },
    });
    return settleVerification(
      transaction,
      { id, personId: row.person_id },
      isVerified ? { state: 'verified', decisionId } : { state: 'refused', reason, decisionId },
    );
  });

/**
 * Takes back that the market knows who somebody is. The check whose mark it was has ended; what they were told then
 * stays.
 */
export const endVerification = (
  database: Database,
  { id: aboutId, words, seen }: CheckedMarketRequest<'endVerification'>,
  decider: Decider,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    if (aboutId === decider.personId) throw new CallRefusal(refusals.ownAccountDecided);
    await lockPerson(transaction, aboutId);
    const { verified_at: verifiedAt } = await transaction
      .selectFrom('people')
      .select('verified_at')
      .where('id', '=', aboutId)
      .executeTakeFirstOrThrow();
    if (verifiedAt?.toISOString() !== seen) throw new CallRefusal(refusals.decidedMeanwhile);
    const ended = await transaction
      .updateTable('verifications')
      .set({ state: 'ended', changed_at: sql<Date>`clock_timestamp()` })
      .where('person_id', '=', aboutId)
      .where('state', '=', 'verified')
      .returning('id')
      .execute();
    await transaction
      .updateTable('people')
      .set({ verified_at: null })
      .where('id', '=', aboutId)
      .execute();
    const decisionId = await writeDecision(transaction, decider, {
      action: 'unmarked',
      told: 'identityEnded',
      aboutId,
      words,
      ...(ended[0] && { subject: { kind: 'identity', id: ended[0].id, title: '' } }),
      what: 'identity.ended',
      before: { verifiedAt },
      after: { verifiedAt: null },
    });
    await transaction
      .updateTable('verifications')
      .set({ decision_id: decisionId })
      .where('id', '=', ended[0]?.id ?? null)
      .execute();
    await noteNews(transaction, [{ personId: aboutId, tag: 'Decisions', subjectId: null }]);
  });

/**
 * Lets somebody count as known who was refused, or whose mark was taken away, when somebody else decides otherwise:
 * unless they have another name by now, or have asked again.
 */
export const restoreIdentity: Restorer = async (transaction, id) => {
  const row = await transaction
    .selectFrom('verifications')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  await lockPerson(transaction, row.person_id);
  const restored = await transaction
    .updateTable('verifications')
    .from('people')
    .set({ state: 'verified', reason: null })
    .where('verifications.id', '=', id)
    .where('verifications.state', 'in', ['refused', 'ended'])
    .whereRef('people.id', '=', 'verifications.person_id')
    .whereRef('people.fullname', '=', 'verifications.name')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('verifications as newer')
            .select('newer.id')
            .whereRef('newer.person_id', '=', 'people.id')
            .where('newer.state', '=', 'waiting'),
        ),
      ),
    )
    .returning('verifications.id')
    .executeTakeFirst();
  if (restored) await markVerified(transaction, row.person_id);
};
