import { type OrderReviews, refusals, stateOfOrder } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import {
  checkPhoneNumber,
  type ClaimDeposit,
  findPhoneFault,
  type GuardedPricing,
  type PaymentQueries,
  type SettlePayment,
  toQuote,
} from '../payments/index.ts';
import type { OrderLife } from './createOrderLife.ts';
import type { OrderQueries } from './orderQueries.ts';
import { toPaise, toRupees } from '../database/paise.ts';

/** How far a summary of sales goes back: twelve weeks. */
const summaryDays = 84;
const dayMs = 24 * 60 * 60 * 1000;

/** Finds what somebody may know of what the sides of an order think of each other; undefined for nothing. */
export type FindOrderReviews = (
  orderId: string,
  personId: string,
) => Promise<OrderReviews | undefined>;

/**
 * Answers the calls about orders. A browser cannot place an order: it only names a payment, and the
 * card provider says whether there is money. If the payment did not say what it was for, its order
 * may, once. Other people's orders count as not found.
 */
export const createOrderHandlers = (
  orders: OrderQueries,
  payments: PaymentQueries,
  price: GuardedPricing,
  claimDeposit: ClaimDeposit,
  settlePayment: SettlePayment,
  life: OrderLife,
  findReviews: FindOrderReviews,
) =>
  ({
    quoteOrder: async ({ orderInfo, ...wish }, { _id: buyerId }, { network }) => {
      const fault = orderInfo && findPhoneFault(orderInfo.phoneNumber);
      if (fault) throw new CallRefusal(fault, { field: 'phoneNumber' });
      return toQuote(await price(wish, { buyerId, network }));
    },

    createOrder: async (
      { service, orderInfo, totalPrice, adminUser, paymentInfo },
      person,
      visit,
    ) => {
      const purchase = {
        buyerId: person._id,
        intentId: paymentInfo.id,
        serviceId: service,
        sellerId: adminUser,
        phoneNumber: checkPhoneNumber(orderInfo.phoneNumber),
        totalPrice: toPaise(totalPrice),
        address: visit.address,
      };
      const payment =
        (await payments.findByIntent(paymentInfo.id)) ?? (await claimDeposit(purchase));
      const isTheirs =
        payment?.buyer_id === person._id &&
        payment.service_id === service &&
        payment.amount === purchase.totalPrice &&
        (payment.seller_id ?? adminUser) === adminUser;
      if (!payment || !isTheirs) {
        throw new CallRefusal(refusals.paymentOfOther);
      }

      const orderId =
        (await orders.findByPayment(payment.id)) ?? (await settlePayment(payment, visit.address));
      if (orderId) await life.begin(orderId);
      const order = orderId && (await orders.get(orderId, person._id));
      if (!order) throw new CallRefusal(refusals.paymentNotArrived);
      return { order };
    },

    listSales: async (filter, { _id }) => ({
      ...(await orders.list('seller', _id, filter)),
      ordersCount: (await orders.countOf(_id)).sold,
      needsMeCount: await orders.countNeeding('seller', _id),
      totalAmount: toRupees(await orders.sumOfSeller(_id)),
    }),

    listMyOrders: async (filter, { _id }) => ({
      ...(await orders.list('buyer', _id, filter)),
      ordersCount: (await orders.countOf(_id)).bought,
      needsMeCount: await orders.countNeeding('buyer', _id),
    }),

    summariseSales: async (_request, { _id }) => {
      const { sold, toDeliver } = await orders.countOf(_id);
      return {
        ordersCount: sold,
        toDeliverCount: toDeliver,
        totalAmount: toRupees(await orders.sumOfSeller(_id)),
        days: await orders.listSalesDays(_id, new Date(Date.now() - summaryDays * dayMs)),
      };
    },

    listCustomers: async ({ cursor }, { _id }) => ({
      ...(await orders.listCustomers(_id, cursor)),
      customersCount: (await orders.countOf(_id)).customers,
    }),

    getOrder: async ({ id }, person) => {
      // The first to see it begins it; else a job does, some seconds later.
      if ((await orders.hasBegun(id, person._id)) === false) await life.begin(id);
      const order = await orders.get(id, person._id);
      if (!order) throw new CallRefusal(refusals.orderNotFound);
      const reviews = await findReviews(id, person._id);
      return { order: { ...order, ...(reviews && { reviews }) } };
    },

    updateOrder: async ({ id, orderStatus }, person, { address }) => {
      const order = await orders.findOfSeller(id, person._id);
      if (!order) throw new CallRefusal(refusals.orderNotFound);
      const { deliveryRefusal } = stateOfOrder(order);
      if (deliveryRefusal) throw new CallRefusal(refusals[deliveryRefusal]);
      if (orderStatus === order.orderStatus) return {};

      // Another request may have delivered or refunded it just now.
      await life.moveOn(id, person._id, address, () => 'deliver');
      return {};
    },
  }) satisfies Partial<Handlers>;
