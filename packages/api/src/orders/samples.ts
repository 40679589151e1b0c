import type { MarketAnswer } from '../contract/contract.ts';
import { createPerson, samplePeople, samplePerson } from '../people/samples.ts';
import type { ServiceSummary } from '../services/calls.ts';
import { createOrderReviews } from '../reviews/samples.ts';
import { createServiceSummary, sampleServices } from '../services/samples.ts';
import type { Customer, Order } from './calls.ts';
import type { DisputeRow, OrderRow } from './deskCalls.ts';
import type { Dispute, Proposal } from './disagreements.ts';
import { stateOfOrder } from './orderState.ts';
import type { OrderEvent, OrderProgress, OrderTerms } from './progress.ts';

/**
 * Makes one unit of one service, bought by one person from another.
 *
 * @see Specification, D5
 */
export const createOrder = (fields: Partial<Order> = {}): Order => {
  const service = fields.service === undefined ? createServiceSummary() : fields.service;
  return {
    _id: '01927f3a-5c11-7d20-9a3e-4b8d5c2f1e00',
    totalPrice: service?.price ?? 4500,
    orderStatus: 'Processing',
    orderInfo: { phoneNumber: '+977 980 123 4567' },
    paymentInfo: { id: 'pi_sandbox_sample', status: 'succeeded' },
    user: { _id: 'person-asha', fullname: 'Asha Tamang', email: 'asha@market.example' },
    seller: toSeller(service),
    createdAt: '2026-11-10T15:45:00.000Z',
    ...fields,
    service,
  };
};

/**
 * What is promised with an order where the owner of the market has set nothing.
 *
 * @see Specification, X25
 */
export const sampleTerms: OrderTerms = {
  days: 7,
  revisions: 1,
  acceptDays: 5,
  extensionDays: 7,
  graceHours: 24,
  answerHours: 48,
  answerDays: 14,
  lateDays: 30,
  proposalHours: 72,
  disputeDays: 5,
  clearingDays: 14,
  appealDays: 7,
  commissionBasisPoints: 1000,
};

/**
 * Makes how far an order is, as it was placed on 10 November 2026: the seller works on it.
 *
 * @see Specification, X25
 */
export const createProgress = (fields: Partial<OrderProgress> = {}): OrderProgress => ({
  stage: 'working',
  dueAt: '2026-11-17T15:45:00.000Z',
  isLate: false,
  acceptBy: null,
  terms: sampleTerms,
  revisionsUsed: 0,
  isReviewExtended: false,
  actions: [],
  questions: [],
  delivery: null,
  proposal: null,
  dispute: null,
  clearsAt: null,
  ...fields,
});

/**
 * Makes what one side proposes to the other: three days more, by the seller.
 *
 * @see Specification, X28
 */
export const createProposal = (fields: Partial<Proposal> = {}): Proposal => ({
  _id: 'proposal-1',
  kind: 'extension',
  by: 'seller',
  days: 3,
  amount: null,
  text: 'The printer needs three days more for the gold.',
  expiresAt: '2026-11-19T15:45:00.000Z',
  ...fields,
});

/**
 * Makes a dispute that the buyer has opened, and that the seller has not answered.
 *
 * @see Specification, X28
 */
export const createDispute = (fields: Partial<Dispute> = {}): Dispute => ({
  _id: 'dispute-1',
  by: 'buyer',
  openedAt: '2026-11-15T09:30:00.000Z',
  text: 'The wordmark is the one of another company: I found it on their page. I cannot use it.',
  wanted: 3000,
  answerBy: '2026-11-20T09:30:00.000Z',
  answer: null,
  decision: null,
  appeal: null,
  ...fields,
});

/**
 * Makes a row of the list of those who decide disputes.
 *
 * @see Specification, X28
 */
export const createDisputeRow = (fields: Partial<DisputeRow> = {}): DisputeRow => ({
  _id: 'dispute-1',
  order: '01927f3a-5c11-7d20-9a3e-4b8d5c2f1e00',
  title: 'I will draw a wordmark for your brand',
  totalPrice: 4500,
  by: 'buyer',
  openedAt: '2026-11-15T09:30:00.000Z',
  answerBy: '2026-11-20T09:30:00.000Z',
  isAnswered: false,
  isAppealed: false,
  takenBy: null,
  decidedAt: null,
  ...fields,
});

/**
 * Makes a row of what those who run the market find.
 *
 * @see Specification, X30
 */
export const createOrderRow = (order: Order = createOrder()): OrderRow => ({
  _id: order._id,
  title: order.service?.title ?? 'I will draw a wordmark for your brand',
  totalPrice: order.totalPrice,
  stage: order.progress?.stage ?? null,
  buyer: order.user && { _id: order.user._id, fullname: order.user.fullname },
  seller: order.seller ? { _id: order.seller._id, fullname: order.seller.fullname } : null,
  createdAt: order.createdAt,
});

/**
 * What has happened to an order that was delivered, sent back once and delivered again, the newest first.
 *
 * @see Specification, X25
 */
