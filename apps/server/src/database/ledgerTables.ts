import type { AccountKind, BookCheck } from '@market/api/contract';
import type { ColumnType } from 'kysely';

/** Whose money it is. */
interface AccountsTable {
  id: string;
  kind: AccountKind;
  /** Whose it is, perhaps of somebody who has left; null but for sellers. */
  person_id: string | null;
}

/** What was posted. `carriedOver` is what the version before has left. */
export type TransferKind =
  'paid' | 'released' | 'refunded' | 'refundFailed' | 'disputed' | 'won' | 'lost' | 'carriedOver';

/** Money that changes hands. Only added to. */
interface TransfersTable {
  id: string;
  kind: TransferKind;
  payment_id: string;
  refund_id: string | null;
  /** Names what is posted, so that it is posted once. */
  key: string;
  created_at: ColumnType<Date, undefined, never>;
}

/** What a transfer adds to one account, or takes away. Those of a transfer add up to 0. Only added to. */
interface EntriesTable {
  transfer_id: string;
  account_id: string;
  /** In paise: positive is what we have, negative is what we owe. */
  amount: number;
  /** From when on it may be paid out; null where it never is. */
  available_at: ColumnType<Date | null, Date | null, never>;
}

/** What the entries of an account add up to. A trigger maintains it. */
interface BalancesTable {
  account_id: string;
  amount: ColumnType<number, never, never>;
}

/** How much of the money of the payments of one day in UTC is kept. Triggers maintain it. */
interface MoneyDaysTable {
  day: ColumnType<string, never, never>;
  kept_paise: ColumnType<number, never, never>;
  /** What banks ask back. */
  disputed_paise: ColumnType<number, never, never>;
  /** What is kept of what sellers have sold who are still here. */
  sold_paise: ColumnType<number, never, never>;
}

/** What the last look at the books has found. */
interface BookChecksTable {
  name: BookCheck['name'];
  expected_paise: number;
  found_paise: number;
  checked_at: Date;
  /** Since when the two differ; null while they agree. */
  differs_since: Date | null;
}

export interface LedgerTables {
  accounts: AccountsTable;
  transfers: TransfersTable;
  entries: EntriesTable;
  balances: BalancesTable;
  money_days: MoneyDaysTable;
  book_checks: BookChecksTable;
}
