import type { Order, OrderProgress } from '@market/api';
import { formatPrice, type Market } from '@market/ui';
import { formatMoment, formatSpan } from './deadlines.ts';
import type { OrderFigures } from './disagreements.texts.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** What is left of what was paid for an order, in rupees. */
export const leftOf = ({ totalPrice, refunded = 0 }: Order): number =>
  toRupees(totalPrice - refunded);

/** Whole paise: 4500 less 0.1 is 4499.9, and not a hair more. */
const toRupees = (amount: number) => Math.round(amount * 100) / 100;

/** What is left of an amount without another one, in rupees. */
export const without = (amount: number, other: number): number => toRupees(amount - other);

/** When an order is due with some days more, ISO 8601 text; null while it is not known when it is due at all. */
export const dueWith = ({ dueAt }: Pick<OrderProgress, 'dueAt'>, days: number): string | null =>
  dueAt === null ? null : new Date(Date.parse(dueAt) + days * dayMs).toISOString();

/** Writes what questions about an order name. */
export function writeFigures(order: Order, progress: OrderProgress, market: Market): OrderFigures {
  const { proposal, terms } = progress;
  const left = leftOf(order);
  const due = dueWith(progress, proposal?.days ?? 0);
  return {
    left: formatPrice(left, market),
    total: formatPrice(order.totalPrice, market),
    amount: formatPrice(proposal?.amount, market),
    kept: formatPrice(without(left, proposal?.amount ?? 0), market),
    due: due ? formatMoment(due, market) : '',
    proposalTime: formatSpan(terms.proposalHours * hourMs, market),
    disputeTime: formatSpan(terms.disputeDays * dayMs, market),
  };
}
