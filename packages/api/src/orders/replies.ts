import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { stateOfOrder } from './orderState.ts';
import {
  findTransitionFault,
  clearsAt,
  givesBack,
  isLate,
  listActions,
  moveOn,
  type OrderActor,
  type OrderFacts,
  type OrderSide,
  type OrderTransition,
  type TransitionInput,
  orderTransitions,
  proposalTransitions,
  toOrderStatus,
} from './orderTransitions.ts';
import { inDays, inHours } from './orderFacts.ts';
import type { OrderEvent, OrderProgress } from './progress.ts';
import { turnOf } from './turnOf.ts';
import { listingOf } from '../services/replies.ts';
import type { Quote } from '../services/price.ts';
import type { Order, OrderFilter } from './calls.ts';
import { priceChoice } from '../services/priceChoice.ts';
import {
  createCustomers,
  createDispute,
  createDisputeRow,
  createOrder,
  createOrderRow,
  createProgress,
  createProposal,
  createSales,
  createSalesSummary,
} from './samples.ts';

/** How a pretended backend answers the calls about orders. */
export function createOrderReplies(market: PretendedMarket) {
  const findOrder = (id: string) => market.orders.find(({ _id }) => _id === id);
  const listOrders = (side: OrderSide, { cursor, ...filter }: OrderFilter) => {
    const all = market.orders.map(withTurn);
    const needing = all.filter(({ progress }) => progress?.turn === side);
    const found = (filter.needsMe ? needing : all).filter((order) => passes(order, filter));
    const { page, cursors } = pageOf(filter.sort === 'oldest' ? found.toReversed() : found, cursor);
    return {
      orders: page,
      ...cursors,
      ordersCount: all.length,
      needsMeCount: Math.min(needing.length, 100),
    };
  };
  const listEvents = (id: string, cursor: string | undefined) => {
    if (!findOrder(id)) return createRefusal('orderNotFound');
    const { page, cursors } = pageOf(market.orderEvents, cursor);
    return { events: page, ...cursors };
  };
  const takenBy = (id: string) => market.takers[id] ?? null;
  /** Moves an order on, as the side that the signed-in person is on, or else as the first that may. */
  const move = (
    id: string,
    name: OrderTransition,
    { text = '', files = [] }: { text?: string; files?: readonly string[] } = {},
    change: (progress: OrderProgress, actor: OrderActor) => Partial<OrderProgress> = () => ({}),
    input: TransitionInput = {},
  ) => {
    const order = findOrder(id);
    if (!order) return createRefusal('orderNotFound');
    const { progress: before = createProgress() } = order;
    const now = new Date(sampleMoment);
    const facts = factsOf(order, before);
    const actors: readonly OrderActor[] = orderTransitions[name].by;
    const faults = actors.map((actor) => findTransitionFault(name, actor, facts, now));
    const allowed = actors.filter((_, index) => faults[index] === null);
    const isSeller = order.seller?._id === personOf(market)._id;
    const actor = allowed.find((one) => one === (isSeller ? 'seller' : 'buyer')) ?? allowed[0];
    const [fault] = faults;
    if (!actor) return createRefusal(fault ?? 'notYourStep');

    const next = moveOn(name, actor, facts, now, input);
    const back = givesBack(name);
    const event: OrderEvent = {
      _id: createId(market, 'event'),
      kind: name,
      actor,
      text,
      amount: amountOf(name, facts, input),
      files: market.files.filter(({ _id }) => files.includes(_id)),
      heldFiles: { checking: 0, refused: 0 },
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
      clearsAt: next.stage === 'completed' ? clearsAt(next).toISOString() : null,
      ...(name === 'deliver' && { delivery: event }),
      ...(next.proposal === null && { proposal: null }),
      ...change(before, actor),
    };
    const moved: Order = {
      ...order,
      progress,
      orderStatus: toOrderStatus(next),
      ...(back === 'part' && { refunded: facts.proposal?.amount ?? 0 }),
      ...(back === 'all' && {
        paymentInfo: { ...order.paymentInfo, status: 'refunded' },
        refunded: order.totalPrice,
      }),
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
          actions: asked.length > 0 ? ['answerRequirements'] : [],
        }),
        orderInfo,
        paymentInfo,
        totalPrice,
        user: { _id, fullname, email },
      });
      market.orders = [order, ...market.orders];
      return { order };
    },
    listSales: (filter) => ({ ...createSales(market.orders), ...listOrders('seller', filter) }),
    listMyOrders: (filter) => listOrders('buyer', filter),
    summariseSales: () => createSalesSummary(market.orders),
    listCustomers: ({ cursor }) => {
      const customers = createCustomers(market.orders);
      const { page, cursors } = pageOf(customers, cursor);
      return { customers: page, ...cursors, customersCount: customers.length };
    },
    getOrder: ({ id }) => {
      const order = findOrder(id);
      return order ? { order: withTurn(order) } : createRefusal('orderNotFound');
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
    listOrderEvents: ({ id, cursor }) => listEvents(id, cursor),
    answerRequirements: ({ id, answers }) =>
      move(id, 'answerRequirements', {}, ({ questions = [] }) => ({
        questions: questions.map((one) => ({ ...one, answer: answers[one._id] ?? null })),
      })),
    startWork: ({ id }) => move(id, 'startWork'),
    deliverOrder: ({ id, ...said }) => move(id, 'deliver', said),
    requestRevision: ({ id, kind, ...said }) =>
      move(id, kind === 'change' ? 'requestRevision' : 'reportNothingDelivered', said),
    acceptDelivery: ({ id }) => move(id, 'accept'),
    extendReview: ({ id }) => move(id, 'extendReview'),
    cancelOrder: ({ id, ...said }) => {
      const stage = findOrder(id)?.progress?.stage;
      return move(id, stage === 'requirements' ? 'cancelEarly' : 'cancelLate', said);
    },
    proposeChange: ({ id, kind, days = null, amount = null, text }) =>
      move(
        id,
        proposalTransitions[kind].propose,
        { text },
        ({ terms }, by) => ({
          proposal: createProposal({
            kind,
            by: by === 'seller' ? 'seller' : 'buyer',
            days,
            amount,
            text,
            expiresAt: inHours(new Date(sampleMoment), terms.proposalHours).toISOString(),
          }),
        }),
        { proposal: { kind, days, amount } },
      ),
    answerProposal: ({ id, answer }) => {
      const kind = findOrder(id)?.progress?.proposal?.kind;
      if (!kind) return createRefusal('proposalGone');
      return move(id, answer === 'accept' ? proposalTransitions[kind].accept : answering[answer]);
    },
    openDispute: ({ id, text, wanted = null }) =>
      move(id, 'openDispute', { text }, ({ terms }, by) => ({
        dispute: createDispute({
          by: by === 'seller' ? 'seller' : 'buyer',
          openedAt: sampleMoment,
          text,
          wanted,
          answerBy: inDays(new Date(sampleMoment), terms.disputeDays).toISOString(),
        }),
      })),
    answerDispute: ({ id, text }) =>
      move(id, 'answerDispute', { text }, ({ dispute }) => ({
        dispute: dispute ? { ...dispute, answer: text } : null,
      })),
    withdrawDispute: ({ id }) => move(id, 'withdrawDispute'),
    appealDispute: ({ id, text }) =>
      move(id, 'appeal', { text }, ({ dispute }, by) => ({
        dispute: dispute
          ? {
              ...dispute,
              decision: null,
              appeal: { by: by === 'seller' ? 'seller' : 'buyer', text },
            }
          : null,
      })),
    listDisputes: ({ state, cursor }) => {
      const disputed = market.orders.filter(({ progress }) => progress?.stage === 'disputed');
      const open = disputed.filter((order) => !isDecided(order));
      const shown = state === 'open' ? open : disputed.filter(isDecided);
      const { page, cursors } = pageOf(shown, cursor);
      return {
        disputes: page.map((order) => ({ ...toDisputeRow(order), takenBy: takenBy(order._id) })),
        openCount: open.length,
        oldestAt: open[0]?.progress?.dispute?.openedAt ?? null,
        ...cursors,
      };
    },
    inspectOrder: ({ id }) => {
      const order = findOrder(id);
      return order ? { order, takenBy: takenBy(id) } : createRefusal('orderNotFound');
    },
    inspectOrderEvents: ({ id, cursor }) => listEvents(id, cursor),
    findOrders: ({ keyword, side, cursor }) => {
      const wanted = keyword.toLowerCase();
      const found = market.orders.filter(({ _id, user, seller }) =>
        [_id, side === 'buyer' ? user?.email : seller?.email].includes(wanted),
      );
      const { page, cursors } = pageOf(found, cursor);
      return { orders: page.map(createOrderRow), ...cursors };
    },
    takeDispute: ({ id }) => {
      if (!findOrder(id)) return createRefusal('orderNotFound');
      const { _id, fullname } = personOf(market);
      const taker = takenBy(id);
      if (taker && taker._id !== _id) return createRefusal('disputeTaken');
      market.takers = { ...market.takers, [id]: { _id, fullname } };
      return {};
    },
    decideDispute: ({ id, outcome, amount = null, reasons }) => {
      if (outcome === 'work') return move(id, 'sendBackToWork', { text: reasons });
      return move(
        id,
        'decideDispute',
        { text: reasons },
        ({ dispute, terms }) => ({
          dispute: dispute
            ? {
                ...dispute,
                decision: {
                  outcome,
                  amount,
                  reasons,
                  decidedAt: sampleMoment,
                  takesEffectAt: inDays(new Date(sampleMoment), terms.appealDays).toISOString(),
                },
              }
            : null,
        }),
        { decision: { outcome, amount } },
      );
    },
    forceCancelOrder: ({ id, reasons }) => move(id, 'forceCancel', { text: reasons }),
  } satisfies Partial<Replies>;
}

