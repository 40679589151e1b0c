import { decisionDeskCalls } from '../decisions/deskCalls.ts';
import { guardDeskCalls } from '../guard/deskCalls.ts';
import { identityDeskCalls } from '../identity/deskCalls.ts';
import { reportCalls } from '../conversations/reportCalls.ts';
import { marketDeskCalls } from '../market/deskCalls.ts';
import { serviceDeskCalls } from '../services/deskCalls.ts';
import { ledgerCalls } from '../ledger/calls.ts';
import { deskCalls } from '../orders/deskCalls.ts';
import { operatorCalls } from '../people/operatorCalls.ts';
import { reviewDeskCalls } from '../reviews/deskCalls.ts';

/**
 * The calls of those who run the market. They stand apart, so that browsers of everybody else never load
 * a word of them.
 *
 * @see Specification, X30
 */
export const adminContract: typeof operatorCalls &
  typeof deskCalls &
  typeof ledgerCalls &
  typeof reportCalls &
  typeof decisionDeskCalls &
  typeof guardDeskCalls &
  typeof identityDeskCalls &
  typeof serviceDeskCalls &
  typeof marketDeskCalls &
  typeof reviewDeskCalls = {
  ...operatorCalls,
  ...deskCalls,
  ...ledgerCalls,
  ...reportCalls,
  ...decisionDeskCalls,
  ...guardDeskCalls,
  ...identityDeskCalls,
  ...serviceDeskCalls,
  ...marketDeskCalls,
  ...reviewDeskCalls,
};
