import { sql, type Kysely } from 'kysely';

/**
 * What each person has sold, stored with the person instead of summed on every read. A trigger
 * maintains it, so that it is right whichever version of the server writes. Every payment that
 * succeeded has an order; refunded and disputed ones do not count.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column sold_paise bigint not null default 0`.execute(database);
  await sql`
    create function note_sale() returns trigger language plpgsql as $$
    begin
      update people
        set sold_paise = sold_paise + case when new.status = 'succeeded' then new.amount else -new.amount end
        where id = new.seller_id;
      return null;
    end $$`.execute(database);
  // From here on nobody else changes a payment until all have been summed.
  await sql`
    create trigger sales_changed after update of status on payments
      for each row
      when ((old.status = 'succeeded') <> (new.status = 'succeeded'))
      execute function note_sale()`.execute(database);
  await sql`
    update people set sold_paise = sold.paise
      from (select seller_id, sum(amount) as paise from payments
        where status = 'succeeded' group by seller_id) as sold
      where people.id = sold.seller_id`.execute(database);
}
