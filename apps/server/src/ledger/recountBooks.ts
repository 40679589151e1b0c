import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { moneyOfPayments } from './readMoney.ts';

/** Something that does not agree, and in how many cases. */
export interface Disagreement {
  what: string;
  count: number;
}

/**
 * Counts the books anew from everything that there is, row by row, and gives what does not agree. It takes as
 * long as there are orders: seconds for a million.
 */
export async function recountBooks(database: Database): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    with money as (${moneyOfPayments}),
    fees as (select *, floor(kept::numeric * "commissionBasisPoints" / 10000)::bigint as fee from money),
    wanted as (
      select "paymentId" as payment_id, kind, amount from fees,
        lateral (values
          ('provider', case when "isDisputed" then 0 else kept end),
          ('claims', case when "isDisputed" then kept else 0 end),
          ('held', case when "isReleased" then 0 else -kept end),
          ('seller', case when "isReleased" then fee - kept else 0 end),
          ('commission', case when "isReleased" then -fee else 0 end)
        ) as position (kind, amount)
      where amount <> 0
    ),
    posted as (
      select payment_id, accounts.kind, sum(amount) as amount
      from transfers
        join entries on transfer_id = transfers.id
        join accounts on accounts.id = account_id
      group by 1, 2
      having sum(amount) <> 0
    ),
    disagreements (what, count) as (
      select 'payments are posted otherwise than they are', count(distinct payment_id)
        from wanted full join posted using (payment_id, kind)
        where wanted.amount is distinct from posted.amount
      union all
      select 'transfers do not add up to 0', count(*)
        from (select from entries group by transfer_id having sum(amount) <> 0) as uneven
      union all
      select 'balances are not what was posted', count(*)
        from balances full join
          (select account_id, sum(amount) as amount from entries group by 1) as summed using (account_id)
        where balances.amount is distinct from summed.amount
      union all
      select 'days have other sums than their payments', count(*)
        from money_days full join (
          select (created_at at time zone 'utc')::date as day,
            sum(kept_of(status, amount, refunded_paise)) as kept,
            sum(case when status = 'disputed' then amount - refunded_paise else 0 end) as disputed,
            sum(case when seller_id is null then 0
              else kept_of(status, amount, refunded_paise) end) as sold
          from payments group by 1) as summed using (day)
        where (coalesce(kept_paise, 0), coalesce(disputed_paise, 0), coalesce(sold_paise, 0))
          <> (coalesce(kept, 0), coalesce(disputed, 0), coalesce(sold, 0))
      union all
      select 'sellers are told other sums than they have sold', count(*)
        from people left join (
          select seller_id, sum(kept_of(status, amount, refunded_paise)) as kept
          from payments group by 1) as summed on seller_id = people.id
        where sold_paise <> coalesce(kept, 0)
      union all
      select 'payments have other refunds than are written down', count(*)
        from payments join (
          select payment_id, sum(amount) as amount from refunds where state = 'done' group by 1
        ) as summed on payment_id = payments.id
        where refunded_paise <> summed.amount
    )
    select * from disagreements where count > 0`.execute(database);
  return rows;
}
