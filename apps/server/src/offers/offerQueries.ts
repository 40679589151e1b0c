import {
  type Availability,
  type CheckedMarketRequest,
  type Offer,
  type OfferState,
  refusals,
} from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/tables.ts';
import { readPage } from '../database/readPage.ts';
import { selectImage } from '../pictures/index.ts';
import { putMail } from '../mails/putMail.ts';
import { lockPerson } from '../limits/lockPerson.ts';
import { toAvatar } from '../people/index.ts';
import { toPaise, toRupees } from '../database/paise.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toAvailability, toPictures } from '../services/index.ts';
import { toAcceptedMail, toDeclinedMail } from './offerMails.ts';

/** How many offers a page has. */
const pageSize = 20;

/** How many open offers a seller may have. */
const offerLimit = 200;

/** How an offer may be ended before anybody has paid. */
export type EndedAs = 'declined' | 'withdrawn';

/** What became of the row at hand: what was paid for is accepted, whatever was said of it besides. */
const selectState = sql<OfferState>`
  case
    when orders.id is not null then 'accepted'
    when ended_as is not null then ended_as
    when expires_at <= now() then 'expired'
    else 'open' end`;

const selectOffers = (database: Database) =>
  database
    .selectFrom('offers')
    .innerJoin('services', 'services.id', 'offers.service_id')
    .innerJoin('people as seller', 'seller.id', 'offers.seller_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.offer_id', '=', 'offers.id').on('payments.status', '<>', 'canceled'),
    )
    .leftJoin('orders', 'orders.payment_id', 'payments.id')
    .leftJoin('service_images', (join) =>
      join.onRef('service_images.service_id', '=', 'services.id').on('position', '=', 0),
    )
    .select([
      'offers.id',
      'offers.title',
      'offers.text',
      'offers.price_paise',
      'offers.days',
      'offers.revisions',
      'offers.expires_at',
      'offers.created_at',
      'offers.service_id',
      'services.title as service_title',
      'services.category',
      'offers.seller_id',
      'seller.fullname',
      'payments.id as payment_id',
      'payments.buyer_id',
      'orders.id as order_id',
      'services.paused_at',
      'seller.away_until',
      'seller.away_note',
      sql<Date>`now()`.as('now'),
    ])
    .select(selectState.as('state'))
    .select(selectImage(sql.ref('seller.avatar_id')).as('avatar'))
    .select(selectImage(sql.ref('service_images.image_id')).as('cover'));

type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>>;

/** A seller who makes an offer has place for it, however many orders wait. */
const toOfferAvailability = (row: OfferRow): Availability =>
  toAvailability({ ...row, queue_limit: null, open: null });

const toOffer = (row: OfferRow, readerId: string): Offer => ({
  _id: row.id,
  title: row.title,
  text: row.text,
  price: toRupees(row.price_paise),
  days: row.days,
  revisions: row.revisions,
  state: row.state,
  expiresAt: row.expires_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  service: {
    _id: row.service_id,
    title: row.service_title,
    images: toPictures(row.cover ? [row.cover] : [], row.category),
  },
  seller: {
    _id: row.seller_id,
    fullname: row.fullname,
    avatar: toAvatar(row.avatar, row.fullname),
  },
  availability: toOfferAvailability(row),
  ...((row.seller_id === readerId || row.buyer_id === readerId) && { order: row.order_id }),
});

/** What decides whether an offer can be paid for or ended. */
export interface OfferTerms {
  id: string;
  serviceId: string;
  sellerId: string;
  title: string;
  /** In paise. */
  amount: number;
  days: number;
  revisions: number | null;
  state: OfferState;
  availability: Availability;
  /** The payment that is under way or has been made, and whose it is; null for none. */
  paymentId: string | null;
  buyerId: string | null;
}

