import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { orderChoiceSchema, priceLineSchema, quoteSchema } from '../services/price.ts';
import { serviceRefusals } from '../services/refusals.ts';
import { orderProgressSchema } from './progress.ts';
import { orderRefusals } from './refusals.ts';
import { orderReviewsSchema } from '../reviews/orderReviews.ts';
import { couponRefusals } from '../coupons/refusals.ts';
import { offerRefusals } from '../offers/refusals.ts';
import { orderStatuses } from '../contract/choices.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { idSchema, momentSchema, picturesSchema, rupeesSchema } from '../contract/values.ts';
import { doneSchema } from '../contract/values.ts';

/**
 * How far an order is.
 *
 * @see Specification, K2
 */
export const orderStatusSchema = z.enum(orderStatuses);
/**
 * How far an order is.
 *
 * @see Specification, K2
 */
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/**
 * What the buyer tells when ordering.
 *
 * @see Specification, D4
 */
export const orderInfoSchema = z.object({ phoneNumber: z.string() });
/**
 * What the buyer tells when ordering.
 *
 * @see Specification, D4
 */
export type OrderInfo = z.infer<typeof orderInfoSchema>;

/**
 * How an order was paid.
 *
 * @see Specification, D5
 */
export const paymentInfoSchema = z.object({
  /** The payment intent's id at the card provider. */
  id: z.string(),
  /** How the payment stands: `succeeded` when the money is there; later perhaps `refunded` or `disputed`. */
  status: z.string(),
});

/**
 * What a quote and a payment say of what is ordered.
 *
 * @see Specification, X20
 */
export const orderedShape = {
  ...orderChoiceSchema.shape,
  /** The code of a coupon of the seller. */
  coupon: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** The id of an offer that is accepted by paying; then nothing is chosen besides. */
  offer: z.optional(idSchema),
};

/**
 * One unit of one service, bought by one person from another.
 *
 * @see Specification, D5
 */
export const orderSchema = z.object({
  _id: idSchema,
  /** In rupees. */
  totalPrice: rupeesSchema,
  orderStatus: orderStatusSchema,
  orderInfo: orderInfoSchema,
  paymentInfo: paymentInfoSchema,
  /** What was ordered; null when the backend no longer knows it. */
  service: z.nullable(
    z.object({
      _id: idSchema,
      title: z.string(),
      /** In rupees. */
      price: rupeesSchema,
      images: picturesSchema,
    }),
  ),
  /** The buyer; null when the account is gone or the backend did not say. */
  user: z.nullable(z.object({ _id: idSchema, fullname: z.string(), email: z.string() })),
  /** The seller; null when the account is gone, missing when the backend did not say. */
  seller: z.optional(
    z.nullable(
      z.object({
        _id: idSchema,
        fullname: z.string(),
        /** Missing when the backend did not say. */
        email: z.optional(z.string()),
      }),
    ),
  ),
  createdAt: momentSchema,
  /** Missing until the seller marks the order as delivered. */
  deliveredAt: z.optional(z.nullable(momentSchema)),
  /** What was given back of the price, in rupees; missing where nothing was. */
  refunded: z.optional(rupeesSchema),
  /** What was ordered, and how its price is made up; missing where it was ordered by its price alone. */
  lines: z.optional(z.array(priceLineSchema)),
  /** In how many days it was to be delivered. */
  days: z.optional(z.number()),
  /** How many revisions were promised; null means any number. */
  revisions: z.optional(z.nullable(z.number())),
  /** How far the work on it is; missing where the backend knows only `orderStatus`. */
  progress: z.optional(orderProgressSchema),
  /** What its sides think of each other; missing as long as neither may say so, and in lists. */
  reviews: z.optional(orderReviewsSchema),
});
/**
 * One unit of one service, bought by one person from another.
 *
 * @see Specification, D5
 */
export type Order = z.infer<typeof orderSchema>;

/** An id, or the whole object that has it as `_id`. */
const referenceSchema = z.pipe(
  z.union([idSchema, z.object({ _id: idSchema })]),
  z.transform((named) => (typeof named === 'string' ? named : named._id)),
);

