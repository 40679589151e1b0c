import { type CheckedMarketRequest, type Coupon, refusals } from '@market/api/contract';
import { type RawBuilder, sql, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import { toPaise, toRupees } from '../database/paise.ts';
import { readPage } from '../database/readPage.ts';
import type { Database, Tables } from '../database/tables.ts';
import { lockPerson } from '../limits/lockPerson.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

export type CouponRow = Selectable<Tables['coupons']>;

/** How many coupons a page has. */
const pageSize = 20;

/** How many coupons a seller may have. */
const couponLimit = 200;

const toMoment = (moment: Date | null) => moment?.toISOString() ?? null;

const toCoupon = (row: CouponRow): Coupon => ({
  _id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.kind === 'percent' ? row.value : toRupees(row.value),
  services: row.service_ids,
  least: row.least_paise === null ? null : toRupees(row.least_paise),
  from: toMoment(row.valid_from),
  until: toMoment(row.valid_until),
  most: row.most,
  mostPerPerson: row.most_per_person,
  uses: row.uses,
  isPaused: row.paused_at !== null,
  createdAt: row.created_at.toISOString(),
});

/** Whether all of these are services of this seller. What is no id at all names none. */
async function areTheirs(database: Database, ids: readonly string[], sellerId: string) {
  if (ids.length === 0) return true;
  const { count } = await database
    .selectFrom('services')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql`id::text`, 'in', ids)
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return count === new Set(ids).size;
}

async function countOf(database: Database, sellerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('coupons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return count;
}

export type CouponQueries = ReturnType<typeof createCouponQueries>;

/** The coupons of sellers. */
export const createCouponQueries = (database: Database) => ({
  /** A page of a seller's coupons, the newest first. */
  async list(sellerId: string, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      database.selectFrom('coupons').selectAll().where('seller_id', '=', sellerId),
      { cursor, size: pageSize, moment: 'coupons.created_at', id: 'coupons.id' },
    );
    return { coupons: rows.map(toCoupon), ...cursors };
  },

  countOf: (sellerId: string) => countOf(database, sellerId),

  areTheirs: (ids: readonly string[], sellerId: string) => areTheirs(database, ids, sellerId),

  /** Makes a coupon; undefined if the seller has one with this code. Refuses more than anybody may have. */
  add: (
    sellerId: string,
    fields: CheckedMarketRequest<'createCoupon'>,
  ): Promise<Coupon | undefined> =>
    inTransaction(database, async (transaction) => {
      await lockPerson(transaction, sellerId);
      if ((await countOf(transaction, sellerId)) >= couponLimit) {
        throw new CallRefusal(refusals.tooManyCoupons, { values: { limit: couponLimit } });
      }
      const { code, kind, value, services, least, from, until, most, mostPerPerson } = fields;
      const row = await transaction
        .insertInto('coupons')
        .values({
          id: uuidv7(),
          seller_id: sellerId,
          code,
          kind,
          value: kind === 'percent' ? value : toPaise(value),
          service_ids: services,
          least_paise: least === null ? null : toPaise(least),
          valid_from: from === null ? null : new Date(from),
          valid_until: until === null ? null : new Date(until),
          most,
          most_per_person: mostPerPerson,
        })
        .onConflict((conflict) => conflict.columns(['seller_id', 'code']).doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toCoupon(row);
    }),

  /** Pauses a coupon of this seller, or lets it hold again. Returns whether there is one. */
  async pause(id: string, sellerId: string, isPaused: boolean): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('coupons')
      .set({ paused_at: isPaused ? new Date() : null })
      .where('id', '=', id)
      .where('seller_id', '=', sellerId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Takes a coupon of this seller away. Returns whether there was one. */
  async remove(id: string, sellerId: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('coupons')
      .where('id', '=', id)
      .where('seller_id', '=', sellerId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /**
   * Gives a seller's coupon by its code, with the database's time and how often a person has used it. What
   * they have only begun to pay does not count: beginning anew calls it off.
   */
  async findByCode(sellerId: string, code: string, buyerId: string) {
    const ofBuyer = (condition: RawBuilder<boolean>) => sql<number>`
      (select count(*) from payments
        where coupon_id = coupons.id and buyer_id = ${buyerId} and ${condition})`;
    const row = await database
      .selectFrom('coupons')
      .selectAll()
      .select([
        sql<Date>`now()`.as('now'),
        ofBuyer(sql`settled_at is not null and status <> 'canceled'`).as('usesOfBuyer'),
        ofBuyer(sql`settled_at is null`).as('begunByBuyer'),
      ])
      .where('seller_id', '=', sellerId)
      .where('code', '=', code)
      .executeTakeFirst();
    return row && { ...row, uses: row.uses - row.begunByBuyer };
  },
});

/** A coupon that is to be used, as it is at this moment. */
export type UsableCoupon = NonNullable<Awaited<ReturnType<CouponQueries['findByCode']>>>;

/** Counts a use of a coupon, whether or not it holds: the payment has been made. */
export async function countCoupon(transaction: Database, couponId: string): Promise<void> {
  await transaction
    .updateTable('coupons')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', couponId)
    .execute();
}

/**
 * Keeps a coupon from being taken away while the transaction records a payment that refers to it. Returns
 * whether it is still there.
 */
export async function holdCoupon(transaction: Database, couponId: string): Promise<boolean> {
  const coupon = await transaction
    .selectFrom('coupons')
    .select('id')
    .where('id', '=', couponId)
    .forKeyShare()
    .executeTakeFirst();
  return coupon !== undefined;
}

/**
 * Counts a use of a coupon that is held, as part of the transaction that records the payment. Returns why it
 * cannot be used any more: others may have used it since it was looked at.
 */
export async function reserveCoupon(
  transaction: Database,
  couponId: string,
  { paymentId, buyerId }: { paymentId: string; buyerId: string },
): Promise<'couponUsedUp' | 'couponUsedByYou' | undefined> {
  const coupon = await transaction
    .selectFrom('coupons')
    .select(['most', 'most_per_person', 'uses'])
    .where('id', '=', couponId)
    // Not `forUpdate`: the payments that have just been recorded refer to it, and would wait for each other.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (coupon.most !== null && coupon.uses >= coupon.most) return 'couponUsedUp';
  if (coupon.most_per_person !== null) {
    const { count } = await transaction
      .selectFrom('payments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('coupon_id', '=', couponId)
      .where('buyer_id', '=', buyerId)
      .where('status', '<>', 'canceled')
      .where('id', '<>', paymentId)
      .executeTakeFirstOrThrow();
    if (count >= coupon.most_per_person) return 'couponUsedByYou';
  }
  await countCoupon(transaction, couponId);
  return undefined;
}
