import type { MarketAnswer } from '../contract/contract.ts';
import type { OpenRefund } from './calls.ts';

/**
 * Two refunds that wait for the card provider, the longest waiting first.
 *
 * @see Specification, X29
 */
export const sampleOpenRefunds: OpenRefund[] = [
  {
    _id: '01927f3a-6c10-7d20-9a3e-4b8d5c2f1e00',
    order: '01927f3a-5c10-7d20-9a3e-4b8d5c2f1e00',
    amount: 1350,
    cause: 'agreed',
    failures: 1,
    createdAt: '2026-11-18T09:30:00.000Z',
  },
  {
    _id: '01927f3a-6c11-7d20-9a3e-4b8d5c2f1e01',
    order: '01927f3a-5c12-7d20-9a3e-4b8d5c2f1e02',
    amount: 4500,
    cause: 'cancelled',
    failures: 0,
    createdAt: '2026-11-20T11:40:00.000Z',
  },
];

/**
 * Makes books that are right, as `getBooks` answers them but for its pages.
 *
 * @see Specification, X29
 */
export const createBooks = (
  fields: Partial<MarketAnswer<'getBooks'>> = {},
): MarketAnswer<'getBooks'> => {
  const { refunds = sampleOpenRefunds } = fields;
  return {
    checks: [
      { name: 'transfers', expected: 0, found: 0, differsSince: null },
      { name: 'held', expected: 61_400, found: 61_400, differsSince: null },
      { name: 'provider', expected: 248_950.5, found: 248_950.5, differsSince: null },
      { name: 'claims', expected: 4500, found: 4500, differsSince: null },
      { name: 'sold', expected: 248_950.5, found: 248_950.5, differsSince: null },
    ],
    checkedAt: '2026-11-20T11:59:30.000Z',
    unpostedCount: 0,
    balances: [
      { kind: 'provider', amount: 248_950.5 },
      { kind: 'held', amount: -61_400 },
      { kind: 'seller', amount: -172_845.45 },
      { kind: 'commission', amount: -19_205.05 },
      { kind: 'claims', amount: 4500 },
    ],
    refundsCount: refunds.length,
    refundsAmount: refunds.reduce((sum, { amount }) => sum + amount, 0),
    ...fields,
    refunds,
  };
};
