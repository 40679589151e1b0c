import { noteEvent } from '../audit/auditQueries.ts';
import type { Database } from '../database/openDatabase.ts';
import type { MayReadPlace } from '../files/index.ts';
import { mayAs } from '../http/requireRole.ts';
import { requireStepUp } from '../people/index.ts';

/**
 * Makes what says who may see somebody's papers besides themselves: the moderator who has taken the case, while
 * it waits, if they have typed a code a short while ago. Every look is written down.
 */
export const createMayReadPapers =
  (database: Database): MayReadPlace =>
  async (id, { person, visit }) => {
    const { _id: personId } = person;
    if (!mayAs('moderator', person, visit.session)) return false;
    const taken = await database
      .selectFrom('verifications')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('taken_by', '=', personId)
      .executeTakeFirst();
    if (!taken) return false;
    requireStepUp(visit);
    const what = 'identity.paperInspected';
    await noteEvent(database, { personId, what, subjectId: id, address: visit.address });
    return true;
  };
