import { sql, type Kysely } from 'kysely';

/**
 * How often a service was ordered and paid for, so that its page can say it without counting. Triggers keep
 * it, so that it is right whichever version of the server writes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table service_queues add column sold int not null default 0`.execute(database);
  await sql`
    create function change_sold(service uuid, change int) returns void language sql as $$
      insert into service_queues (service_id, open, sold) values (service, 0, change)
        on conflict (service_id) do update set sold = service_queues.sold + excluded.sold
    $$`.execute(database);
  await sql`
    create function note_sold() returns trigger language plpgsql as $$
    begin
      perform change_sold(service_id, 1) from payments
        where id = new.payment_id and status = 'succeeded';
      return null;
    end $$`.execute(database);
  // Both stand behind the triggers that lock the people, then the queue: they run in the order of their names.
  await sql`
    create trigger orders_sold after insert on orders
      for each row execute function note_sold()`.execute(database);
  await sql`
    create function note_sold_money() returns trigger language plpgsql as $$
    begin
      perform change_sold(new.service_id, case when new.status = 'succeeded' then 1 else -1 end)
        from orders where payment_id = new.id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger sales_sold after update of status on payments
      for each row
      when ((old.status = 'succeeded') <> (new.status = 'succeeded'))
      execute function note_sold_money()`.execute(database);
  // From the triggers on, nobody else writes an order until all have been counted.
  await sql`
    insert into service_queues (service_id, open, sold)
      select service_id, 0, count(*) from orders join payments on payments.id = payment_id
      where payments.status = 'succeeded'
      group by service_id
      on conflict (service_id) do update set sold = excluded.sold`.execute(database);
}
