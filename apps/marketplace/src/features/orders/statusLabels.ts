import type { OrderStatus } from '@market/api';

/** What people read where the backend says how far an order is. */
export const statusLabels: Record<OrderStatus, string> = {
  Processing: 'Processing',
  Delivered: 'Delivered',
};
