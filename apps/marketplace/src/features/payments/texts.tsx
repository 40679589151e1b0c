import type { ReactNode } from 'react';

/** What paying says. */
export const texts = {
  title: 'Payment',
  placed: 'Your order has been placed.',
  succeeded: 'payment successfull!!',
  unclear: 'There was  some issue in payment processing!!',
  pay: (price: string) => `PAY - (${price})`,
  testCard: {
    number: 'Card number – Use this number : 4000000000003220',
    expiry: 'Expiry – Use : 04/44',
    cvc: 'CVC – Use : 444',
  },
  impossible: 'Paying is not possible at the moment.',
  loadingForm: 'Loading the card form',
  formMissing: {
    title: 'The card form could not be loaded.',
    text: 'Something blocks the card provider’s script: an extension, or the network. Nothing has been charged, and your order waits here.',
  },
  checking: 'Checking how your last payment went…',
  ordering: 'Your payment has arrived. Your order is being placed…',
  orderMissing: {
    title: 'Your payment has arrived.',
    text: 'Your order is on its way and will appear under My Orders by itself. You will not be charged again.',
    paymentNumber: (id: ReactNode) => <>Your payment’s number: {id}</>,
    retry: 'Try again',
    myOrders: 'My Orders',
  },
  newPrice: {
    text: (before: string, now: string) =>
      `It was ${before} and is ${now} now. Nothing has been charged.`,
    accept: (price: string) => `Continue with ${price}`,
    refuse: 'Back to the wishlist',
  },
};