export const sampleOrderEvents: OrderEvent[] = (
  [
    ['deliver', 'seller', 'Here is the wordmark with more room between the letters.'],
    ['requestRevision', 'buyer', 'I like it. Could the letters stand further apart?'],
    ['deliver', 'seller', 'Three drafts of the wordmark; the second is my favourite.'],
    ['answerRequirements', 'buyer', ''],
    ['place', 'buyer', ''],
  ] as const
).map(([kind, actor, text], index) => ({
  _id: `event-${5 - index}`,
  kind,
  actor,
  text,
  createdAt: new Date(Date.UTC(2026, 10, 14 - index, 9, 30)).toISOString(),
}));

/** Who offers a service. */
function toSeller(service: Order['service']) {
  const owner = service && 'user' in service ? (service as ServiceSummary).user[0] : createPerson();
  return owner ? { _id: owner._id, fullname: owner.fullname, email: owner.email } : null;
}

const sampleStages = [
  'requirements',
  'delivered',
  'working',
  'completed',
  'revision',
  'disputed',
] as const;

/**
 * Six orders in every stage that is not cancelled, the newest first; the service of the last is gone.
 *
 * @see Specification, D5
 */
export const sampleOrders: Order[] = sampleServices.slice(0, 6).map((service, index) => {
  const buyer = samplePeople[(index * 2 + 1) % samplePeople.length] ?? samplePerson;
  const isDelivered = index % 2 === 1;
  return createOrder({
    _id: `01927f3a-5c1${index}-7d20-9a3e-4b8d5c2f1e0${index}`,
    service: index === 5 ? null : service,
    totalPrice: service.price,
    orderStatus: isDelivered ? 'Delivered' : 'Processing',
    user: { _id: buyer._id, fullname: buyer.fullname, email: buyer.email },
    createdAt: new Date(Date.UTC(2026, 10, 10 - index * 9, 15, 45)).toISOString(),
    ...(isDelivered && {
      deliveredAt: new Date(Date.UTC(2026, 10, 13 - index * 9)).toISOString(),
    }),
    progress: createSampleProgress(index),
    ...(sampleStages[index] === 'completed' && { reviews: createOrderReviews() }),
  });
});

/** How far the sample orders are. */
function createSampleProgress(index: number): OrderProgress {
  const stage = sampleStages[index] ?? 'working';
  const at = (days: number) => new Date(Date.UTC(2026, 10, days - index * 9, 15, 45)).toISOString();
  return createProgress({
    stage,
    dueAt: stage === 'requirements' ? null : at(17),
    acceptBy: stage === 'delivered' ? at(18) : null,
    isLate: stage === 'working',
    revisionsUsed: stage === 'revision' ? 1 : 0,
    proposal:
      stage === 'disputed' ? createProposal({ kind: 'refund', days: null, amount: 1000 }) : null,
    dispute: stage === 'disputed' ? createDispute() : null,
    clearsAt: stage === 'completed' ? at(27) : null,
  });
}

/**
 * The sample order about which its buyer has opened a dispute.
 *
 * @see Specification, X28
 */
export const disputedOrder = sampleOrders[5] ?? createOrder();

/**
 * The same order, when the market has decided that the buyer gets a part of the money.
 *
 * @see Specification, X28
 */
export const decidedOrder: Order = {
  ...disputedOrder,
  progress: createProgress({
    ...disputedOrder.progress,
    proposal: null,
    dispute: createDispute({
      answer: 'I have drawn it myself: the first sketch is of the day on which we began.',
      decision: {
        outcome: 'part',
        amount: 1500,
        reasons: 'It was drawn for this order, and it is close to the wordmark of another company.',
        decidedAt: '2026-11-18T09:30:00.000Z',
        takesEffectAt: '2026-11-25T09:30:00.000Z',
      },
    }),
  }),
};

/**
 * Makes a seller's orders as `listSales` answers them.
 *
 * @see Specification, D21
 */
export const createSales = (orders: Order[] = sampleOrders): MarketAnswer<'listSales'> => ({
  orders,
  totalAmount: sumUp(orders),
});

const sumUp = (orders: readonly Order[]) =>
  orders
    .filter((order) => stateOfOrder(order).money === 'kept')
    .reduce((sum, { totalPrice, refunded = 0 }) => sum + totalPrice - refunded, 0);

/**
 * Makes a seller's figures as `summariseSales` answers them.
 *
 * @see Specification, X12
 */
export const createSalesSummary = (
  orders: Order[] = sampleOrders,
): MarketAnswer<'summariseSales'> => ({
  ordersCount: orders.length,
  toDeliverCount: orders.filter((order) => stateOfOrder(order).isToDeliver).length,
  totalAmount: sumUp(orders),
  days: groupBy(orders, ({ createdAt }) => createdAt.slice(0, 10))
    .map(([date, sold]) => ({ date, ordersCount: sold.length, amount: sumUp(sold) }))
    .toSorted((one, other) => one.date.localeCompare(other.date)),
});

/**
 * Makes who has ordered as `listCustomers` answers them: everybody once.
 *
 * @see Specification, X13
 */
export const createCustomers = (orders: Order[] = sampleOrders): Customer[] =>
  groupBy(orders, ({ user }) => user?._id ?? '').flatMap(([, placed]) => {
    const [last] = placed;
    return last?.user
      ? [{ ...last.user, ordersCount: placed.length, lastOrderedAt: last.createdAt }]
      : [];
  });

function groupBy(orders: readonly Order[], toKey: (order: Order) => string) {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const key = toKey(order);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups];
}
