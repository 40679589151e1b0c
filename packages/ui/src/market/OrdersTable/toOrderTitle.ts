import type { OrderSummaryData } from '../../entities.ts';

/** What an order is called: by what was ordered. */
export const toOrderTitle = (service: OrderSummaryData['service'] | undefined) =>
  service?.title ?? 'This service is no longer offered.';

/** Tells an order from all others in words: by what was ordered and the last part of its id. */
export const toOrderName = ({ _id, service }: Pick<OrderSummaryData, '_id' | 'service'>) =>
  `${toOrderTitle(service).replace(/\.$/, '')}, ${_id.split('-').at(-1)}`;
