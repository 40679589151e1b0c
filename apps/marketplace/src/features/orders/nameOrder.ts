import type { Order } from '@market/api';
import { texts } from './texts.tsx';

/** What an order is called in the browser's tab: by what was ordered, or while nobody knows by its id. */
export const nameOrder = (id: string, order: Order | undefined) =>
  order?.service ? texts.nameOf(order.service.title) : texts.nameById(id);
