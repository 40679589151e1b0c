import type { RefusedPapers } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Upload } from '../adapters/FileStore.ts';
import { takeFiles } from '../files/index.ts';
import { noteNews } from '../news/tellPeople.ts';
import { placeOfPapers } from './IdentityCheck.ts';

/** What has become of a check. */
export type Settled =
  | { state: 'verified'; decisionId: string | null }
  | { state: 'refused'; reason: RefusedPapers; decisionId: string | null }
  | { state: 'withdrawn' | 'lapsed' };

/**
 * Ends a check that waits, as part of a transaction that has locked its person and its row, and deletes its papers.
 * Gives what is to be removed from the store once that is done.
 */
export async function settleVerification(
  transaction: Database,
  { id, personId }: { id: string; personId: string },
  settled: Settled,
): Promise<Upload[]> {
  const { state } = settled;
  await transaction
    .updateTable('verifications')
    .set({
      state,
      reason: state === 'refused' ? settled.reason : null,
      decision_id: 'decisionId' in settled ? settled.decisionId : null,
      decided_at: sql<Date>`now()`,
      changed_at: sql<Date>`clock_timestamp()`,
      taken_at: null,
    })
    .where('id', '=', id)
    .execute();
  if (state === 'verified') await markVerified(transaction, personId);
  await noteNews(transaction, [{ personId, tag: 'Decisions', subjectId: null }]);
  return takeFiles(transaction, placeOfPapers(id));
}

/** Says to everybody from now on that the market knows who somebody is. */
export const markVerified = (transaction: Database, personId: string) =>
  transaction
    .updateTable('people')
    .set({ verified_at: sql<Date>`now()` })
    .where('id', '=', personId)
    .execute();
