import type { CartItem, MarketRequest, Order, OrderInfo } from '@market/api/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keepForOwner, type UnfinishedWork } from '../../../shared/keepForOwner.ts';

/** A payment that the backend was asked to start. */
export interface PaymentAttempt {
  /** Repeating the request with the same key gives the same payment, never a second one. */
  idempotencyKey: string;
  request: MarketRequest<'startPayment'>;
  /** What the card provider said when the money had arrived; null until then. */
  paymentInfo: Order['paymentInfo'] | null;
}

/** The checkout in progress, without anything that the server knows. */
export interface Checkout extends UnfinishedWork {
  /** What is being ordered. */
  cartItem: CartItem | null;
  orderInfo: OrderInfo | null;
  payment: PaymentAttempt | null;
  /** The furthest of the three steps that this order has reached. */
  reachedStep: number;
}

export const noCheckout: Checkout = {
  cartItem: null,
  orderInfo: null,
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
    checkoutStarted: (checkout, { payload: cartItem }: PayloadAction<CartItem>) => {
      if (checkout.cartItem?._id !== cartItem._id) {
        checkout.payment = null;
        checkout.reachedStep = 1;
      }
      checkout.cartItem = cartItem;
    },
    stepReached: (checkout, { payload: step }: PayloadAction<number>) => {
      checkout.reachedStep = Math.max(checkout.reachedStep, step);
    },
    orderInfoEntered: (checkout, { payload: orderInfo }: PayloadAction<OrderInfo>) => {
      checkout.orderInfo = orderInfo;
    },
    /** The buyer has seen the new price, in rupees. */
    newPriceSeen: ({ cartItem }, { payload: price }: PayloadAction<number>) => {
      if (cartItem) cartItem.service.price = price;
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
  newPriceSeen,
  paymentStarted,
  paymentRefused,
  checkoutFinished,
} = checkoutSlice.actions;
