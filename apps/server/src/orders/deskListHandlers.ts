import { refusals } from '@market/api/contract';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { OrderLife } from './createOrderLife.ts';
import type { DeskQueries } from './deskQueries.ts';

/** Writes down who looked at what. */
type Note = (event: AuditEvent) => Promise<void>;

/**
 * Answers the calls with which operators look at anybody's disputes and orders. An operator who looks at an
 * order, or searches for somebody's, is written down.
 */
export const createDeskListHandlers = (desk: DeskQueries, life: OrderLife, note: Note) =>
  ({
    listDisputes: async ({ state, cursor }) => ({
      ...(await desk.listDisputes(state, cursor)),
      ...(await desk.countDisputes()),
    }),

    inspectOrder: async ({ id }, { _id: personId }, { address }) => {
      if ((await desk.hasBegun(id)) === false) await life.begin(id);
      const order = await desk.find(id, personId);
      if (!order) throw new CallRefusal(refusals.orderNotFound);
      await note({ personId, what: 'order.inspected', subjectId: id, address });
      return { order, takenBy: await desk.findTaker(id) };
    },

    inspectOrderEvents: async ({ id, cursor }, { _id: personId }, { address }) => {
      if ((await desk.hasBegun(id)) === undefined) throw new CallRefusal(refusals.orderNotFound);
      await note({ personId, what: 'order.historyInspected', subjectId: id, address });
      return desk.listEvents(id, personId, cursor);
    },

    findOrders: async ({ keyword, side, cursor }, { _id: personId }, { address }) => {
      const { subjectId, ...page } = await desk.search(keyword, side, cursor);
      await note({ personId, what: 'orders.searched', subjectId, address });
      return page;
    },
  }) satisfies Partial<Handlers>;
