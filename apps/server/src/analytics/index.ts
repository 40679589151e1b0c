/** @file What others may know of how services are found. */

export { createAnalyticsParts } from './createAnalyticsParts.ts';
