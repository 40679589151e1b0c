import type { Handlers } from '../http/Handlers.ts';
import type { DecisionQueries } from './decisionQueries.ts';

/** Answers the calls about what the market has decided, for those whom it concerns. */
export const createDecisionHandlers = (decisions: DecisionQueries) =>
  ({
    listMyDecisions: ({ cursor }, { _id }) => decisions.listOwn(_id, cursor),

    appealDecision: async ({ decision, text }, { _id }, { address }) => {
      await decisions.appeal(_id, decision, text, address);
      return {};
    },
  }) satisfies Partial<Handlers>;
