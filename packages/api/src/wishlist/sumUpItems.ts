import type { CartItem } from './calls.ts';

/**
 * Whether something kept can be ordered right now, as far as the backend has said.
 *
 * @see Specification, X23
 */
export const isOrderable = ({ quote, availability }: CartItem): boolean =>
  quote !== null && (availability?.state ?? 'open') === 'open';

/**
 * What those of these items cost that can be ordered right now, in rupees.
 *
 * @see Specification, X23
 */
export const sumUpItems = (items: readonly CartItem[]): number =>
  items
    .filter(isOrderable)
    .reduce((sum, { service, quote }) => sum + (quote?.totalPrice ?? service.price), 0);
