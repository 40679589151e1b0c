import type { CartItem } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import { selectServices, toSummary } from './serviceQueries.ts';

export type WishlistQueries = ReturnType<typeof createWishlistQueries>;

/** What people keep for later. Services that left the market are not shown. */
export const createWishlistQueries = (database: Database) => {
  const select = (personId: string) =>
    selectServices(database)
      .innerJoin('cart_items', 'cart_items.service_id', 'services.id')
      .select('cart_items.id as itemId')
      .where('cart_items.person_id', '=', personId);

  return {
    /** What a person keeps, the newest first. */
    async list(personId: string): Promise<CartItem[]> {
      const rows = await select(personId)
        .orderBy('cart_items.created_at', 'desc')
        .orderBy('cart_items.id', 'desc')
        .execute();
      return rows.map((row) => ({ _id: row.itemId, service: toSummary(row) }));
    },

    /** Keeps a service, once; undefined if there is no such service. */
    async add(personId: string, serviceId: string): Promise<CartItem | undefined> {
      await database
        .insertInto('cart_items')
        .columns(['id', 'person_id', 'service_id'])
        .expression((service) =>
          service
            .selectFrom('services')
            .select([
              sql<string>`${uuidv7()}::uuid`.as('id'),
              sql<string>`${personId}::uuid`.as('person_id'),
              'services.id as service_id',
            ])
            .where('services.id', '=', serviceId)
            .where('deleted_at', 'is', null),
        )
        .onConflict((conflict) => conflict.columns(['person_id', 'service_id']).doNothing())
        .execute();
      const row = await select(personId).where('services.id', '=', serviceId).executeTakeFirst();
      return row && { _id: row.itemId, service: toSummary(row) };
    },

    /** Removes an item if it is this person's. Tells whether there was one. */
    async remove(itemId: string, personId: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('cart_items')
        .where('id', '=', itemId)
        .where('person_id', '=', personId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
};
