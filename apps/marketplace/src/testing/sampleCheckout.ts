import { createCartItem } from '@market/api/testing';
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
