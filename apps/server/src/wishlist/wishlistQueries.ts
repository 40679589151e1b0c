import {
  type CartItem,
  type OrderChoice,
  priceChoice,
  type Quote,
  refusals,
  type Sellable,
} from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { StoredListing } from '../database/tables.ts';
import { readPage } from '../database/readPage.ts';
import { toPaise, toRupees } from '../database/paise.ts';
import { lockPerson } from '../limits/lockPerson.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import {
  findAvailabilities,
  type FindPromises,
  selectAvailability,
  selectServices,
  toAvailability,
  toListing,
  toSummary,
} from '../services/index.ts';

/** How many items a page has. */
const pageSize = 20;

/** How many services somebody may keep for later. */
const wishlistLimit = 1_000;

/** What a choice costs right now; null when it is no longer offered like this. */
function quote(listing: Sellable, choice: OrderChoice): Quote | null {
  const price = priceChoice(listing, choice);
  return typeof price === 'string' ? null : price;
}

export type WishlistQueries = ReturnType<typeof createWishlistQueries>;

/** The services that people keep for later, without those that left the market. */
export const createWishlistQueries = (database: Database, findPromises: FindPromises) => ({
  /** A page of what a person keeps, the newest first. */
  async list(personId: string, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      selectServices(database)
        .innerJoin('cart_items', 'cart_items.service_id', 'services.id')
        .select(['cart_items.id as itemId', 'choice', 'listing'])
        .where('cart_items.person_id', '=', personId),
      { cursor, size: pageSize, moment: 'cart_items.created_at', id: 'cart_items.id' },
    );
    const ids = rows.map(({ id }) => id);
    const availabilities = await findAvailabilities(database, ids);
    const promises = await findPromises();
    const myCartItems = rows.map((row): CartItem => ({
      _id: row.itemId,
      service: toSummary(row),
      ...(row.choice && {
        choice: row.choice,
        quote: quote(toListing(row.listing, row.price_paise, promises), row.choice),
      }),
      availability: availabilities.get(row.id),
    }));
    return { myCartItems, ...cursors };
  },

  /**
   * How much a person keeps, which is limited, and how much of it can be ordered right now, with what that
   * costs in rupees.
   */
  async sumUp(personId: string) {
    const kept = await selectAvailability(database)
      .innerJoin('cart_items', 'cart_items.service_id', 'services.id')
      .select(['seller_id', 'choice'])
      // Of a thousand services only what has a price.
      .select(
        sql<StoredListing | null>`
          case when choice is not null
            then listing - array['questions', 'faqs', 'tags', 'languages'] end`.as('listing'),
      )
      .where('cart_items.person_id', '=', personId)
      .execute();
    const promises = await findPromises();
    const costs = kept.flatMap((row) => {
      const { seller_id, price_paise, listing, choice } = row;
      if (seller_id === personId || toAvailability(row).state !== 'open') return [];
      if (!choice) return [price_paise];
      const price = quote(toListing(listing, price_paise, promises), choice);
      return price ? [toPaise(price.totalPrice)] : [];
    });
    return {
      cartItemsCount: kept.length,
      orderableCount: costs.length,
      totalPrice: toRupees(costs.reduce((all, one) => all + one, 0)),
    };
  },

  /** The item by which a person keeps a service; undefined if they do not. */
  async find(personId: string, serviceId: string) {
    return database
      .selectFrom('cart_items')
      .select(['id', 'choice'])
      .where('person_id', '=', personId)
      .where('service_id', '=', serviceId)
      .executeTakeFirst();
  },

  /**
   * Adds a service once, with what was chosen last; undefined if there is no such service. Refuses more than
   * anybody may keep.
   */
  async add(
    personId: string,
    serviceId: string,
    choice: OrderChoice | undefined,
  ): Promise<CartItem | undefined> {
    const service = await selectServices(database)
      .select('listing')
      .where('services.id', '=', serviceId)
      .executeTakeFirst();
    if (!service) return undefined;

    const item = await inTransaction(database, async (transaction) => {
      await lockPerson(transaction, personId);
      // Services that have left the market count, too.
      const { others } = await transaction
        .selectFrom('cart_items')
        .select(({ fn }) => fn.countAll<number>().as('others'))
        .where('person_id', '=', personId)
        .where('service_id', '<>', serviceId)
        .executeTakeFirstOrThrow();
      if (others >= wishlistLimit) {
        throw new CallRefusal(refusals.wishlistFull, { values: { limit: wishlistLimit } });
      }
      return transaction
        .insertInto('cart_items')
        .values({
          id: uuidv7(),
          person_id: personId,
          service_id: serviceId,
          choice: choice ? JSON.stringify(choice) : null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['person_id', 'service_id'])
            .doUpdateSet({ choice: (update) => update.ref('excluded.choice') }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return {
      _id: item.id,
      service: toSummary(service),
      ...(choice && {
        choice,
        quote: quote(toListing(service.listing, service.price_paise, await findPromises()), choice),
      }),
    };
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
