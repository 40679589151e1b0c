import type { Order, OrderInfo, Person, Quote } from '@market/api/contract';
import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  checkoutFinished,
  type OrderedItem,
  type PaymentAttempt,
  paymentRefused,
  paymentStarted,
  quoteSeen,
} from '../orders/checkout/checkoutSlice.ts';
import { type QueryFailure, toMessage } from '../../backend/failure.ts';
import { marketClient, useLoadUserQuery } from '../../backend/market.ts';
import { showToast } from '../../shared/toasts.ts';
import {
  type CardFault,
  findArrivedPayment,
  hasEndedSession,
  isRefusal,
  isSpent,
  isTypingError,
  requestClientSecret,
  toAttempt,
  toCardFault,
  toPaymentInfo,
  toPaymentRequest,
} from './paymentSteps.ts';
import { toTotal } from '../orders/checkout/toOrder.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { texts } from './texts.tsx';

/** A checkout that is complete except for the payment. */
export interface ReadyCheckout {
  cartItem: OrderedItem;
  orderInfo: OrderInfo;
  coupon: string;
  quote: Quote | null;
  payment: PaymentAttempt | null;
}

/** How far paying is. */
export type PaymentState =
  /** An earlier attempt is being checked: it may have succeeded. */
  | { step: 'checking' }
  /** The card may be typed. */
  | { step: 'ready' }
  | { step: 'paying' }
  /** The price has changed meanwhile; the server said so, and what it is now. */
  | { step: 'priceChanged'; quote: Quote; message: string }
  /** The money has arrived; the order is being made. */
  | { step: 'ordering' }
  /** The money has arrived, but the order could not be made yet. */
  | { step: 'orderMissing'; paymentId: string; problem: string };

/** The current price of the service on the server, where a refusal does not say it; undefined if unavailable. */
async function askPrice(serviceId: string): Promise<Quote | undefined> {
  try {
    const { service } = await marketClient.getService({ id: serviceId });
    return { totalPrice: service.price };
  } catch {
    return undefined;
  }
}

interface PaymentOptions {
  checkout: ReadyCheckout;
  buyer: Person;
  /** Is told when there is an order. */
  onOrdered: (order: Order) => void;
}

/**
 * Pays for a checkout and places its order, once. If anything breaks in between, the next try
 * continues where the last one stopped and never charges twice.
 */
export function usePayment(cardProvider: Stripe, { checkout, buyer, onOrdered }: PaymentOptions) {
  const { cartItem, orderInfo, payment } = checkout;
  const dispatch = useDispatch();
  const placeOrder = usePlaceOrder();
  const { refetch: refetchUser } = useLoadUserQuery();
  const isBusy = useRef(false);
  const [state, setState] = useState<PaymentState>({ step: payment ? 'checking' : 'ready' });

  const fail = (message: string, kind: 'error' | 'echo' = 'error') => {
    setState({ step: 'ready' });
    showToast({ kind, message });
  };

  const explain = async (error: unknown) => {
    if (hasEndedSession(error)) {
      setState({ step: 'ready' });
      // The guard notices, asks people to log in, and leads back here.
      void refetchUser();
      return;
    }
    if (isRefusal(error)) dispatch(paymentRefused());
    if (isRefusal(error) && error.kind === 'conflict') {
      // What is chosen, or offered, has a price that only a quote can tell.
      const isPlain = !cartItem.choice && !cartItem.offer && !checkout.coupon;
      const quote = error.quote ?? (isPlain ? await askPrice(cartItem.service._id) : undefined);
      const isNews = error.quote !== undefined || quote?.totalPrice !== toTotal(checkout);
      if (quote && isNews) {
        setState({ step: 'priceChanged', quote, message: error.message });
        return;
      }
    }
    fail(toMessage(error as QueryFailure));
  };

  const finish = async (attempt: PaymentAttempt, paymentInfo: Order['paymentInfo']) => {
    setState({ step: 'ordering' });
    dispatch(paymentStarted({ ...attempt, paymentInfo }));
    const outcome = await placeOrder({ cartItem, attempt, paymentInfo });
    if ('failure' in outcome) {
      const problem = toMessage(outcome.failure);
      setState({ step: 'orderMissing', paymentId: paymentInfo.id, problem });
      return;
    }
    showToast({ kind: 'success', message: texts.succeeded });
    onOrdered(outcome.order);
    dispatch(checkoutFinished());
  };

  const charge = async (card: StripeCardNumberElement): Promise<CardFault | undefined> => {
    const attempt = toAttempt(payment, toPaymentRequest(checkout, orderInfo));
    if (payment && payment !== attempt) {
      const arrived = await findArrivedPayment(cardProvider, payment);
      if (arrived) return void (await finish(payment, arrived));
    }
    dispatch(paymentStarted(attempt));
    const clientSecret = await requestClientSecret(attempt);
    const { paymentIntent, error } = await cardProvider.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: { name: buyer.fullname, email: buyer.email } },
    });
    const paymentInfo = toPaymentInfo(paymentIntent ?? error.payment_intent);
    if (paymentInfo) return void (await finish(attempt, paymentInfo));
    if (error && isSpent(error)) dispatch(paymentRefused());
    const fault = error && toCardFault(error);
    if (error && fault && isTypingError(error)) setState({ step: 'ready' });
    // What is wrong with the card is said at its field.
    else fail(error?.message ?? texts.unclear, fault ? 'echo' : 'error');
    return fault;
  };

  const goOn = async (attempt: PaymentAttempt) => {
    const arrived = await findArrivedPayment(cardProvider, attempt).catch(() => null);
    if (arrived) await finish(attempt, arrived);
    else setState({ step: 'ready' });
  };

  /** One thing at a time: a second click does nothing. */
  const once = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      return await work();
    } catch (error) {
      await explain(error);
      return undefined;
    } finally {
      isBusy.current = false;
    }
  };

  const goOnWithEarlierAttempt = useEffectEvent(() => {
    if (payment) void once(() => goOn(payment));
  });
  // What it sets comes from the network, long after the effect.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => goOnWithEarlierAttempt(), []);

  return {
    state,
    /** Charges the card. Resolves with what is wrong with it, if that is why nothing was charged. */
    pay(card: StripeCardNumberElement) {
      return once(() => {
        setState({ step: 'paying' });
        return charge(card);
      });
    },
    /** The buyer agrees to the new price: the card may be charged with it. */
    acceptPrice(quote: Quote) {
      dispatch(quoteSeen(quote));
      setState({ step: 'ready' });
    },
    /** Tries again to place the order of a payment that has succeeded. */
    retryOrder() {
      if (payment) void once(() => goOn(payment));
    },
  };
}
