import { type OrderRow, refusals } from '@market/api/contract';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Handlers } from '../http/Handlers.ts';
import { ringNewsBell } from '../news/newsBell.ts';
import { requireStepUp } from '../people/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { DecisionQueries } from './decisionQueries.ts';
import type { PeopleDeskQueries } from './peopleDeskQueries.ts';
import { endSuspension, lockPerson, readUntil, suspend } from './suspensions.ts';
import { writeDecision } from './writeDecision.ts';

/** What the handlers of those who decide about people work with. */
export interface DecisionDeskParts {
  database: Database;
  decisions: DecisionQueries;
  people: PeopleDeskQueries;
  /** The newest orders of somebody, on either side. This domain knows nothing more about orders. */
  listOrdersOf: (personId: string) => Promise<OrderRow[]>;
}

/** Answers the calls with which people are found, helped and decided about. It is written down who looks. */
export function createDecisionDeskHandlers(parts: DecisionDeskParts) {
  const { database, decisions, people, listOrdersOf } = parts;

  return {
    findPeople: async ({ keyword, state, cursor }, { _id: personId }, { address }) => {
      const found = await people.find(keyword, state, cursor);
      if (keyword) await noteEvent(database, { personId, what: 'people.searched', address });
      return found;
    },

    getPersonFile: async ({ id }, { _id: personId }, { address }) => {
      const file = await people.inspect(id);
      if (!file) throw new CallRefusal(refusals.personNotFound);
      await noteEvent(database, { personId, what: 'person.inspected', subjectId: id, address });
      return { ...file, orders: await listOrdersOf(id) };
    },

    listDecisions: (request) => decisions.list(request),

    addPersonNote: ({ id, words }, { _id: personId }, { address }) =>
      inTransaction(database, async (transaction) => {
        await lockPerson(transaction, id);
        await writeDecision(
          transaction,
          { personId, address },
          { aboutId: id, action: 'noted', told: null, words, what: 'person.noted' },
        );
        return {};
      }),

    endPersonSessions: async ({ id, words }, { _id: personId }, visit) => {
      requireStepUp(visit);
      const { address } = visit;
      return inTransaction(database, async (transaction) => {
        const { isOperator } = await lockPerson(transaction, id);
        if (isOperator) throw new CallRefusal(refusals.operatorSuspended);
        const { numDeletedRows } = await transaction
          .deleteFrom('sessions')
          .where('person_id', '=', id)
          .executeTakeFirst();
        await noteEvent(transaction, {
          personId,
          what: 'person.signedOut',
          subjectId: id,
          address,
          reason: words,
          before: { sessions: Number(numDeletedRows) },
          after: { sessions: 0 },
        });
        ringNewsBell(transaction);
        return {};
      });
    },

    suspendPerson: async (request, { _id: personId }, visit) => {
      requireStepUp(visit);
      const { id, kind, reason, words, seen } = request;
      const until = readUntil(request.until);
      return inTransaction(database, async (transaction) => {
        const locked = await lockPerson(transaction, id);
        if ((locked.suspension?.decision_id ?? null) !== seen) {
          throw new CallRefusal(refusals.decidedMeanwhile);
        }
        const decider = { personId, address: visit.address };
        await suspend(transaction, decider, id, locked, { kind, until, reason, words });
        return {};
      });
    },

    liftSuspension: async ({ id, words, seen }, { _id: personId }, visit) => {
      requireStepUp(visit);
      if (id === personId) throw new CallRefusal(refusals.ownAccountDecided);
      return inTransaction(database, async (transaction) => {
        const { suspension } = await lockPerson(transaction, id);
        if (suspension?.decision_id !== seen) throw new CallRefusal(refusals.decidedMeanwhile);
        await endSuspension(transaction, id, seen);
        await writeDecision(
          transaction,
          { personId, address: visit.address },
          {
            aboutId: id,
            action: 'lifted',
            told: 'suspensionLifted',
            words,
            what: 'person.suspensionLifted',
            before: { kind: suspension.kind, until: suspension.until },
            after: null,
          },
        );
        return {};
      });
    },

    takeAppeal: async ({ id }, { _id: personId }, { address }) => {
      await decisions.take(id, { personId, address });
      return {};
    },

    decideAppeal: async (request, { _id: personId }, visit) => {
      requireStepUp(visit);
      await decisions.decideAppeal(request, { personId, address: visit.address });
      return {};
    },
  } satisfies Partial<Handlers>;
}
