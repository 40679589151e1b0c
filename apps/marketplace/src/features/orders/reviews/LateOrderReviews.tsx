import type { Order } from '@market/api';
import { lazy, Suspense } from 'react';
import type { OrderSide } from '../life/actions.ts';

const OrderReviewsPanel = lazy(async () => ({
  default: (await import('./OrderReviewsPanel.tsx')).OrderReviewsPanel,
}));

/** What the sides of an order think of each other, loaded once they may say so. */
export const LateOrderReviews = ({ order, side }: { order: Order; side: OrderSide }) =>
  order.reviews && (
    <Suspense>
      <OrderReviewsPanel order={order} reviews={order.reviews} side={side} />
    </Suspense>
  );
