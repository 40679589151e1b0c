import type { CartItem } from '@market/api/contract';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import { selectServices, toSummary } from '../services/index.ts';

export type WishlistQueries = ReturnType<typeof createWishlistQueries>;

/** What people keep for later. Services that left the market are not shown. */
export const createWishlistQueries = (database: Database) => ({
  /** What a person keeps, the newest first. */
  async list(personId: string): Promise<CartItem[]> {
    const rows = await selectServices(database)
      .innerJoin('cart_items', 'cart_items.service_id', 'services.id')
      .select('cart_items.id as itemId')
      .where('cart_items.person_id', '=', personId)
      .orderBy('cart_items.created_at', 'desc')
      .orderBy('cart_items.id', 'desc')
      .execute();
    return rows.map((row) => ({ _id: row.itemId, service: toSummary(row) }));
  },

  /** Keeps a service, once; undefined if there is no such service. */
  async add(personId: string, serviceId: string): Promise<CartItem | undefined> {
    const service = await selectServices(database)
      .where('services.id', '=', serviceId)
      .executeTakeFirst();
    if (!service) return undefined;

    const item = await database
      .insertInto('cart_items')
      .values({ id: uuidv7(), person_id: personId, service_id: serviceId })
      .onConflict((conflict) =>
        // An update that changes nothing gives the id of the item that was there already.
        conflict
          .columns(['person_id', 'service_id'])
          .doUpdateSet({ person_id: (update) => update.ref('excluded.person_id') }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { _id: item.id, service: toSummary(service) };
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
});
