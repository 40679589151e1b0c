import { priceChoice } from '@market/api';
import { createCartItem, sampleListing } from '@market/api/testing';
import type { Checkout } from '../features/orders/checkout/checkoutSlice.ts';
import { longService } from './longTexts.ts';

/** A checkout in which nothing is missing but the payment. */
export const sampleCheckout = {
  cartItem: createCartItem(),
  orderInfo: { phoneNumber: '+977 980 123 4567' },
  coupon: '',
  quote: null,
  payment: null,
  reachedStep: 1,
  owner: null,
} satisfies Checkout;

/** The same with the longest title and a note of a phone number. */
export const longCheckout = {
  ...sampleCheckout,
  cartItem: createCartItem({ service: longService }),
  orderInfo: {
    phoneNumber: 'Please ask for Maximiliana at the desk, +977 1 4000000, extension 12345',
  },
} satisfies Checkout;

/** Something kept with a package and extras, and what that costs. */
export function createChosenItem() {
  const choice = { package: 1, extras: [{ _id: 'extra-card', quantity: 2 }] };
  const quote = priceChoice(sampleListing, choice);
  return createCartItem({ choice, quote: typeof quote === 'string' ? null : quote });
}

/** A checkout of a package with extras. */
export const chosenCheckout = {
  ...sampleCheckout,
  cartItem: createChosenItem(),
} satisfies Checkout;

/** A checkout to which a coupon has been applied. */
export const couponCheckout = {
  ...sampleCheckout,
  coupon: 'HELLO-10',
  quote: {
    lines: [
      { kind: 'package', title: 'A first sketch', quantity: 1, amount: 4500 },
      { kind: 'coupon', title: 'HELLO-10', quantity: 1, amount: -450 },
    ],
    totalPrice: 4050,
    days: 7,
    revisions: 1,
    quote: 'quote',
  },
} satisfies Checkout;
