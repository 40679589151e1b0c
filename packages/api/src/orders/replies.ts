import { passwordNeeded } from '../contract/refusal.ts';
import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { createOrder, createSales } from './samples.ts';

/** How a pretended backend answers the calls about orders. */
export function createOrderReplies(market: PretendedMarket) {
  const findOrder = (id: string) => market.orders.find(({ _id }) => _id === id);

  return {
    quoteOrder: ({ service: serviceId, orderInfo }) => {
      const phoneNumber = 'Please enter your phone number!';
      if (!orderInfo.phoneNumber.trim()) return createRefusal(400, phoneNumber, { phoneNumber });
      const service = findService(market, serviceId);
      return service ? { totalPrice: service.price } : createRefusal(404, 'Service Not Found!');
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
      return order ? { order } : createRefusal(404, 'No order found with this ID');
    },
    updateOrder: ({ id, orderStatus }) => {
      const order = findOrder(id);
      if (!order) return createRefusal(404, 'No order found with this ID');
      if (order.orderStatus === 'Delivered') {
        return createRefusal(409, 'This order is already delivered');
      }
      if (order.paymentInfo.status === 'refunded') {
        return createRefusal(409, 'The money for this order has been given back');
      }
      market.orders = market.orders.map((one) => (one === order ? { ...one, orderStatus } : one));
      return {};
    },
    refundOrder: ({ id }) => {
      if (market.needsPassword) return createRefusal(403, passwordNeeded, undefined, true);
      const order = findOrder(id);
      if (!order) return createRefusal(404, 'No order found with this ID');
      if (order.orderStatus === 'Delivered') {
        return createRefusal(409, 'This order is already delivered');
      }
      const paymentInfo = { ...order.paymentInfo, status: 'refunded' };
      market.orders = market.orders.map((one) => (one === order ? { ...one, paymentInfo } : one));
      return {};
    },
  } satisfies Partial<Replies>;
}
