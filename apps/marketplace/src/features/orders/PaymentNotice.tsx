import type { OrderMoney } from '@market/api';
import { Notice } from '@market/ui';
import type { ReactNode } from 'react';
import { texts } from './texts.tsx';

/** Says what became of an order's money if it was refunded, disputed or never paid. */
export function PaymentNotice({ money }: { money: OrderMoney }) {
  return notices[money];
}

const notices: Record<OrderMoney, ReactNode> = {
  waiting: null,
  kept: null,
  refunded: <Notice title={texts.refunded.title}>{texts.refunded.text}</Notice>,
  disputed: (
    <Notice tone="warning" title={texts.disputed.title}>
      {texts.disputed.text}
    </Notice>
  ),
  failed: (
    <Notice tone="warning" title={texts.failed.title}>
      {texts.failed.text}
    </Notice>
  ),
};
