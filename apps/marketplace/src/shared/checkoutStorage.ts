import {
  cartItemSchema,
  orderInfoSchema,
  paymentInfoSchema,
  paymentRequest,
} from '@market/api/contract';
import { type Checkout, noCheckout, type PaymentAttempt } from './checkoutSlice.ts';
import { keepInTab, readFromTab } from './tabStorage.ts';

function readPayment(): PaymentAttempt | null {
  const stored = readFromTab('payment');
  if (typeof stored !== 'object' || stored === null) return null;
  const { idempotencyKey, request, paymentInfo } = stored as Partial<PaymentAttempt>;
  const checkedRequest = paymentRequest.safeParse(request).data;
  if (typeof idempotencyKey !== 'string' || !checkedRequest) return null;
  return {
    idempotencyKey,
    request: checkedRequest,
    paymentInfo: paymentInfoSchema.safeParse(paymentInfo).data ?? null,
  };
}

/** Reads the checkout that this tab was in. What makes no sense counts as not there. */
export function loadCheckout(): Checkout {
  const owner = readFromTab('owner');
  return {
    cartItem: cartItemSchema.safeParse(readFromTab('cartItem')).data ?? null,
    orderInfo: orderInfoSchema.safeParse(readFromTab('orderInfo')).data ?? null,
    payment: readPayment(),
    owner: typeof owner === 'string' ? owner : null,
  };
}

/** Keeps the checkout for as long as this tab lives, so that a reload anywhere in it goes on. */
export function saveCheckout(checkout: Checkout) {
  const { cartItem, orderInfo, payment } = checkout;
  keepInTab(cartItem || orderInfo || payment ? checkout : noCheckout);
}
