import type { Order } from '@market/api';
import { texts } from './texts.tsx';

/** What the browser's tab calls an order: what was ordered or, until that is known, its id. */
export const nameOrder = (id: string, order: Order | undefined) =>
  order?.service ? texts.nameOf(order.service.title) : texts.nameById(id);
