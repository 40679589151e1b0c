import { refusals } from '@market/api/contract';
import { noteEvent } from '../audit/auditQueries.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { decideHeld, type Keepers, takeHeld } from './decideHeld.ts';
import { createHeldQueries } from './heldDeskQueries.ts';

/** Answers the calls about what is held, of those who decide and of those whose it is. */
export function createHeldHandlers(database: Database, keepers: Keepers) {
  const queries = createHeldQueries(database);
  return {
    listMyHeld: ({ cursor }, { _id }) => queries.listOwn(_id, cursor),

    listHeld: ({ kind, cursor }) => queries.list(kind, cursor),

    inspectHeld: async ({ id }, { _id: personId }, { address }) => {
      const found = await queries.inspect(id);
      if (!found) throw new CallRefusal(refusals.heldNotFound);
      await noteEvent(database, { personId, what: 'held.inspected', subjectId: id, address });
      return found;
    },

    takeHeld: async ({ id }, { _id: personId }, { address }) => {
      await takeHeld(database, id, { personId, address });
      return {};
    },

    decideHeld: async (request, { _id: personId }, { address }) => ({
      report: await decideHeld(database, request, { personId, address }, keepers),
    }),
  } satisfies Partial<Handlers>;
}
