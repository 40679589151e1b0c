import type { Handlers } from '../http/Handlers.ts';
import type { OperatorQueries } from './operatorQueries.ts';

/** Answers the calls about operators. */
export const createOperatorHandlers = (operators: OperatorQueries) =>
  ({
    listOperators: async () => ({
      operators: (await operators.list()).map(({ id, created_at, ...operator }) => ({
        _id: id,
        ...operator,
        createdAt: created_at.toISOString(),
      })),
    }),
  }) satisfies Partial<Handlers>;
