import type { OrderStatus } from '@market/api';

/** What people read for each order status. */
export const statusLabels: Record<OrderStatus, string> = {
  Processing: 'Processing',
  Delivered: 'Delivered',
};
