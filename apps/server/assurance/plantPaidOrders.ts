import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../src/database/tables.ts';

/** Who buys what from whom, by their ids. */
export interface Purchase {
  buyer: string;
  seller: string;
  service: string;
}

/** How many are planted in a transaction: rows that sum up are written once for each, and read through all of that. */
const batchSize = 500;

/**
 * Plants orders that are paid at the offline card provider, Rs.500 each, as many as there are purchases. They
 * have not begun.
 */
export async function plantPaidOrders(
  database: Database,
  purchases: readonly Purchase[],
): Promise<void> {
  for (let index = 0; index < purchases.length; index += batchSize) {
    const batch = purchases.slice(index, index + batchSize);
    await database.transaction().execute((transaction) => plantBatch(transaction, batch));
  }
}

async function plantBatch(transaction: Transaction<Tables>, purchases: readonly Purchase[]) {
  const { rows } = await sql<{ id: string }>`
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
        '9800000000', 'open' from planted returning id`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  // As the server does it: what is kept besides hangs on the change.
  await transaction
    .updateTable('payments')
    .set({ status: 'succeeded', settled_at: sql`now()` })
    .where('id', 'in', ids)
    .execute();
  await sql`
    insert into orders (id, payment_id, buyer_id, seller_id)
      select gen_random_uuid(), id, buyer_id, seller_id from payments
        where id = any(${ids})`.execute(transaction);
}
