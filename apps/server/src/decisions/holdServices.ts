import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Whether the seller of a service takes no orders for now. */
const isSellerHeld = sql<boolean>`exists (
  select from suspensions where suspensions.person_id = services.seller_id
    and suspensions.kind in ('noNewOrders', 'full')
    and (suspensions.until is null or suspensions.until > now()))`;

/** Shows none of a seller’s services to anybody else, but for those that are held back already. */
export async function holdServicesOf(transaction: Database, sellerId: string): Promise<void> {
  await sql`
    update services
      set held = 'seller', held_at = now(), was_paused = paused_at is not null,
        paused_at = coalesce(paused_at, now())
      where seller_id = ${sellerId} and held is null and deleted_at is null`.execute(transaction);
}

/** Shows the services of a seller again that were hidden with them, but for those that they had paused. */
export async function releaseServicesOf(transaction: Database, sellerId: string): Promise<void> {
  await sql`
    update services
      set held = null, held_at = null, was_paused = false,
        paused_at = case when was_paused then paused_at end
      where seller_id = ${sellerId} and held = 'seller'`.execute(transaction);
}

/** Holds one service back, whatever it is held back for already. */
export async function holdService(
  transaction: Database,
  serviceId: string,
  held: 'waiting' | 'returned' | 'hidden',
): Promise<void> {
  await sql`
    update services
      set held = ${held}, held_at = now(), paused_at = coalesce(paused_at, now()),
        was_paused = case when held is null then paused_at is not null else was_paused end
      where id = ${serviceId}`.execute(transaction);
}

/** Shows a service again, unless its seller takes no orders. */
export async function releaseService(transaction: Database, serviceId: string): Promise<void> {
  await sql`
    update services
      set held = case when ${isSellerHeld} then 'seller' end,
        held_at = case when ${isSellerHeld} then now() end,
        was_paused = was_paused and ${isSellerHeld},
        paused_at = case when was_paused then paused_at end
      where id = ${serviceId} and held is not null`.execute(transaction);
}
