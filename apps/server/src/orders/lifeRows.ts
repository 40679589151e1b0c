import { toOrderStatus } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { type Disagreement, withDisagreements } from './disagreements.ts';

/** Everything that decides about an order, and about whom it concerns. */
export type LifeRow = Awaited<ReturnType<typeof selectOrders>>[number] & Disagreement;

/**
 * Gives orders that nobody else can change until the transaction ends.
 *
 * @param isImpatient Whether those at which somebody is already are left out.
 */
export async function lockOrders(
  transaction: Database,
  orderIds: readonly string[],
  isImpatient = false,
): Promise<LifeRow[]> {
  return withDisagreements(transaction, await selectOrders(transaction, orderIds, isImpatient));
}

/** Gives one order that nobody else can change until the transaction ends. */
export const lockOrder = async (transaction: Database, orderId: string) =>
  (await lockOrders(transaction, [orderId])).at(0);

const selectOrders = (transaction: Database, orderIds: readonly string[], isImpatient: boolean) => {
  const orders = transaction
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .leftJoin('services', 'services.id', 'payments.service_id')
    .selectAll('orders')
    .select([
      'payments.status as payment_status',
      'payments.service_title as title',
      'payments.amount',
      'payments.refunded_paise',
      'payments.agreed',
      'payments.offer_id',
      'services.listing',
      sql<Date>`clock_timestamp()`.as('now'),
      sql<number>`(extract(epoch from now() - orders.created_at) / 3600)::float8`.as('age_hours'),
    ])
    .where('orders.id', 'in', orderIds)
    // Several are always locked in the same sequence, so that two never wait for each other. A message about an
    // order, or points for it, can be written meanwhile: its id stays.
    .orderBy('orders.id')
    .forNoKeyUpdate('orders');
  return (isImpatient ? orders.skipLocked() : orders).execute();
};

/** Which side of an order somebody is; undefined for neither. */
export const sideOf = (order: Pick<LifeRow, 'buyer_id' | 'seller_id'>, personId: string) => {
  if (order.buyer_id === personId) return 'buyer';
  return order.seller_id === personId ? 'seller' : undefined;
};

/** Whether an order has not begun, or was delivered by the version before, which knows of no stages. */
export const isToBegin = ({ terms, stage, status, dispute }: LifeRow) =>
  terms === null ||
  (status === 'Delivered' &&
    toOrderStatus({ stage, dispute: dispute && { stageBefore: dispute.stage_before } }) !==
      'Delivered');
