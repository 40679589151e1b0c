import type { OrderStatus } from '@market/api';
import type { ReactNode } from 'react';

/** What an order says, wherever it is shown. */
export const texts = {
  order: 'Order',
  withId: (id: ReactNode) => <>Order {id}</>,
  nameOf: (what: string) => `Order of ${what}`,
  nameById: (id: string) => `Order ${id}`,
  paid: 'paid',
  notPaid: 'Not Paid',
  cancelled: 'Cancelled',
  statuses: {
    Processing: 'Processing',
    Delivered: 'Delivered',
  } satisfies Record<OrderStatus, string>,
  steps: { placed: 'Order placed', paid: 'Payment received', delivered: 'Delivered' },
  name: 'Name',
  phoneNumber: 'Phone Number',
  viewProfile: 'View Profile',
  accountGone: 'This account is gone.',
  serviceGone: 'This service is no longer offered.',
  nothing: '–',
  refunded: { title: 'Refunded', text: 'The money for this order has been given back.' },
  disputed: {
    title: 'Disputed',
    text: 'The card’s holder disputes this payment. The card provider decides about it.',
  },
  failed: {
    title: 'No payment',
    text: 'The payment of this order did not go through. Nothing has been charged.',
  },
  waiting: 'Loading the order',
  failure: 'The order could not be loaded.',
  missing: 'No order found with this ID',
};
