import type { CartItem } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { selectServices, toRupees, toSummary } from '../services/index.ts';

/** How many items a page has. */
const pageSize = 20;

/** How many services somebody may keep for later. */
export const wishlistLimit = 1_000;

export type WishlistQueries = ReturnType<typeof createWishlistQueries>;

/** The services that people keep for later, without those that left the market. */
export const createWishlistQueries = (database: Database) => ({
  /** A page of what a person keeps, the newest first. */
  async list(personId: string, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      selectServices(database)
        .innerJoin('cart_items', 'cart_items.service_id', 'services.id')
        .select('cart_items.id as itemId')
        .where('cart_items.person_id', '=', personId),
      { cursor, size: pageSize, moment: 'cart_items.created_at', id: 'cart_items.id' },
    );
    const myCartItems = rows.map((row): CartItem => ({ _id: row.itemId, service: toSummary(row) }));
    return { myCartItems, ...cursors };
  },

  /** How much a person keeps, which is limited, and what all of it costs in rupees. */
  async sumUp(personId: string) {
    const { count, paise } = await database
      .selectFrom('cart_items')
      .innerJoin('services', 'services.id', 'service_id')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.coalesce(fn.sum<number>('price_paise'), sql<number>`0`).as('paise'),
      ])
      .where('person_id', '=', personId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { cartItemsCount: count, totalPrice: toRupees(Number(paise)) };
  },

  /** Whether a person keeps as much as anybody may. Services that have left the market count, too. */
  async isFull(personId: string): Promise<boolean> {
    const { count } = await database
      .selectFrom('cart_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    return count >= wishlistLimit;
  },

  /** The item by which a person keeps a service; null if they do not. */
  async find(personId: string, serviceId: string): Promise<string | null> {
    const item = await database
      .selectFrom('cart_items')
      .select('id')
      .where('person_id', '=', personId)
      .where('service_id', '=', serviceId)
      .executeTakeFirst();
    return item?.id ?? null;
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