/** Whether a seller has as many open offers as anybody may. */
async function isFull(database: Database, sellerId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from offers
      where seller_id = ${sellerId} and ended_as is null and expires_at > now()
        and not exists (
          select from payments join orders on payment_id = payments.id
          where offer_id = offers.id)
      limit ${offerLimit}) as open`.execute(database);
  return (rows[0]?.count ?? 0) >= offerLimit;
}

export type OfferQueries = ReturnType<typeof createOfferQueries>;

/** What sellers offer single buyers. */
export const createOfferQueries = (database: Database) => ({
  /** Gives an offer as this person may read it. */
  async find(id: string, readerId: string): Promise<Offer | undefined> {
    const row = await selectOffers(database).where('offers.id', '=', id).executeTakeFirst();
    return row && toOffer(row, readerId);
  },

  /** Gives several offers as this person may read them, by their ids. */
  async findAll(ids: readonly string[], readerId: string): Promise<Map<string, Offer>> {
    if (ids.length === 0) return new Map();
    const rows = await selectOffers(database).where('offers.id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, toOffer(row, readerId)]));
  },

  /** Gives what decides what may become of an offer. */
  async findTerms(id: string): Promise<OfferTerms | undefined> {
    const row = await selectOffers(database).where('offers.id', '=', id).executeTakeFirst();
    return (
      row && {
        id: row.id,
        serviceId: row.service_id,
        sellerId: row.seller_id,
        title: row.title,
        amount: row.price_paise,
        days: row.days,
        revisions: row.revisions,
        state: row.state,
        availability: toOfferAvailability(row),
        paymentId: row.payment_id,
        buyerId: row.buyer_id,
      }
    );
  },

  /** A page of what a seller has offered, the newest first. */
  async list(sellerId: string, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      selectOffers(database).where('offers.seller_id', '=', sellerId),
      { cursor, size: pageSize, moment: 'offers.created_at', id: 'offers.id' },
    );
    return { offers: rows.map((row) => toOffer(row, sellerId)), ...cursors };
  },

  async countOf(sellerId: string): Promise<number> {
    const { count } = await database
      .selectFrom('offers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('seller_id', '=', sellerId)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Makes an offer and gives its id. Refuses more open ones than anybody may have. */
  add: (
    sellerId: string,
    { service, title, text, price, days, revisions, standsDays }: CheckedMarketRequest<'makeOffer'>,
  ): Promise<string> =>
    inTransaction(database, async (transaction) => {
      await lockPerson(transaction, sellerId);
      if (await isFull(transaction, sellerId)) {
        throw new CallRefusal(refusals.tooManyOffers, { values: { limit: offerLimit } });
      }
      const id = uuidv7();
      await transaction
        .insertInto('offers')
        .values({
          id,
          service_id: service,
          seller_id: sellerId,
          title,
          text,
          price_paise: toPaise(price),
          days,
          revisions,
          expires_at: sql<Date>`now() + ${standsDays} * interval '1 day'`,
        })
        .execute();
      return id;
    }),

  /**
   * Ends an offer, unless that has been done; from then on nobody can begin to pay for it. Returns whether it
   * did.
   */
  async end(id: string, endedAs: EndedAs): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('offers')
      .set({ ended_as: endedAs })
      .where('id', '=', id)
      .where('ended_as', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Tells the seller that an offer was declined. */
  async tellDeclined(id: string): Promise<void> {
    const { seller_id: personId, title } = await selectTold(database, id).executeTakeFirstOrThrow();
    await putMail(database, { personId }, toDeclinedMail(title), { key: `${id} declined` });
  },
});

const selectTold = (database: Database, offerId: string) =>
  database
    .selectFrom('offers')
    .select(['seller_id', 'title', 'price_paise'])
    .where('offers.id', '=', offerId);

/** Tells the seller that an offer has been paid for, as part of the transaction that places its order. */
export async function tellAccepted(transaction: Database, offerId: string): Promise<void> {
  const offer = await selectTold(transaction, offerId).executeTakeFirstOrThrow();
  const { seller_id: personId, title, price_paise } = offer;
  const key = `${offerId} accepted`;
  await putMail(transaction, { personId }, toAcceptedMail(title, price_paise), { key });
}

/**
 * Locks an offer for the transaction that records its payment. Gives how it has ended, which it may have
 * since it was looked at; undefined if it can be paid for.
 */
export async function reserveOffer(
  transaction: Database,
  offerId: string,
): Promise<EndedAs | 'expired' | undefined> {
  const offer = await transaction
    .selectFrom('offers')
    .select(['ended_as', sql<boolean>`expires_at <= now()`.as('isOver')])
    .where('id', '=', offerId)
    .forUpdate()
    .executeTakeFirst();
  if (!offer) return 'withdrawn';
  return offer.ended_as ?? (offer.isOver ? 'expired' : undefined);
}
