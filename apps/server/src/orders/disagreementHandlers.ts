import {
  type OrderTransition,
  proposalTransitions,
  type ProposalFacts,
  refusals,
} from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import { requireStepUp } from '../people/index.ts';
import type { RefundPayment } from '../payments/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { OrderLife } from './createOrderLife.ts';

const answering = { decline: 'declineProposal', withdraw: 'withdrawProposal' } as const;

/**
 * Answers the calls with which the sides of an order settle their disagreements, and those of the operators who
 * decide where they cannot.
 */
export const createDisagreementHandlers = (life: OrderLife, refundPayment: RefundPayment) =>
  ({
    proposeChange: async ({ id, kind, days, amount, text }, person, { address }) => {
      const proposal = readProposal(kind, days, amount);
      await life.moveOn(id, person._id, address, () => proposalTransitions[kind].propose, {
        text,
        proposal,
      });
      return {};
    },

    answerProposal: async ({ id, proposal, answer }, person, { address }) => {
      const payment = await life.moveOn(
        id,
        person._id,
        address,
        (_side, _actions, order) => {
          if (answer !== 'accept') return answering[answer];
          if (!order.proposal) throw new CallRefusal(refusals.proposalGone);
          return proposalTransitions[order.proposal.kind].accept;
        },
        { answered: proposal },
      );
      if (payment) await refundPayment(payment, address);
      return {};
    },

    openDispute: async ({ id, text, wanted = null }, person, { address }) => {
      await life.moveOn(id, person._id, address, () => 'openDispute', { text, wanted });
      return {};
    },

    answerDispute: async ({ id, text }, person, { address }) => {
      await life.moveOn(id, person._id, address, () => 'answerDispute', { text });
      return {};
    },

    withdrawDispute: async ({ id }, person, { address }) => {
      await life.moveOn(id, person._id, address, () => 'withdrawDispute');
      return {};
    },

    appealDispute: async ({ id, text }, person, { address }) => {
      await life.moveOn(id, person._id, address, () => 'appeal', { text });
      return {};
    },

    takeDispute: async ({ id }, person, { address }) => {
      await life.takeDispute(id, person._id, address);
      return {};
    },

    decideDispute: async ({ id, outcome, amount = null, reasons: text }, person, visit) => {
      requireStepUp(visit);
      const decide = (name: OrderTransition, decision?: Parameters<typeof life.decide>[4]) =>
        life.decide(id, person._id, visit.address, name, { text, ...decision });
      if (outcome === 'work') await decide('sendBackToWork');
      else {
        if ((outcome === 'part') !== (amount !== null)) {
          throw new CallRefusal(refusals.amountMissing, { field: 'amount' });
        }
        await decide('decideDispute', { decision: { outcome, amount } });
      }
      return {};
    },

    forceCancelOrder: async ({ id, reasons: text }, person, visit) => {
      requireStepUp(visit);
      const { address } = visit;
      const payment = await life.decide(id, person._id, address, 'forceCancel', { text });
      if (payment) await refundPayment(payment, address);
      return {};
    },
  }) satisfies Partial<Handlers>;

/** Reads what is proposed. Refuses an extension without days, and a refund without an amount. */
function readProposal(
  kind: ProposalFacts['kind'],
  days: number | undefined,
  amount: number | undefined,
): Pick<ProposalFacts, 'kind' | 'days' | 'amount'> {
  if (kind === 'extension' && days === undefined) {
    throw new CallRefusal(refusals.daysMissing, { field: 'days' });
  }
  if (kind === 'refund' && amount === undefined) {
    throw new CallRefusal(refusals.amountMissing, { field: 'amount' });
  }
  return {
    kind,
    days: kind === 'extension' ? (days ?? null) : null,
    amount: kind === 'refund' ? (amount ?? null) : null,
  };
}
