import type {
  Image,
  MarketRequest,
  Order,
  OrderChoice,
  OrderInfo,
  Quote,
} from '@market/api/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keepForOwner, type UnfinishedWork } from '../../../drafts/keepForOwner.ts';

/** A payment that the backend was asked to start. */
export interface PaymentAttempt {
  /** Repeating the request with the same key gives the same payment, never a second one. */
  idempotencyKey: string;
  request: MarketRequest<'startPayment'>;
  /** What the card provider said when the money had arrived; null until then. */
  paymentInfo: Order['paymentInfo'] | null;
}

/** What is being ordered: something of the wishlist, or an offer. */
export interface OrderedItem {
  _id: string;
  service: {
    _id: string;
    title: string;
    /** In rupees, without what is chosen besides. */
    price: number;
    images: Image[];
    /** The seller, as the only entry; empty where the backend does not say who it is. */
    user: { _id: string }[];
  };
  choice?: OrderChoice | undefined;
  /** What the choice cost when it was looked at; null when it is no longer offered. */
  quote?: Quote | null | undefined;
  /** The id of an offer that is accepted by paying. */
  offer?: string | undefined;
}

/** The checkout in progress, without anything that the server knows. */
export interface Checkout extends UnfinishedWork {
  /** What is being ordered. */
  cartItem: OrderedItem | null;
  orderInfo: OrderInfo | null;
  /** The code of a coupon; empty for none. */
  coupon: string;
  /** What the buyer has been told that it costs; null until the server has said. */
  quote: Quote | null;
  payment: PaymentAttempt | null;
  /** The furthest of the three steps that this order has reached. */
  reachedStep: number;
}

export const noCheckout: Checkout = {
  cartItem: null,
  orderInfo: null,
  coupon: '',
  quote: null,
  payment: null,
  reachedStep: 1,
  owner: null,
};

/** What is ordered, for whom, and how far its payment is. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: noCheckout,
  reducers: {
    /** An attempt to pay for the same item stays: perhaps its money has arrived. */
    checkoutStarted: (checkout, { payload: cartItem }: PayloadAction<OrderedItem>) => {
      if (checkout.cartItem?._id !== cartItem._id) {
        checkout.payment = null;
        checkout.reachedStep = 1;
        checkout.coupon = '';
      }
      checkout.quote = null;
      checkout.cartItem = cartItem;
    },
    stepReached: (checkout, { payload: step }: PayloadAction<number>) => {
      checkout.reachedStep = Math.max(checkout.reachedStep, step);
    },
    orderInfoEntered: (checkout, { payload: orderInfo }: PayloadAction<OrderInfo>) => {
      checkout.orderInfo = orderInfo;
    },
    couponEntered: (checkout, { payload: coupon }: PayloadAction<string>) => {
      checkout.coupon = coupon;
    },
    /** It costs what it did before, as far as that is known. */
    couponRemoved: (checkout) => {
      checkout.coupon = '';
      checkout.quote = null;
    },
    /** The buyer has seen what it costs. A backend that knows only prices tells nothing but the price. */
    quoteSeen: (checkout, { payload: quote }: PayloadAction<Quote>) => {
      checkout.quote = quote;
      if (!quote.lines && checkout.cartItem) checkout.cartItem.service.price = quote.totalPrice;
    },
    /** Also tells when its money has arrived. */
    paymentStarted: (checkout, { payload: payment }: PayloadAction<PaymentAttempt>) => {
      checkout.payment = payment;
    },
    /** Nothing was charged and nothing will be: the next attempt is a payment of its own. */
    paymentRefused: (checkout) => {
      checkout.payment = null;
    },
    checkoutFinished: ({ owner }) => ({ ...noCheckout, owner }),
  },
  extraReducers: keepForOwner(noCheckout),
});

export const {
  checkoutStarted,
  stepReached,
  orderInfoEntered,
  couponEntered,
  couponRemoved,
  quoteSeen,
  paymentStarted,
  paymentRefused,
  checkoutFinished,
} = checkoutSlice.actions;
