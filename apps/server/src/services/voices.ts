import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { whenDecided } from '../decisions/index.ts';

/** What one person says of one service. Each has one voice: what they say later takes the place of it. */
export interface Voice {
  serviceId: string;
  personId: string;
  rating: number;
  comment: string;
  /** The order after which they say it; null for none. */
  orderId: string | null;
}

/**
 * Locks a service, so that two reviews at once are counted one after the other. Whatever only refers to it, such
 * as the review of an order that is about to be counted, need not wait: it would wait for each other. Returns
 * whether the service is on the market.
 */
export async function lockService(transaction: Database, id: string): Promise<boolean> {
  const service = await transaction
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return service !== undefined;
}

/** Changes the sum of what people say of a service that is locked. */
async function addUp(transaction: Database, serviceId: string, sum: number, count: number) {
  await transaction
    .updateTable('services')
    .set(({ eb }) => ({
      rating_sum: eb('rating_sum', '+', sum),
      rating_count: eb('rating_count', '+', count),
    }))
    .where('id', '=', serviceId)
    .execute();
}

/**
 * Stores what a person says of a service, in place of what they said before, whose reply and votes go with it.
 * Returns whether there is such a service.
 */
export async function setVoice(
  transaction: Database,
  { serviceId, personId, rating, comment, orderId }: Voice,
): Promise<boolean> {
  if (!(await lockService(transaction, serviceId))) return false;
  const earlier = await transaction
    .deleteFrom('reviews')
    .where('service_id', '=', serviceId)
    .where('person_id', '=', personId)
    .returning('rating')
    .executeTakeFirst();
  await transaction
    .insertInto('reviews')
    .values({ service_id: serviceId, person_id: personId, rating, comment, order_id: orderId })
    .execute();
  // One that was removed is put back into the sum when it is deleted: see `note_verified`.
  await addUp(transaction, serviceId, rating - (earlier?.rating ?? 0), earlier ? 0 : 1);
  return true;
}

/** Changes the words of a voice that is of this order. Its reply and its votes stay. */
export async function changeVoice(
  transaction: Database,
  { serviceId, personId, rating, comment, orderId }: Voice,
): Promise<void> {
  if (!(await lockService(transaction, serviceId))) return;
  const { rows } = await sql<{ earlier: number }>`
    update reviews set rating = ${rating}, comment = ${comment}, changed_at = now()
      from (select rating as earlier from reviews
        where service_id = ${serviceId} and person_id = ${personId}) as before
      where service_id = ${serviceId} and person_id = ${personId}
        and order_id = ${orderId} and removed_at is null
      returning earlier`.execute(transaction);
  const [changed] = rows;
  if (changed) await addUp(transaction, serviceId, rating - changed.earlier, 0);
}

/** Lets a voice count again that this decision has silenced. Gives which order it is about; undefined for no voice. */
export async function raiseVoice(
  transaction: Database,
  { serviceId, personId }: Pick<Voice, 'serviceId' | 'personId'>,
  decisionId: string,
): Promise<{ orderId: string | null } | undefined> {
  await lockService(transaction, serviceId);
  const raised = await transaction
    .updateTable('reviews')
    .set({ removed_at: null, removal: null })
    .where('service_id', '=', serviceId)
    .where('person_id', '=', personId)
    .where('removed_at', '=', whenDecided(decisionId))
    .returning(['rating', 'order_id'])
    .executeTakeFirst();
  if (!raised) return undefined;
  await addUp(transaction, serviceId, raised.rating, 1);
  return { orderId: raised.order_id };
}

/** Why a voice is silenced, which everybody can read. */
export interface Silencing {
  reasons: string;
  /** Since when. Defaults to now. */
  at?: RawBuilder<Date>;
}

/** Lets a voice count no more. Returns whether it did. */
export async function silenceVoice(
  transaction: Database,
  { serviceId, personId }: Pick<Voice, 'serviceId' | 'personId'>,
  { reasons, at = sql<Date>`now()` }: Silencing,
): Promise<boolean> {
  await lockService(transaction, serviceId);
  const silenced = await transaction
    .updateTable('reviews')
    .set({ removed_at: at, removal: reasons })
    .where('service_id', '=', serviceId)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .returning('rating')
    .executeTakeFirst();
  if (silenced) await addUp(transaction, serviceId, -silenced.rating, -1);
  return silenced !== undefined;
}
