import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import { endSuspension } from './suspensions.ts';
import { tellOfDecision } from './writeDecision.ts';

/** How many suspensions are ended together. */
const batchSize = 50;

/** The job that ends the suspensions whose time is over, and says so. */
export const createEndSuspensions = (database: Database): Job => ({
  name: 'end suspensions',
  pause: 60_000,
  run: () =>
    inTransaction(database, async (transaction) => {
      const over = await transaction
        .selectFrom('suspensions')
        .select(['person_id', 'decision_id', 'kind', 'until'])
        .where('until', '<=', sql<Date>`now()`)
        .orderBy('until')
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { person_id: personId, decision_id: id, kind, until } of over) {
        await endSuspension(transaction, personId, id);
        await noteEvent(transaction, {
          personId: null,
          what: 'person.suspensionOver',
          subjectId: personId,
          address: 'end suspensions',
          before: { kind, until },
        });
        await tellOfDecision(transaction, personId, `suspension over ${id}`, {
          id,
          name: 'suspensionOver',
          reason: null,
          words: '',
          title: '',
          suspension: null,
          until: null,
          canAppeal: false,
        });
      }
    }),
});
