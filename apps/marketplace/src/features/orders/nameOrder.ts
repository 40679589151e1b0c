import type { Order } from '@market/api';

/** What an order is called in the browser's tab: by what was ordered, or while nobody knows by its id. */
export const nameOrder = (id: string, order: Order | undefined) =>
  `Order ${order?.service ? `of ${order.service.title}` : id}`;
