import type {
  Availability,
  Category,
  Image,
  Listing,
  Service,
  ServiceSummary,
} from '@market/api/contract';
import { type Expression, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { StoredListing } from '../database/tables.ts';
import { readPage } from '../database/readPage.ts';
import { planOnce } from '../database/planOnce.ts';
import {
  selectImage,
  selectServiceImages,
  type StoredImage,
  toCategoryPicture,
  toImage,
} from '../pictures/index.ts';
import { holdService } from '../decisions/index.ts';
import {
  changeHeld,
  endHolding,
  forgetText,
  holdBack,
  openGuard,
  type TextGuard,
} from '../guard/index.ts';
import { type PersonRow, toPerson } from '../people/index.ts';
import { countRatings, listReviews, type ReviewWish } from './reviewLists.ts';
import { toAvailability } from './toAvailability.ts';
import { toPaise, toRupees } from '../database/paise.ts';
import { type FindPromises, toListing } from './storedListing.ts';
import type { Likened } from '../search/index.ts';
import { setVoice, type Voice } from './voices.ts';

/** What a seller says about a service. */
export interface ServiceFields {
  title: string;
  description: string;
  category: Category;
  /** In rupees. */
  price: number;
  /** The cover first. */
  images: { id: string; alt: string }[];
  /** Null for a service that has only a price. */
  listing: StoredListing | null;
  /** How many orders are taken at once; null for any number. */
  queueLimit: number | null;
}

/** What a service begins with: without a listing it has only a price. */
export type NewService = Omit<ServiceFields, 'listing' | 'queueLimit'> &
  Partial<Pick<ServiceFields, 'listing' | 'queueLimit'>>;

/** Which services somebody looks at before they are shown: none, the first of a seller, or all. */
export type Approval = 'off' | 'first' | 'all';

/** What may be changed about a service. Fields that are left out stay. */
export type ServiceChanges = { [Field in keyof ServiceFields]?: ServiceFields[Field] | undefined };

/** The row that a `ServiceSummary` is made from. */
export interface ServiceRow {
  id: string;
  title: string;
  category: Category;
  price_paise: number;
  rating_sum: number;
  rating_count: number;
  created_at: Date;
  packages_count: number;
  images: StoredImage[];
  seller: PersonRow;
}

/** Writes the pictures of a service, or their stand-in. */
export const toPictures = (images: StoredImage[], category: Category | null): Image[] =>
  images.length > 0 ? images.map(toImage) : [toCategoryPicture(category)];

/** Writes a service as lists have it. */
export const toSummary = (row: ServiceRow): ServiceSummary => ({
  _id: row.id,
  title: row.title,
  category: row.category,
  price: toRupees(row.price_paise),
  ratings: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
  numOfReviews: row.rating_count,
  images: toPictures(row.images, row.category),
  user: [toPerson(row.seller)],
  seller: row.seller.fullname,
  createdAt: row.created_at.toISOString(),
  ...(row.packages_count > 1 && { packagesCount: row.packages_count }),
});

const selectSeller = (sellerId: Expression<string>) => sql<PersonRow>`
  (select json_build_object(
      'id', people.id, 'fullname', fullname, 'email', email, 'bio', bio, 'origin', origin,
      'avatar', ${selectImage(sql.ref('avatar_id'))}, 'created_at', created_at)
    from people where people.id = ${sellerId})`;

/** The services that have not been deleted, with everything that a card shows. */
export const selectServices = (database: Database) =>
  database
    .selectFrom('services')
    .select([
      'services.id',
      'title',
      'category',
      'price_paise',
      'rating_sum',
      'rating_count',
      'services.created_at',
    ])
    .select(
      sql<number>`coalesce(jsonb_array_length(listing -> 'packages'), 1)`.as('packages_count'),
    )
    .select((builder) => selectServiceImages(builder.ref('services.id')).as('images'))
    .select((builder) => selectSeller(builder.ref('seller_id')).as('seller'))
    .where('deleted_at', 'is', null);

/** What is sold with a service, and whether it can be ordered right now. */
export interface Sellable {
  sellerId: string;
  title: string;
  coverId: string | null;
  listing: Listing;
  availability: Availability;
}

/** What decides whether a service can be ordered: its own columns, its owner's, its queue's. */
const termColumns = ['paused_at', 'queue_limit', 'open', 'away_until', 'away_note'] as const;

const now = sql<Date>`now()`.as('now');

/** The services that have not been deleted, with what decides whether they can be ordered, and their price. */
export const selectAvailability = (database: Database) =>
  database
    .selectFrom('services')
    .innerJoin('people as owner', 'owner.id', 'services.seller_id')
    .leftJoin('service_queues', 'service_queues.service_id', 'services.id')
    .select([...termColumns, 'price_paise', now])
    .where('deleted_at', 'is', null);

/** Tells of each of these services whether it can be ordered right now. */
export async function findAvailabilities(database: Database, ids: string[]) {
  const terms =
    ids.length === 0
      ? []
      : await selectAvailability(database)
          .select('services.id')
          .where('services.id', 'in', ids)
          .execute();
  return new Map(terms.map((row) => [row.id, toAvailability(row)]));
}

/** How many services a page of one person's has. */
const pageSize = 24;

/** A page of what a person offers, the newest first; only they see what is paused. */
async function listOf(database: Database, sellerId: string, isTheirs: boolean, cursor?: string) {
  const { rows, ...cursors } = await readPage(
    selectServices(database)
      .select(['paused_at', 'held'])
      .where('seller_id', '=', sellerId)
      .$if(!isTheirs, (all) => all.where('paused_at', 'is', null)),
    { cursor, size: pageSize, moment: 'services.created_at', id: 'services.id' },
  );
  const services = rows.map((row) => ({
    ...toSummary(row),
    ...(row.paused_at && !row.held && { isPaused: true }),
    ...(row.held && { held: row.held }),
  }));
  return { services, ...cursors };
}

/** How many services a person has, and how many of them are paused. */
async function countOf(database: Database, sellerId: string) {
  const totals = await database
    .selectFrom('person_totals')
    .select(['offered', 'paused'])
    .where('person_id', '=', sellerId)
    .executeTakeFirst();
  return totals ?? { offered: 0, paused: 0 };
}

export type ServiceQueries = ReturnType<typeof createServiceQueries>;

/**
 * Services on offer. A deleted service stays in the table, because orders refer to it; a paused one
 * keeps its page and leaves all lists but its owner's.
 */
export const createServiceQueries = (database: Database, findPromises: FindPromises) => ({
  /** Those of these services that are on the market, in this order. */
  async listByIds(ids: string[]): Promise<ServiceSummary[]> {
    if (ids.length === 0) return [];
    const rows = await selectServices(database)
      .modifyFront(planOnce('cards'))
      .where('services.id', '=', sql<string>`any((select ${ids}::uuid[])::uuid[])`)
      .where('paused_at', 'is', null)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(toSummary);
  },

  /** What decides which services are like one that everybody may look at. */
  async findLikened(id: string): Promise<Likened | undefined> {
    const row = await database
      .selectFrom('services')
      .select(['id', 'title', 'category', 'price_paise as price'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('held', 'is', null)
      .executeTakeFirst();
    return row;
  },

  /** Whether there is somebody with this id. */
  async hasPerson(id: string): Promise<boolean> {
    const row = await database
      .selectFrom('people')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** A page of what a person offers, the newest first, and how many there are on all pages. */
  async listOf(sellerId: string, cursor?: string) {
    const { offered, paused } = await countOf(database, sellerId);
    const page = await listOf(database, sellerId, false, cursor);
    return { ...page, servicesCount: offered - paused };
  },

  /** The same for the person themselves, who also sees what is paused. */
  async listOwn(sellerId: string, cursor?: string) {
    const { offered } = await countOf(database, sellerId);
    return { ...(await listOf(database, sellerId, true, cursor)), servicesCount: offered };
  },

  /** How many services a person has, paused ones included. */
  countOf: async (sellerId: string) => (await countOf(database, sellerId)).offered,

  /** A page of what people think of a service. */
  listReviews: (serviceId: string, wish?: ReviewWish) => listReviews(database, serviceId, wish),

  /** Whether a service is on the market. */
  async isOffered(id: string): Promise<boolean> {
    const row = await database
      .selectFrom('services')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  async find(id: string): Promise<Service | undefined> {
    const row = await selectServices(database)
      .innerJoin('people as owner', 'owner.id', 'services.seller_id')
      .leftJoin('service_queues', 'service_queues.service_id', 'services.id')
      .select([...termColumns, 'listing', 'sold', 'description', 'held', now])
      .select(['verified_sum', 'verified_count', 'owner.verified_at as known_at'])
      .where('services.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;

    const { reviews, nextCursor } = await listReviews(database, id);
    return {
      ...toSummary(row),
      listing: toListing(row.listing, row.price_paise, await findPromises()),
      availability: toAvailability(row),
      numOfOrders: row.sold ?? 0,
      description: row.description,
      sellerBio: row.seller.bio ?? '',
      sellerVerifiedAt: row.known_at?.toISOString() ?? null,
      ...(row.held && { held: row.held }),
      reviews,
      nextReviews: nextCursor,
      ratingCounts: await countRatings(database, id),
      numOfVerified: row.verified_count,
      verifiedRatings: row.verified_count === 0 ? 0 : row.verified_sum / row.verified_count,
    };
  },

  /** What is sold with a service that has not been deleted, for pricing or placing an order. */
  async findSellable(id: string): Promise<Sellable | undefined> {
    const row = await selectAvailability(database)
      .leftJoin('service_images', (join) =>
        join.onRef('service_images.service_id', '=', 'services.id').on('position', '=', 0),
      )
      .select(['services.seller_id as sellerId', 'title', 'listing', 'image_id as coverId'])
      .where('services.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { sellerId, title, coverId, listing, price_paise } = row;
    return {
      sellerId,
      title,
      coverId,
      listing: toListing(listing, price_paise, await findPromises()),
      availability: toAvailability(row),
    };
  },

  /** Takes a service of this person out of all lists, or puts it back. Returns whether there is one. */
  async pause(id: string, sellerId: string, isPaused: boolean): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('services')
      .set({ paused_at: isPaused ? new Date() : null })
      .where('id', '=', id)
      .where('seller_id', '=', sellerId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Whether the market shows a service to nobody but its owner. */
  async isHeld(id: string): Promise<boolean> {
    const row = await database
      .selectFrom('services')
      .select('id')
      .where('id', '=', id)
      .where('held', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whether this service is on the market and belongs to this person. */
  async isSeller(id: string, sellerId: string): Promise<boolean> {
    const row = await database
      .selectFrom('services')
      .select('id')
      .where('id', '=', id)
      .where('seller_id', '=', sellerId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Offers a service and gives its id. */
  add: (
    sellerId: string,
    { title, description, category, price, images, listing = null, queueLimit }: NewService,
    approval: Approval = 'off',
    guard: TextGuard = openGuard,
  ): Promise<string> =>
    inTransaction(database, async (transaction) => {
      const id = uuidv7();
      await transaction
        .insertInto('services')
        .values({
          id,
          seller_id: sellerId,
          title,
          description,
          category,
          price_paise: toPaise(price),
          ...(listing && { listing: JSON.stringify(listing) }),
          queue_limit: queueLimit,
        })
        .execute();
      await setImages(transaction, id, images);
      if (await wantsApproval(transaction, approval, sellerId, id)) {
        await holdService(transaction, id, 'waiting');
      }
      await holdAlike(transaction, guard, { id, sellerId, title, description });
      return id;
    }),

  /**
   * Changes a service of this person; fields that are left out stay. Returns whether there is one.
   */
  update: (
    id: string,
    sellerId: string,
    fields: ServiceChanges,
    approval: Approval = 'off',
    guard: TextGuard = openGuard,
  ): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const { price, images, listing, queueLimit, ...columns } = fields;
      const { numUpdatedRows } = await transaction
        .updateTable('services')
        .set({
          seller_id: sellerId,
          ...columns,
          ...(price !== undefined && { price_paise: toPaise(price) }),
          ...(listing && { listing: JSON.stringify(listing) }),
          ...(queueLimit !== undefined && { queue_limit: queueLimit }),
        })
        .where('id', '=', id)
        .where('seller_id', '=', sellerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (images) await setImages(transaction, id, images);
      await holdChanged(transaction, approval, id);
      if (fields.title !== undefined || fields.description !== undefined) {
        const { title, description } = await transaction
          .selectFrom('services')
          .select(['title', 'description'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await holdAlike(transaction, guard, { id, sellerId, title, description });
      }
      return true;
    }),

  /** Takes a service of this person off the market. Returns whether there was one. */
  remove: (id: string, sellerId: string): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const removed = await transaction
        .updateTable('services')
        .set({ deleted_at: new Date() })
        .where('id', '=', id)
        .where('seller_id', '=', sellerId)
        .where('deleted_at', 'is', null)
        .returning('held')
        .executeTakeFirst();
      if (!removed) return false;
      await endHolding(transaction, 'service', id, 'withdrawn');
      // What a moderator has hidden is known again.
      if (removed.held !== 'hidden') await forgetText(transaction, 'service', id);
      return true;
    }),

  /** Stores what a person says of a service without an order. Returns whether there is such a service. */
  review: (voice: Omit<Voice, 'orderId'>): Promise<boolean> =>
    inTransaction(database, (transaction) => setVoice(transaction, { ...voice, orderId: null })),
});

/** Whether somebody looks at a new service before it is shown. */
async function wantsApproval(
  transaction: Database,
  approval: Approval,
  sellerId: string,
  serviceId: string,
): Promise<boolean> {
  if (approval !== 'first') return approval === 'all';
  const approved = await transaction
    .selectFrom('services')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '<>', serviceId)
    .where((either) => either.or([either('held', 'is', null), either('held', '=', 'seller')]))
    .limit(1)
    .executeTakeFirst();
  return approved === undefined;
}

/** Lets somebody look at a service again that was changed: what was sent back, and, if all are, any. */
async function holdChanged(transaction: Database, approval: Approval, serviceId: string) {
  const { held } = await transaction
    .selectFrom('services')
    .select('held')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const isWaiting = held === 'waiting' || held === 'returned';
  if (isWaiting || (approval === 'all' && held !== 'hidden')) {
    await holdService(transaction, serviceId, 'waiting');
  }
}

/** Lets somebody look at a service that is like others. What waits for that already is brought up to date. */
async function holdAlike(
  transaction: Database,
  guard: TextGuard,
  service: { id: string; sellerId: string; title: string; description: string },
) {
  const { id: subject, sellerId: personId, title, description } = service;
  const text = `${title}\n${description}`;
  const alike = await guard.look(transaction, { kind: 'service', subject, personId, text });
  const words = { title, text: description };
  if (await changeHeld(transaction, 'service', subject, words)) return;
  if (alike.length === 0) return;
  const { held } = await transaction
    .selectFrom('services')
    .select('held')
    .where('id', '=', subject)
    .executeTakeFirstOrThrow();
  if (held === 'hidden') return;
  await holdService(transaction, subject, 'waiting');
  await holdBack(transaction, {
    kind: 'service',
    subject,
    personId,
    reason: 'alike',
    ...words,
    alike,
  });
}

async function setImages(
  transaction: Database,
  serviceId: string,
  images: ServiceFields['images'],
) {
  await transaction.deleteFrom('service_images').where('service_id', '=', serviceId).execute();
  if (images.length === 0) return;
  await transaction
    .insertInto('service_images')
    .values(
      images.map(({ id, alt }, position) => ({
        service_id: serviceId,
        position,
        image_id: id,
        alt,
      })),
    )
    .execute();
}
