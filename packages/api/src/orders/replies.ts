import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { stateOfOrder } from './orderState.ts';
import { listingOf } from '../services/replies.ts';
import type { Quote } from '../services/price.ts';
import type { Order, OrderFilter } from './calls.ts';
import { priceChoice } from '../services/priceChoice.ts';
import { createCustomers, createOrder, createSales, createSalesSummary } from './samples.ts';

/** How a pretended backend answers the calls about orders. */
export function createOrderReplies(market: PretendedMarket) {
  const findOrder = (id: string) => market.orders.find(({ _id }) => _id === id);
  const listOrders = ({ cursor, ...filter }: OrderFilter) => {
    const found = market.orders.filter((order) => passes(order, filter));
    const { page, cursors } = pageOf(filter.sort === 'oldest' ? found.toReversed() : found, cursor);
    return { orders: page, ...cursors, ordersCount: market.orders.length };
  };

  return {
    quoteOrder: ({ service: serviceId, orderInfo, offer: offerId, coupon: code, ...choice }) => {
      if (orderInfo?.phoneNumber.trim() === '') {
        return createRefusal('unfilledPhoneNumber', undefined, 'phoneNumber');
      }
      if (offerId !== undefined) return quoteOffer(market, offerId);
      const service = findService(market, serviceId ?? '');
      if (!service) return createRefusal('serviceGone');
      const coupon = market.coupons.find((one) => one.code === code?.trim().toUpperCase());
      if (code && !coupon) return createRefusal('couponUnknown', undefined, 'coupon');
      const price = priceChoice(listingOf(service), choice, coupon);
      return typeof price === 'string' ? createRefusal(price) : { ...price, quote: 'quote' };
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
    listSales: (filter) => ({ ...createSales(market.orders), ...listOrders(filter) }),
    listMyOrders: listOrders,
    summariseSales: () => createSalesSummary(market.orders),
    listCustomers: ({ cursor }) => {
      const customers = createCustomers(market.orders);
      const { page, cursors } = pageOf(customers, cursor);
      return { customers: page, ...cursors, customersCount: customers.length };
    },
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

/** What it costs to accept an offer. */
function quoteOffer({ offers }: PretendedMarket, id: string): Quote | Response {
  const offer = offers.find(({ _id }) => _id === id);
  if (!offer) return createRefusal('offerNotFound');
  const { title, price, days, revisions } = offer;
  const lines = [{ kind: 'offer' as const, title, quantity: 1, amount: price }];
  return { totalPrice: price, lines, days, revisions, quote: 'quote' };
}

/** Whether an order is one that a filter asks for. */
function passes(order: Order, { keyword = '', orderStatus, from = '', until = '~' }: OrderFilter) {
  const { _id, service, user, seller, createdAt } = order;
  const texts = [_id, service?.title, user?.fullname, seller?.fullname];
  return (
    (orderStatus === undefined || order.orderStatus === orderStatus) &&
    createdAt >= from &&
    createdAt < until &&
    texts.some((text) => text?.toLowerCase().includes(keyword.trim().toLowerCase()))
  );
}
