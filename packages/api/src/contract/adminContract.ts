import { reportCalls } from '../conversations/reportCalls.ts';
import { ledgerCalls } from '../ledger/calls.ts';
import { deskCalls } from '../orders/deskCalls.ts';
import { operatorCalls } from '../people/operatorCalls.ts';

/**
 * The calls of those who run the market. They stand apart, so that browsers of everybody else never load
 * a word of them.
 *
 * @see Specification, X30
 */
export const adminContract: typeof operatorCalls &
  typeof deskCalls &
  typeof ledgerCalls &
  typeof reportCalls = {
  ...operatorCalls,
  ...deskCalls,
  ...ledgerCalls,
  ...reportCalls,
};
