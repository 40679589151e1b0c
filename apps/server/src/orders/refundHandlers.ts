import { type RefusalEntry, refusals, stateOfOrder } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { RefundPayment, RefundQueries } from '../payments/index.ts';
import type { OrderLife } from './createOrderLife.ts';
import type { OrderQueries } from './orderQueries.ts';
import { checkFreshness } from '../people/index.ts';

/** Answers the call that gives a buyer's money back. Other people's orders count as not found. */
export const createRefundHandlers = (
  orders: OrderQueries,
  refunds: RefundQueries,
  refundPayment: RefundPayment,
  life: OrderLife,
) =>
  ({
    refundOrder: async ({ id }, person, visit) => {
      const order = await orders.findOfSeller(id, person._id);
      if (!order) throw new CallRefusal(refusals.orderNotFound);
      checkFreshness(visit);

      const { money, refundRefusal } = stateOfOrder(order);
      if (refundRefusal && money !== 'refunded') throw new CallRefusal(refusals[refundRefusal]);
      const { address } = visit;
      const payment = await life
        .moveOn(id, person._id, address, () => 'refund')
        .catch((error: unknown) => {
          // A repetition goes on with what was decided.
          if (isRefusedAs(error, refusals.orderRefunded)) return refunds.find(id);
          throw error;
        });
      if (payment) await refundPayment(payment, address);
      return {};
    },
  }) satisfies Partial<Handlers>;

const isRefusedAs = (error: unknown, { code }: RefusalEntry) =>
  error instanceof CallRefusal && error.code === code;