const orderFilterSchema = z.object({
  ...pageRequest,
  /** Part of the number, of the title, or of the other side's name. */
  keyword: z.optional(
    z.string().check(z.maxLength(100, 'A search may have at most 100 characters.')),
  ),
  orderStatus: z.optional(orderStatusSchema),
  /** The earliest moment of ordering. */
  from: z.optional(z.iso.datetime()),
  /** The moment before which it was ordered. */
  until: z.optional(z.iso.datetime()),
  /** Defaults to `newest`. */
  sort: z.optional(z.enum(['newest', 'oldest'])),
  /** Only those in which it is the caller's turn: see `turnOf`. Defaults to false. */
  needsMe: z.optional(z.boolean()),
});
/**
 * Which orders are asked for, and in which order. Without any of it: all, the newest first.
 *
 * @see Specification, X11
 */
export type OrderFilter = z.infer<typeof orderFilterSchema>;

/** What answers with orders say of all of them. */
const orderPage = {
  orders: z.array(orderSchema),
  ...pageAnswer,
  /** How many there are without a filter; missing where everything is answered at once. */
  ordersCount: z.optional(z.number()),
  /** In how many it is the caller's turn, 100 at most; missing where the backend does not know. */
  needsMeCount: z.optional(z.number()),
};

/**
 * Somebody who has ordered.
 *
 * @see Specification, X13
 */
export const customerSchema = z.object({
  _id: idSchema,
  fullname: z.string(),
  email: z.string(),
  /** How many orders they have placed. */
  ordersCount: z.number(),
  lastOrderedAt: momentSchema,
});
/**
 * Somebody who has ordered.
 *
 * @see Specification, X13
 */
export type Customer = z.infer<typeof customerSchema>;

/**
 * What was sold on one day.
 *
 * @see Specification, X12
 */
export const salesDaySchema = z.object({
  /** In UTC, such as `2026-11-18`. */
  date: z.string(),
  ordersCount: z.number(),
  /** What was paid and kept, in rupees. */
  amount: z.number(),
});
/**
 * What was sold on one day.
 *
 * @see Specification, X12
 */
export type SalesDay = z.infer<typeof salesDaySchema>;

/**
 * Why something may not be ordered, beyond what is wrong with the phone number.
 *
 * @see Specification, X20
 */
export const orderedRefusals = [
  orderRefusals.ownServiceOrdered,
  serviceRefusals.serviceGone,
  serviceRefusals.servicePaused,
  serviceRefusals.serviceSoldOut,
  serviceRefusals.sellerAway,
  serviceRefusals.packageGone,
  serviceRefusals.extraGone,
  serviceRefusals.orderTooDear,
  ...Object.values(couponRefusals),
  ...Object.values(offerRefusals),
];

/**
 * The calls about orders.
 *
 * @see Specification, calls
 */
