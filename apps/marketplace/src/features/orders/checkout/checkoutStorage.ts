import { type Checkout, noCheckout, type PaymentAttempt } from './checkoutSlice.ts';
import { keepInTab, readFromTab } from '../../../drafts/tabStorage.ts';

const { isArray } = Array;

/** Whether a value has all fields of the pattern, with the same types. */
function fits(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return typeof value === typeof pattern;
  if (typeof value !== 'object' || value === null || isArray(value) !== isArray(pattern)) {
    return false;
  }
  return Object.entries(pattern).every(([name, part]) =>
    fits((value as Record<string, unknown>)[name], part),
  );
}

/**
 * Reads what this tab keeps, if it has the right shape. The contract's schemas would be ten times
 * as much code.
 */
function readFitting<Value>(key: string, pattern: object): Value | null {
  const value = readFromTab(key);
  return fits(value, pattern) ? (value as Value) : null;
}

function readPayment(): PaymentAttempt | null {
  const payment = readFitting<PaymentAttempt>('payment', {
    idempotencyKey: '',
    request: { amount: 0 },
  });
  const isPaid = fits(payment?.paymentInfo, { id: '', status: '' });
  return payment && { ...payment, paymentInfo: isPaid ? payment.paymentInfo : null };
}

/** Reads the checkout that this tab was in. Invalid data is ignored. */
export function loadCheckout(): Checkout {
  const owner = readFromTab('owner');
  const reachedStep = readFromTab('reachedStep');
  const coupon = readFromTab('coupon');
  return {
    cartItem: readFitting('cartItem', {
      _id: '',
      service: { _id: '', title: '', price: 0, images: [] },
    }),
    orderInfo: readFitting('orderInfo', { phoneNumber: '' }),
    coupon: typeof coupon === 'string' ? coupon : noCheckout.coupon,
    quote: readFitting('quote', { totalPrice: 0 }),
    payment: readPayment(),
    reachedStep: typeof reachedStep === 'number' ? reachedStep : noCheckout.reachedStep,
    owner: typeof owner === 'string' ? owner : null,
  };
}

/** Keeps the checkout as long as this tab lives, so that it survives a reload at any step. */
export function saveCheckout(checkout: Checkout) {
  const { cartItem, orderInfo, payment } = checkout;
  const isBegun = cartItem || orderInfo || payment;
  keepInTab(isBegun ? checkout : { ...noCheckout, coupon: null, reachedStep: null });
}
