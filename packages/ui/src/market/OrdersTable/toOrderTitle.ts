import type { OrderSummaryData } from '../../entities.ts';
import type { Texts } from '../../texts/Texts.ts';

/** What an order is called: by what was ordered. */
export const toOrderTitle = (
  service: OrderSummaryData['service'] | undefined,
  texts: Texts['OrdersTable'],
) => service?.title ?? texts.serviceGone;

/** Tells an order from all others in words: by what was ordered and the end of its id. */
export const toOrderName = (
  { _id, service }: Pick<OrderSummaryData, '_id' | 'service'>,
  texts: Texts['OrdersTable'],
) => `${toOrderTitle(service, texts).replace(/\.$/, '')}, ${_id.split('-').at(-1)}`;
