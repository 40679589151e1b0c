/** @file What others may know of orders. */

export { createAdvanceOrders } from './advanceOrders.ts';
export { createCountRecentSales } from './countRecentSales.ts';
export { passTime } from './commands/passTime.ts';
export { createDeskListHandlers } from './deskListHandlers.ts';
export { createDeskQueries } from './deskQueries.ts';
export { createDisagreementHandlers } from './disagreementHandlers.ts';
export { createLifeHandlers, type FindOrderBytes, usualOrderBytes } from './lifeHandlers.ts';
export { createOrderHandlers } from './orderHandlers.ts';
export { writeOrderLine } from './orderMails.ts';
export { createOrderLife } from './createOrderLife.ts';
export { createOrderQueries } from './orderQueries.ts';
export { createRefundHandlers } from './refundHandlers.ts';
export { orderOfPlace, tellFileRefused } from './orderFiles.ts';
export { type FindOrderTerms, toOrderTerms, usualTerms } from './orderTerms.ts';
