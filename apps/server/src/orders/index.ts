/** @file What others may know of orders. */

export { createAdvanceOrders } from './advanceOrders.ts';
export { passTime } from './commands/passTime.ts';
export { createLifeHandlers } from './lifeHandlers.ts';
export { createOrderHandlers } from './orderHandlers.ts';
export { createOrderLife } from './createOrderLife.ts';
export { createOrderQueries } from './orderQueries.ts';
export { createRefundHandlers } from './refundHandlers.ts';
export { type FindOrderTerms, toOrderTerms, usualTerms } from './orderTerms.ts';
