/** @file What others may know of orders. */

export { createOrderHandlers } from './orderHandlers.ts';
export { createOrderQueries } from './orderQueries.ts';
export { createRefundHandlers } from './refundHandlers.ts';
