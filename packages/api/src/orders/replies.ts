import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { stateOfOrder } from './orderState.ts';
import { createOrder, createSales } from './samples.ts';

/** How a pretended backend answers the calls about orders. */
export function createOrderReplies(market: PretendedMarket) {
  const findOrder = (id: string) => market.orders.find(({ _id }) => _id === id);

  return {
    quoteOrder: ({ service: serviceId, orderInfo }) => {
      if (!orderInfo.phoneNumber.trim()) {
        return createRefusal('unfilledPhoneNumber', undefined, 'phoneNumber');
      }
      const service = findService(market, serviceId);
      return service ? { totalPrice: service.price } : createRefusal('serviceGone');
    },
    createOrder: ({ service: serviceId, orderInfo, paymentInfo, totalPrice }) => {
      const { _id, fullname, email } = personOf(market);
      const order = createOrder({
        _id: createId(market, 'order'),
        service: findService(market, serviceId) ?? null,
        orderInfo,
        paymentInfo,
        totalPrice,
        user: { _id, fullname, email },
      });
      market.orders = [order, ...market.orders];
      return { order };
    },
    listSales: () => createSales(market.orders),
    listMyOrders: () => ({ orders: market.orders }),
    getOrder: ({ id }) => {
      const order = findOrder(id);
      return order ? { order } : createRefusal('orderNotFound');
    },
    updateOrder: ({ id, orderStatus }) => {
      const order = findOrder(id);
      if (!order) return createRefusal('orderNotFound');
      const { deliveryRefusal } = stateOfOrder(order);
      if (deliveryRefusal) return createRefusal(deliveryRefusal);
      market.orders = market.orders.map((one) => (one === order ? { ...one, orderStatus } : one));
      return {};
    },
    refundOrder: ({ id }) => {
      if (market.needsPassword) return createRefusal('passwordNeeded');
      const order = findOrder(id);
      if (!order) return createRefusal('orderNotFound');
      const { money, refundRefusal } = stateOfOrder(order);
      if (refundRefusal && money !== 'refunded') return createRefusal(refundRefusal);
      const paymentInfo = { ...order.paymentInfo, status: 'refunded' };
      market.orders = market.orders.map((one) => (one === order ? { ...one, paymentInfo } : one));
      return {};
    },
  } satisfies Partial<Replies>;
}
