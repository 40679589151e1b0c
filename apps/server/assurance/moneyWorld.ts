import type { Service } from '@market/api';
import { createPaymentParts } from '../src/app/createPaymentParts.ts';
import { createShop, type Shop } from '../src/testing/createShop.ts';
import type { TestMarket, TestPerson } from '../src/testing/createTestMarket.ts';
import { runJob } from '../src/testing/runJob.ts';

/** A market with one seller, three services and two buyers, for scripts about money. */
export interface MoneyWorld {
  market: TestMarket;
  shop: Shop;
  seller: TestPerson;
  buyer: TestPerson;
  stranger: TestPerson;
  logoDesign: Service;
  /** Of the same seller, at the same price. */
  bannerDesign: Service;
  /** Of the same seller, at another price. */
  logoAnimation: Service;
}

/** Empties a market and opens it anew for one script. */
export async function createMoneyWorld(market: TestMarket): Promise<MoneyWorld> {
  await market.empty();
  const shop = createShop({ host: `${market.url}/api` });
  const seller = await market.createPerson('Asha Rao');
  return {
    market,
    shop,
    seller,
    buyer: await market.createPerson('Ben Okafor'),
    stranger: await market.createPerson('Chen Li'),
    logoDesign: await shop.offer(seller),
    bannerDesign: await shop.offer(seller),
    logoAnimation: await shop.offer(seller, 4999),
  };
}

/** What the books of the card provider and ours say, in paise and in numbers of things. */
export interface Books {
  /** Everything that was ever charged. */
  captured: number;
  /** Everything that was given back. */
  refunded: number;
  /** What all orders cost whose money was not given back. */
  ordered: number;
  charges: number;
  orders: number;
  /** Charges that have not exactly one order or one refund: must be 0. */
  unaccounted: number;
}

/** Reads both sides of the books. They agree when captured = ordered + refunded. */
export async function readBooks({ database }: Pick<TestMarket, 'database'>): Promise<Books> {
  const intents = await database
    .selectFrom('sandbox_intents')
    .select(['id', 'amount', 'is_refunded'])
    .where('status', '=', 'succeeded')
    .execute();
  const orders = await database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .select(['intent_id', 'amount', 'payments.status'])
    .execute();
  const kept = orders.filter(({ status }) => status !== 'refunded');
  const paidFor = countEach(kept.map(({ intent_id: intentId }) => intentId));

  return {
    captured: sum(intents),
    refunded: sum(intents.filter(({ is_refunded: isRefunded }) => isRefunded)),
    ordered: sum(kept),
    charges: intents.length,
    orders: orders.length,
    unaccounted: intents.filter(
      ({ id, is_refunded: isRefunded }) => (paidFor.get(id) ?? 0) + (isRefunded ? 1 : 0) !== 1,
    ).length,
  };
}

function countEach<Value>(values: Value[]) {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const sum = (entries: { amount: number }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0);

/**
 * Keeps the reconciler away from one payment for a day, so that others can be watched. From this
 * one only: payments that are started side by side would wait for each other's rows.
 */
export async function keepReconcilerAway(
  { database }: Pick<TestMarket, 'database'>,
  intentId: string,
) {
  await database
    .updateTable('payments')
    .set({ check_at: new Date(Date.now() + 24 * 60 * 60 * 1000) })
    .where('intent_id', '=', intentId)
    .execute();
}

/** Lets the reconciler look at everything that has been started so far. */
export async function letReconcilerLook({ database }: Pick<TestMarket, 'database'>) {
  await database
    .updateTable('payments')
    .set({ check_at: new Date(0) })
    .execute();
}

/** Brings the books to an end: what was paid gets its order, what no order claims is given back. */
export async function endOpenMatters({ database }: Pick<TestMarket, 'database'>) {
  const { jobs } = await createPaymentParts(database, undefined);
  await letReconcilerLook({ database });
  await runJob(jobs, 'reconcilePayments');

  await database
    .updateTable('deposits')
    .set({ check_at: new Date(0) })
    .execute();
  await runJob(jobs, 'returnDeposits');
  await database
    .updateTable('deposits')
    .set({ captured_at: new Date(0), check_at: new Date(0) })
    .where('captured_at', 'is not', null)
    .execute();
  await runJob(jobs, 'returnDeposits');
}
