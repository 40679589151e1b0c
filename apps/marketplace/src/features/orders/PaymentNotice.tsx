import type { OrderMoney } from '@market/api';
import { Notice } from '@market/ui';
import type { ReactNode } from 'react';

/** Says what has become of the money of an order that is neither waiting nor simply there. */
export function PaymentNotice({ money }: { money: OrderMoney }) {
  return notices[money];
}

const notices: Record<OrderMoney, ReactNode> = {
  waiting: null,
  kept: null,
  refunded: <Notice title="Refunded">The money for this order has been given back.</Notice>,
  disputed: (
    <Notice tone="warning" title="Disputed">
      The card’s holder disputes this payment. The card provider decides about it.
    </Notice>
  ),
  failed: (
    <Notice tone="warning" title="No payment">
      The payment of this order did not go through. Nothing has been charged.
    </Notice>
  ),
};
