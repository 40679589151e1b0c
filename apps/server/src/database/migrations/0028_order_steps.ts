import { sql, type Kysely } from 'kysely';

/**
 * Most transitions leave alone whether an order waits to be delivered: what counts those orders runs only for
 * the others.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const changes = sql`
    old.status is distinct from new.status
      or old.refund_requested_at is distinct from new.refund_requested_at`;
  await sql`drop trigger orders_stepped on orders`.execute(database);
  await sql`
    create trigger orders_stepped after update of status, refund_requested_at on orders
      for each row when (${changes}) execute function note_order_step()`.execute(database);
  await sql`drop trigger orders_queued on orders`.execute(database);
  await sql`
    create trigger orders_queued after insert on orders
      for each row execute function note_queue()`.execute(database);
  await sql`
    create trigger orders_queued_anew after update of status, refund_requested_at on orders
      for each row when (${changes}) execute function note_queue()`.execute(database);
}
