import type { Order } from '@market/api';
import { type OrderNote, useMarket } from '@market/ui';
import type { OrderSide } from './actions.ts';
import { noteOrder } from './noteOrder.ts';
import { useNow } from './useNow.ts';

/** An order of which a list says how far it is. */
type NotedOrder = Order & { note?: OrderNote };

/** Gives a function that notes at an order how far it is, where the backend says so. */
export function useNoteOrder(side: OrderSide): (order: Order) => NotedOrder {
  const formats = useMarket();
  const now = useNow();

  return (order) =>
    order.progress ? { ...order, note: noteOrder(order.progress, { side, now, formats }) } : order;
}
