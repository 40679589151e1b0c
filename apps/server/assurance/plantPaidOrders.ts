import { sql } from 'kysely';
import type { Database } from '../src/database/openDatabase.ts';

/** Who buys what from whom, by their ids. */
export interface Purchase {
  buyer: string;
  seller: string;
  service: string;
}

/**
 * Plants orders that are paid at the offline card provider, Rs.500 each, as many as there are purchases, into a
 * database without any. They have not begun.
 */
export async function plantPaidOrders(
  database: Database,
  purchases: readonly Purchase[],
): Promise<void> {
  await sql`
    with planted as (
      select gen_random_uuid() as id, * from jsonb_to_recordset(${JSON.stringify(purchases)}::jsonb)
        as purchase (buyer uuid, seller uuid, service uuid)
    ), intents as (
      insert into sandbox_intents
        (id, client_secret, amount, currency, description, metadata, idempotency_key, status, token)
        select 'pi_sandbox_' || id, 'pi_sandbox_' || id || '_secret_x', 50000, 'inr', 'Logo', '{}',
          id, 'succeeded', 'tok_visa' from planted
    )
    insert into payments (id, intent_id, client_secret, buyer_id, seller_id, service_id,
        service_title, amount, phone_number, status)
      select id, 'pi_sandbox_' || id, 'x', buyer, seller, service, 'Logo design', 50000,
        '9800000000', 'open' from planted`.execute(database);
  // As the server does it: what is kept besides hangs on the change.
  await sql`update payments set status = 'succeeded', settled_at = now()`.execute(database);
  await sql`
    insert into orders (id, payment_id, buyer_id, seller_id)
      select gen_random_uuid(), id, buyer_id, seller_id from payments`.execute(database);
}
