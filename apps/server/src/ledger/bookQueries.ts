import type { BookCheck, OpenRefund } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { readPage } from '../database/readPage.ts';
import { toRupees } from '../database/paise.ts';
import { countUnposted, isUnposted } from './unposted.ts';

/** How many refunds a page has. */
const pageSize = 20;

/** Up to how many unposted payments are counted. */
const mostCounted = 1_000;

/** Two figures in paise that must be the same. */
export interface CheckedFigures {
  name: BookCheck['name'];
  expected_paise: number;
  found_paise: number;
}

export type BookQueries = ReturnType<typeof createBookQueries>;

/** Whether the books are right, and what they say. */
export const createBookQueries = (database: Database) => ({
  /**
   * Compares what the ledger has with what is kept elsewhere, at one moment, and writes down what it has found.
   * Sums are read that are kept anyway: it takes no longer for a million orders. What can only agree once
   * everything is posted is left out before.
   */
  async check(): Promise<CheckedFigures[]> {
    const { rows } = await sql<CheckedFigures>`
      with kept as (
        select coalesce(sum(kept_paise), 0) as provider, coalesce(sum(disputed_paise), 0) as claims,
          coalesce(sum(sold_paise), 0) as sold
        from money_days
      ), accounted as (
        select coalesce(sum(amount), 0) as transfers,
          coalesce(sum(amount) filter (where kind = 'provider'), 0) as provider,
          coalesce(sum(amount) filter (where kind = 'claims'), 0) as claims,
          coalesce(sum(amount) filter (where kind = 'held'), 0) as held
        from balances join accounts on accounts.id = account_id
      ), figures (name, expected, found, is_always) as (
        select 'transfers', 0, transfers, true from accounted
        union all
        select 'held',
          (select coalesce(sum(amount - refunded_paise), 0) from payments
            where status in ('succeeded', 'disputed') and released_at is null),
          -held, false
        from accounted
        union all
        select 'provider', kept.provider, accounted.provider, false from kept, accounted
        union all
        select 'claims', kept.claims, accounted.claims, false from kept, accounted
        union all
        select 'sold', sold, (select coalesce(sum(sold_paise), 0) from people), true from kept
      )
      insert into book_checks (name, expected_paise, found_paise, differs_since)
        select name, expected, found, case when expected <> found then now() end
        from figures
        where is_always or not exists (select from payments where ${isUnposted})
        on conflict (name) do update set
          expected_paise = excluded.expected_paise,
          found_paise = excluded.found_paise,
          checked_at = now(),
          differs_since = case when excluded.differs_since is not null
            then coalesce(book_checks.differs_since, excluded.differs_since) end
        returning name, expected_paise, found_paise`.execute(database);
    return rows;
  },

  /** Gives the books as the last check has found them, with a page of what is to be given back. */
  async read(cursor: string | undefined) {
    const checks = await database.selectFrom('book_checks').selectAll().execute();
    const balances = await database
      .selectFrom('balances')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select((select) => ['kind', select.fn.sum<number>('amount').as('amount')])
      .groupBy('kind')
      .execute();
    const { count, amount } = await database
      .selectFrom('refunds')
      .select((select) => [
        select.fn.countAll<number>().as('count'),
        select.fn.coalesce(select.fn.sum<number>('amount'), sql<number>`0`).as('amount'),
      ])
      .where('state', '=', 'requested')
      .executeTakeFirstOrThrow();
    const { rows, ...cursors } = await readPage(
      database
        .selectFrom('refunds')
        .select(['id', 'order_id', 'amount', 'cause', 'failures', 'created_at'])
        .where('state', '=', 'requested'),
      { cursor, size: pageSize, moment: 'created_at', id: 'id', isOldestFirst: true },
    );
    const checkedAt = Math.max(...checks.map(({ checked_at: at }) => at.getTime()));
    return {
      checks: checks
        .toSorted(
          (one, other) => namesOfChecks.indexOf(one.name) - namesOfChecks.indexOf(other.name),
        )
        .map(({ name, expected_paise: expected, found_paise: found, differs_since: since }) => ({
          name,
          expected: toRupees(expected),
          found: toRupees(found),
          differsSince: since?.toISOString() ?? null,
        })),
      checkedAt: checks.length === 0 ? null : new Date(checkedAt).toISOString(),
      unpostedCount: await countUnposted(database, mostCounted),
      balances: balances
        .toSorted((one, other) => one.kind.localeCompare(other.kind))
        .map(({ kind, amount: paise }) => ({ kind, amount: toRupees(paise) })),
      refunds: rows.map((row): OpenRefund => ({
        _id: row.id,
        order: row.order_id,
        amount: toRupees(row.amount),
        cause: row.cause,
        failures: row.failures,
        createdAt: row.created_at.toISOString(),
      })),
      refundsCount: count,
      refundsAmount: toRupees(amount),
      ...cursors,
    };
  },
});

const namesOfChecks: readonly BookCheck['name'][] = [
  'transfers',
  'held',
  'provider',
  'claims',
  'sold',
];