const answering = { decline: 'declineProposal', withdraw: 'withdrawProposal' } as const;

const isDecided = ({ progress }: Order) => Boolean(progress?.dispute?.decision);

const toDisputeRow = ({ _id, service, totalPrice, progress }: Order) => {
  const { by, openedAt, answerBy, answer, appeal, decision } = progress?.dispute ?? createDispute();
  return createDisputeRow({
    _id: `dispute-of-${_id}`,
    order: _id,
    ...(service && { title: service.title }),
    totalPrice,
    by,
    openedAt,
    answerBy,
    isAnswered: answer !== null,
    isAppealed: appeal !== null,
    decidedAt: decision?.decidedAt ?? null,
  });
};

/** When everything happens that a pretended backend is asked to do: examples never change. */
const sampleMoment = '2026-11-20T12:00:00.000Z';

/** What decides what may become of an order. Samples are not told when a stage began. */
const factsOf = (order: Order, progress: OrderProgress): OrderFacts => ({
  ...disagreementOf(order, progress),
  stage: progress.stage,
  money: stateOfOrder(order).money,
  terms: progress.terms,
  stageSince: new Date(order.createdAt),
  dueAt: progress.dueAt === null ? null : new Date(progress.dueAt),
  acceptBy: progress.acceptBy === null ? null : new Date(progress.acceptBy),
  revisionsUsed: progress.revisionsUsed,
  isReviewExtended: progress.isReviewExtended,
});

/** What an event is about, in rupees. */
function amountOf(name: OrderTransition, { proposal }: OrderFacts, input: TransitionInput) {
  const agreed = name === 'acceptRefund' ? proposal?.amount : null;
  return input.proposal?.amount ?? input.decision?.amount ?? agreed ?? null;
}

const withTurn = (order: Order): Order =>
  order.progress
    ? { ...order, progress: { ...order.progress, turn: turnOf(factsOf(order, order.progress)) } }
    : order;

function disagreementOf(order: Order, { proposal = null, dispute = null }: OrderProgress) {
  const began = new Date(order.createdAt);
  return {
    proposal: proposal && { ...proposal, expiresAt: new Date(proposal.expiresAt) },
    dispute: dispute && {
      by: dispute.by,
      openedAt: new Date(dispute.openedAt),
      answerBy: new Date(dispute.answerBy),
      isAnswered: dispute.answer !== null,
      decision: dispute.decision && {
        ...dispute.decision,
        decidedAt: new Date(dispute.decision.decidedAt),
      },
      isAppealed: dispute.appeal !== null,
      stageBefore: 'delivered' as const,
      stageBeforeSince: began,
    },
    chargedBackAt: null,
  };
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
