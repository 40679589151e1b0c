import { refusals, stateOfOrder } from '@market/api/contract';
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
      const isRepeated = money === 'refunded';
      if (refundRefusal && !isRepeated) throw new CallRefusal(refusals[refundRefusal]);
      const { address } = visit;
      const payment = isRepeated
        ? await refunds.find(id)
        : await life.moveOn(id, person._id, address, () => 'refund');
      if (payment) await refundPayment(payment, address);
      return {};
    },
  }) satisfies Partial<Handlers>;
