import { sql, type Kysely } from 'kysely';

/**
 * Which side of an order is to do the next thing, for the lists of what needs somebody. It is written whenever
 * an order moves on; what the version before moves on meanwhile is right again with the next move.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column turn text check (turn in ('buyer', 'seller'))`.execute(database);
  await sql`
    update orders
      set turn = case when stage in ('requirements', 'delivered') then 'buyer' else 'seller' end
      from payments
      where payments.id = orders.payment_id
        and payments.status = 'succeeded'
        and terms is not null
        and refund_requested_at is null
        and stage in ('requirements', 'working', 'delivered', 'revision')`.execute(database);
  for (const side of ['buyer', 'seller']) {
    await sql`
      create index ${sql.ref(`orders_${side}_turn`)}
        on orders (${sql.ref(`${side}_id`)}, created_at desc, id desc)
        where turn = ${sql.lit(side)} and refund_requested_at is null`.execute(database);
  }
}
