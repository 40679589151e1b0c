import type { BookCheck } from '@market/api';
import type { AccountKind, RefundCause } from '@market/api/contract';
import { plural } from '../../../texts/plural.ts';

/** What the page of the market's books says. */
export const texts = {
  title: 'Books',
  waiting: 'Loading the books',
  failure: 'The books could not be loaded.',

  right: 'The books are right',
  wrong: 'The books do not add up',
  checked: (span: string) => `Checked ${span} ago.`,
  neverChecked: 'They have not been checked yet.',
  unposted: (count: number) =>
    plural(count, {
      one: '1 payment is not in the books yet: until it is, only some checks are made.',
      other: `${count} payments are not in the books yet: until they are, only some checks are made.`,
    }),
  checks: 'Checks',
  check: 'Check',
  expected: 'By the orders',
  found: 'By the books',
  state: 'State',
  same: 'The same',
  differs: (amount: string, span: string) => `${amount} apart for ${span}`,
  checkNames: {
    transfers: 'All postings together',
    held: 'Held for open orders',
    provider: 'At the card provider',
    claims: 'Asked back by banks',
    sold: 'Told to sellers as sold',
  } satisfies Record<BookCheck['name'], string>,

  balances: 'Whose money it is',
  accounts: {
    provider: 'At the card provider',
    held: 'Held for open orders',
    seller: 'Belongs to sellers',
    commission: 'Earned by the market',
    claims: 'Asked back by banks',
  } satisfies Record<AccountKind, string>,

  refunds: 'Refunds on their way',
  refundsSum: (count: number, amount: string) =>
    plural(count, {
      one: `1 refund of ${amount} waits for the card provider.`,
      other: `${count} refunds, ${amount} together, wait for the card provider.`,
    }),
  noRefunds: {
    title: 'No refund waits.',
    text: 'Money that is to be given back and was not yet stands here, the longest waiting first.',
  },
  order: 'Order',
  amount: 'Amount',
  cause: 'Why',
  since: 'Since',
  failures: 'Sent back by the bank',
  never: 'Never',
  times: (count: number) => plural(count, { one: 'Once', other: `${count} times` }),
  causes: {
    cancelled: 'Cancelled',
    agreed: 'Agreed by both',
    decided: 'Decided by the market',
    chargeback: 'Asked back by the bank',
    outside: 'Given back at the provider',
  } satisfies Record<RefundCause, string>,
};
