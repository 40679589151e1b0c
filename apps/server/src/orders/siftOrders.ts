import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Sieve } from '../database/readPage.ts';

/** Keeps the orders with a text in their number, their title or a name of either side. */
export const siftOrders = (database: Database, text: string): Sieve<{ id: string }> => ({
  reach: 2_000,
  async keep(orders) {
    if (orders.length === 0) return [];
    const matching = await database
      .selectFrom('orders')
      .innerJoin('payments', 'payments.id', 'orders.payment_id')
      .leftJoin('people as buyer', 'buyer.id', 'orders.buyer_id')
      .leftJoin('people as seller', 'seller.id', 'orders.seller_id')
      .select('orders.id')
      .where('orders.id', '=', sql<string>`any(${orders.map(({ id }) => id)}::uuid[])`)
      .where(
        sql<boolean>`strpos(
          lower(concat_ws(' ', orders.id, service_title, buyer.fullname, seller.fullname)),
          lower(${text})) > 0`,
      )
      .execute();
    const ids = new Set(matching.map(({ id }) => id));
    return orders.filter(({ id }) => ids.has(id));
  },
});
