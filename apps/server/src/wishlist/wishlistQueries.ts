import type { CartItem } from '@market/api/contract';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import { selectServices, toSummary } from '../services/index.ts';

export type WishlistQueries = ReturnType<typeof createWishlistQueries>;

/** The services that people keep for later, without those that left the market. */
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

  /** Adds a service once; undefined if there is no such service. */
  async add(personId: string, serviceId: string): Promise<CartItem | undefined> {
    const service = await selectServices(database)
      .where('services.id', '=', serviceId)
      .executeTakeFirst();
    if (!service) return undefined;

    const item = await database
      .insertInto('cart_items')
      .values({ id: uuidv7(), person_id: personId, service_id: serviceId })
      .onConflict((conflict) =>
        // An update that changes nothing returns the id of the existing item.
        conflict
          .columns(['person_id', 'service_id'])
          .doUpdateSet({ person_id: (update) => update.ref('excluded.person_id') }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { _id: item.id, service: toSummary(service) };
  },

  /** Removes an item if it is this person's. Returns whether there was one. */
  async remove(itemId: string, personId: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('cart_items')
      .where('id', '=', itemId)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
