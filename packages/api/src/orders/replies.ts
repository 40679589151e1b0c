import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { stateOfOrder } from './orderState.ts';
import {
  findTransitionFault,
  givesMoneyBack,
  isLate,
  listActions,
  moveOn,
  type OrderFacts,
  type OrderTransition,
  orderTransitions,
  toOrderStatus,
} from './orderTransitions.ts';
import type { OrderEvent, OrderProgress } from './progress.ts';
import { listingOf } from '../services/replies.ts';
import type { Quote } from '../services/price.ts';
import type { Order, OrderFilter } from './calls.ts';
import { priceChoice } from '../services/priceChoice.ts';
import {
  createCustomers,
  createOrder,
  createProgress,
  createSales,
  createSalesSummary,
} from './samples.ts';

/** How a pretended backend answers the calls about orders. */
export function createOrderReplies(market: PretendedMarket) {
  const findOrder = (id: string) => market.orders.find(({ _id }) => _id === id);
  const listOrders = ({ cursor, ...filter }: OrderFilter) => {
    const found = market.orders.filter((order) => passes(order, filter));
    const { page, cursors } = pageOf(filter.sort === 'oldest' ? found.toReversed() : found, cursor);
    return { orders: page, ...cursors, ordersCount: market.orders.length };
  };
  /** Moves an order on, whichever side whoever is signed in may be. */
  const move = (
    id: string,
    name: OrderTransition,
    text = '',
    change: (progress: OrderProgress) => Partial<OrderProgress> = () => ({}),
  ) => {
    const order = findOrder(id);
    if (!order) return createRefusal('orderNotFound');
    const { progress: before = createProgress() } = order;
    const { by: actor } = orderTransitions[name];
    const now = new Date(sampleMoment);
    const facts = factsOf(order, before);
    const fault = findTransitionFault(name, actor, facts, now);
    if (fault) return createRefusal(fault);

    const next = moveOn(name, facts, now);
    const event: OrderEvent = {
      _id: createId(market, 'event'),
      kind: name,
      actor,
      text,
      createdAt: now.toISOString(),
    };
    const progress: OrderProgress = {
      ...before,
      stage: next.stage,
      dueAt: next.dueAt?.toISOString() ?? null,
      acceptBy: next.acceptBy?.toISOString() ?? null,
      revisionsUsed: next.revisionsUsed,
      isReviewExtended: next.isReviewExtended,
      isLate: isLate(next, now),
      actions: listActions(actor, next, now),
      ...(name === 'deliver' && { delivery: event }),
      ...change(before),
    };
    const moved: Order = {
      ...order,
      progress,
      orderStatus: toOrderStatus(next.stage),
      ...(givesMoneyBack(name) && { paymentInfo: { ...order.paymentInfo, status: 'refunded' } }),
    };
    market.orderEvents = [event, ...market.orderEvents];
    market.orders = market.orders.map((one) => (one === order ? moved : one));
    return {};
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
      const service = findService(market, serviceId) ?? null;
      const asked = service ? listingOf(service).questions : [];
      const order = createOrder({
        _id: createId(market, 'order'),
        service,
        progress: createProgress({
          stage: asked.length > 0 ? 'requirements' : 'working',
          dueAt: asked.length > 0 ? null : '2026-11-27T12:00:00.000Z',
          questions: asked.map((question) => ({ ...question, answer: null })),
        }),
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
      if (orderStatus === 'Delivered') return move(id, 'deliver');
      return {};
    },
    refundOrder: ({ id }) => {
      if (market.needsPassword) return createRefusal('passwordNeeded');
      const order = findOrder(id);
      if (!order) return createRefusal('orderNotFound');
      const { money, refundRefusal } = stateOfOrder(order);
      if (money === 'refunded') return {};
      return refundRefusal ? createRefusal(refundRefusal) : move(id, 'refund');
    },
    listOrderEvents: ({ id, cursor }) => {
      if (!findOrder(id)) return createRefusal('orderNotFound');
      const { page, cursors } = pageOf(market.orderEvents, cursor);
      return { events: page, ...cursors };
    },
    answerRequirements: ({ id, answers }) =>
      move(id, 'answerRequirements', '', ({ questions = [] }) => ({
        questions: questions.map((one) => ({ ...one, answer: answers[one._id] ?? null })),
      })),
    startWork: ({ id }) => move(id, 'startWork'),
    deliverOrder: ({ id, text }) => move(id, 'deliver', text),
    requestRevision: ({ id, kind, text }) =>
      move(id, kind === 'change' ? 'requestRevision' : 'reportNothingDelivered', text),
    acceptDelivery: ({ id }) => move(id, 'accept'),
    extendReview: ({ id }) => move(id, 'extendReview'),
    cancelOrder: ({ id, text }) => {
      const stage = findOrder(id)?.progress?.stage;
      return move(id, stage === 'requirements' ? 'cancelEarly' : 'cancelLate', text);
    },
  } satisfies Partial<Replies>;
}

/** When everything happens that a pretended backend is asked to do: examples never change. */
const sampleMoment = '2026-11-20T12:00:00.000Z';

/** What decides what may become of an order. Samples are not told when a stage began. */
const factsOf = (order: Order, progress: OrderProgress): OrderFacts => ({
  stage: progress.stage,
  money: stateOfOrder(order).money,
  terms: progress.terms,
  stageSince: new Date(order.createdAt),
  dueAt: progress.dueAt === null ? null : new Date(progress.dueAt),
  acceptBy: progress.acceptBy === null ? null : new Date(progress.acceptBy),
  revisionsUsed: progress.revisionsUsed,
  isReviewExtended: progress.isReviewExtended,
});

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
