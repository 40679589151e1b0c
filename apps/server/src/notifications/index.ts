/** @file What others may know of notifications. */

export { createDigests } from './createDigests.ts';
export { createNotificationHandlers } from './notificationHandlers.ts';
export { createNotificationQueries } from './notificationQueries.ts';
