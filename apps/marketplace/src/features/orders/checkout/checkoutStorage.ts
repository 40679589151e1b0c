import { type Checkout, noCheckout, type PaymentAttempt } from './checkoutSlice.ts';
import { keepInTab, readFromTab } from '../../../shared/tabStorage.ts';

const { isArray } = Array;

/** Whether a value has all that the pattern has, in the same types. */
function fits(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return typeof value === typeof pattern;
  if (typeof value !== 'object' || value === null || isArray(value) !== isArray(pattern)) {
    return false;
  }
  return Object.entries(pattern).every(([name, part]) =>
    fits((value as Record<string, unknown>)[name], part),
  );
}

/** Reads what this tab keeps, if it looks as it should. The contract's schemas would be ten times as much to load. */
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

/** Reads the checkout that this tab was in. What makes no sense counts as not there. */
export function loadCheckout(): Checkout {
  const owner = readFromTab('owner');
  const reachedStep = readFromTab('reachedStep');
  return {
    cartItem: readFitting('cartItem', {
      _id: '',
      service: { _id: '', title: '', price: 0, images: [] },
    }),
    orderInfo: readFitting('orderInfo', { phoneNumber: '' }),
    payment: readPayment(),
    reachedStep: typeof reachedStep === 'number' ? reachedStep : noCheckout.reachedStep,
    owner: typeof owner === 'string' ? owner : null,
  };
}

/** Keeps the checkout for as long as this tab lives, so that a reload anywhere in it goes on. */
export function saveCheckout(checkout: Checkout) {
  const { cartItem, orderInfo, payment } = checkout;
  const isBegun = cartItem || orderInfo || payment;
  keepInTab(isBegun ? checkout : { ...noCheckout, reachedStep: null });
}
