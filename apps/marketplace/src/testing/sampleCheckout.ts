import { createCartItem, createServiceSummary, sampleServices } from '@market/api/testing';
import type { Checkout } from '../shared/checkoutSlice.ts';

/** A checkout in which nothing is missing but the payment. */
export const sampleCheckout = {
  cartItem: createCartItem(),
  orderInfo: { phoneNumber: '+977 980 123 4567' },
  payment: null,
  buyer: null,
} satisfies Checkout;

/** The same with the longest title and the highest price, and a service without a picture. */
export const longCheckout = {
  ...sampleCheckout,
  cartItem: createCartItem({
    service: createServiceSummary({
      title:
        sampleServices
          .map(({ title }) => title)
          .toSorted((one, other) => other.length - one.length)[0] ?? '',
      price: 49_999.5,
      images: [],
    }),
  }),
  orderInfo: {
    phoneNumber: 'Please ask for Maximiliana at the desk, +977 1 4000000, extension 12345',
  },
} satisfies Checkout;
