import {
  cartItemSchema,
  orderInfoSchema,
  paymentInfoSchema,
  paymentRequest,
} from '@market/api/contract';
import { type Checkout, noCheckout, type PaymentAttempt } from './checkoutSlice.ts';

/** Reads one entry; null when it is not there, unreadable or of another shape. */
function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function readPayment(): PaymentAttempt | null {
  const stored = read('payment');
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
  const buyer = read('buyer');
  return {
    cartItem: cartItemSchema.safeParse(read('cartItem')).data ?? null,
    orderInfo: orderInfoSchema.safeParse(read('orderInfo')).data ?? null,
    payment: readPayment(),
    buyer: typeof buyer === 'string' ? buyer : null,
  };
}

/** Keeps the checkout for as long as this tab lives, so that a reload anywhere in it goes on. */
export function saveCheckout(checkout: Checkout) {
  try {
    const { cartItem, orderInfo, payment } = checkout;
    const kept = cartItem || orderInfo || payment ? checkout : noCheckout;
    for (const [key, value] of Object.entries(kept)) {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    // Without storage the checkout lasts until the page is reloaded.
  }
}
