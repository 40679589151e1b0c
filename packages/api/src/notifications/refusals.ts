import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about notifications are refused.
 *
 * @see Specification, errors
 */
export const notificationRefusals = listRefusals({
  fixedChoice: [400, 'Everybody is told of orders and money, on the site and by mail at once.'],
  manyStreams: [503, 'Too many pages are open at once. Please close some of them.'],
});
