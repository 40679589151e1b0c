import { type HeldState, refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { holdService, releaseService, writeDecision } from '../decisions/index.ts';
import { endHolding } from '../guard/index.ts';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { selectServices, type ServiceQueries, toSummary } from './serviceQueries.ts';

/** How many services a page of the queue has. */
const pageSize = 20;

const toMoment = (moment: Date | null) => moment?.toISOString() ?? null;

/** What is decided, in the words of decisions and of those who are told. */
const outcomes = {
  approve: { action: 'approved', told: 'serviceApproved' },
  show: { action: 'shown', told: 'serviceShown' },
  return: { action: 'returned', told: 'serviceReturned' },
  hide: { action: 'hidden', told: 'serviceHidden' },
} as const;

/** What that means for a service that is held because it is like others. */
const holdings = {
  approve: 'released',
  show: 'released',
  return: 'returned',
  hide: 'removed',
} as const;

/** Whether a service is in the queue of what is held, which is decided there. */
const isHeldElsewhere = sql<boolean>`exists (
  select from held_items where held_items.kind = 'service' and decided_at is null
    and held_items.subject = services.id::text)`;

async function listHeld(database: Database, state: HeldState, cursor: string | undefined) {
  const { rows, ...cursors } = await readPage(
    selectServices(database)
      .select(['held', 'held_at'])
      .where('held', '=', state)
      .where((row) => row.not(isHeldElsewhere)),
    { cursor, size: pageSize, moment: 'held_at', id: 'services.id', isOldestFirst: true },
  );
  const services = rows.map((row) => ({
    _id: row.id,
    service: { ...toSummary(row), held: state },
    heldAt: toMoment(row.held_at),
  }));
  return { services, ...cursors };
}

const findHeld = (database: Database, id: string) =>
  database
    .selectFrom('services')
    .select(['title', 'seller_id', 'held', 'held_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

/** Answers the calls with which services are approved, sent back and hidden. */
export const createServiceDeskHandlers = (database: Database, services: ServiceQueries) =>
  ({
    listHeldServices: ({ state, cursor }) => listHeld(database, state, cursor),

    inspectService: async ({ id }, { _id: personId }, { address }) => {
      const service = await services.find(id);
      if (!service) throw new CallRefusal(refusals.serviceNotFound);
      const held = await findHeld(database, id).executeTakeFirst();
      await noteEvent(database, { personId, what: 'service.inspected', subjectId: id, address });
      return { service, heldAt: toMoment(held?.held_at ?? null) };
    },

    decideService: ({ id, action, reason, words, seen }, { _id: personId }, { address }) =>
      inTransaction(database, async (transaction) => {
        const service = await findHeld(transaction, id).forUpdate().executeTakeFirst();
        if (!service) throw new CallRefusal(refusals.serviceNotFound);
        if (service.seller_id === personId) throw new CallRefusal(refusals.ownAccountDecided);
        if (toMoment(service.held_at) !== seen) throw new CallRefusal(refusals.decidedMeanwhile);

        if (action === 'approve' || action === 'show') await releaseService(transaction, id);
        else await holdService(transaction, id, action === 'return' ? 'returned' : 'hidden');
        await endHolding(transaction, 'service', id, holdings[action]);
        const { held } = await findHeld(transaction, id).executeTakeFirstOrThrow();
        await writeDecision(
          transaction,
          { personId, address },
          {
            ...outcomes[action],
            aboutId: service.seller_id,
            reason: action === 'return' || action === 'hide' ? reason : null,
            words,
            subject: { kind: 'service', id, title: service.title },
            what: `service.${outcomes[action].action}`,
            before: { held: service.held },
            after: { held },
          },
        );
        return {};
      }),
  }) satisfies Partial<Handlers>;
