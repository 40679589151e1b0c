import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { RefundPayment, RefundQueries } from '../payments/index.ts';
import type { OrderQueries } from './orderQueries.ts';
import { checkFreshness } from '../people/index.ts';

/** Answers the call that gives a buyer's money back. Other people's orders count as not found. */
export const createRefundHandlers = (
  orders: OrderQueries,
  refunds: RefundQueries,
  refundPayment: RefundPayment,
) =>
  ({
    refundOrder: async ({ id }, person, visit) => {
      const order = await orders.findOfSeller(id, person._id);
      if (!order) throw new CallRefusal(404, 'No order found with this ID');
      checkFreshness(visit);

      const { address } = visit;
      const payment = await refunds.request(id, person._id, address);
      if (!payment) {
        const isDelivered = order.status === 'Delivered';
        throw new CallRefusal(
          409,
          isDelivered ? 'This order is already delivered' : 'There is no money to give back',
        );
      }
      await refundPayment(payment, address);
      return {};
    },
  }) satisfies Partial<Handlers>;