export const orderCalls = {
  /**
   * `POST /order/quote`: says what an order would cost, and already refuses what would be refused
   * when paying: the first step of a checkout. Nothing is stored. The hosted backend lacks this
   * call and refuses only the payment or the order. Fails with `validation` for a phone number that is none
   * (`fields` says so), a coupon that does not hold and an own service, with `notFound` when it is gone,
   * with `conflict` when it cannot be ordered right now.
   *
   * @see Specification, X20
   */
  quoteOrder: call({
    method: 'POST',
    path: '/order/quote',
    access: 'signedIn',
    request: z.object({
      /** The id of what is to be ordered; needed unless there is an `offer`. */
      service: z.optional(idSchema),
      ...orderedShape,
      /** Checked if it is there. */
      orderInfo: z.optional(orderInfoSchema),
    }),
    answer: quoteSchema,
    refusals: [
      orderRefusals.unfilledPhoneNumber,
      orderRefusals.invalidPhoneNumber,
      ...orderedRefusals,
    ],
    isRepeatable: true,
  }),
  /**
   * `POST /order/new`: places an order that has been paid for. What it says about the service is
   * compared with the payment, which decides; the phone number is the one given when the payment
   * was started. A payment by amount alone is tied to this service and phone number, if it is what
   * the service costs right now. A repetition with the same payment gives the same order. Fails
   * with `conflict` when the payment has not succeeded or is another’s.
   *
   * @see Specification, C22
   */
  createOrder: call({
    method: 'POST',
    path: '/order/new',
    access: 'signedIn',
    request: z.object({
      /** What is ordered: its id, or the whole service. */
      service: referenceSchema,
      orderInfo: orderInfoSchema,
      /** In rupees. */
      totalPrice: z.number(),
      /** The service's owner: their id, or the whole person. */
      adminUser: referenceSchema,
      paymentInfo: paymentInfoSchema,
    }),
    answer: z.object({ order: orderSchema }),
    refusals: [
      orderRefusals.unfilledPhoneNumber,
      orderRefusals.invalidPhoneNumber,
      orderRefusals.ownServiceOrdered,
      orderRefusals.paymentNotArrived,
      serviceRefusals.serviceGone,
      orderRefusals.paymentOfOther,
      orderRefusals.priceChanged,
      orderRefusals.paymentReturned,
    ],
    isRepeatable: true,
    takesIdempotencyKey: true,
  }),
  /**
   * `GET /order/myOrders`: lists the orders placed on the services of the caller, a page at a time.
   * A search looks at so many orders at once; a page that is short, but has a `nextCursor`, goes on
   * there.
   *
   * @see Specification, C23
   */
  listSales: call({
    method: 'GET',
    path: '/order/myOrders',
    access: 'signedIn',
    request: orderFilterSchema,
    answer: z.object({
      ...orderPage,
      /** The sum of all `totalPrice` whose money was kept, in rupees. */
      totalAmount: z.number(),
    }),
  }),
  /**
   * `GET /order/me`: lists the orders that the caller has placed, a page at a time, as `listSales`.
   *
   * @see Specification, C24
   */
  listMyOrders: call({
    method: 'GET',
    path: '/order/me',
    access: 'signedIn',
    request: orderFilterSchema,
    answer: z.object(orderPage),
  }),
  /**
   * `GET /order/sales/summary`: what the caller has sold, in figures that are kept and not added up
   * for the answer. The hosted backend lacks this call.
   *
   * @see Specification, X12
   */
  summariseSales: call({
    method: 'GET',
    path: '/order/sales/summary',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({
      ordersCount: z.number(),
      /** How many wait to be delivered. */
      toDeliverCount: z.number(),
      /** The sum of all `totalPrice` whose money was kept, in rupees. */
      totalAmount: z.number(),
      /** The days of the last twelve weeks on which something was sold, the oldest first. */
      days: z.array(salesDaySchema),
    }),
  }),
  /**
   * `GET /order/customers`: lists who has ordered from the caller, who ordered last first, a page at
   * a time. The hosted backend lacks this call.
   *
   * @see Specification, X13
   */
  listCustomers: call({
    method: 'GET',
    path: '/order/customers',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({
      customers: z.array(customerSchema),
      ...pageAnswer,
      customersCount: z.number(),
    }),
  }),
  /**
   * `GET /order/{id}`: gives one order to its buyer or its seller. Fails with `notFound` for
   * everybody else.
   *
   * @see Specification, C25
   */
  getOrder: call({
    method: 'GET',
    path: '/order/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: z.object({ order: orderSchema }),
    refusals: [orderRefusals.orderNotFound],
  }),
  /**
   * `PUT /order/myOrders/{id}`: lets the seller say how far an order is. Delivered is final. Fails
   * with `conflict` once it is delivered.
   *
   * @see Specification, C26
   */
  updateOrder: call({
    method: 'PUT',
    path: '/order/myOrders/{id}',
    access: 'signedIn',
    encoding: 'form',
    request: z.object({ id: idSchema, orderStatus: orderStatusSchema }),
    answer: doneSchema,
    refusals: [
      orderRefusals.orderNotFound,
      orderRefusals.orderDelivered,
      orderRefusals.orderRefunded,
    ],
  }),
};

export const {
  quoteOrder,
  createOrder,
  listSales,
  listMyOrders,
  summariseSales,
  listCustomers,
  getOrder,
  updateOrder,
} = orderCalls;
