import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { setVoice } from '../services/index.ts';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { waitForLocks } from '../testing/waitForLocks.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

const { database } = market;
const seller = await market.createPerson('Asha Rao');
const service = await shop.offer(seller);

/** An order in work, and both things that make a review of its service a verified one. */
async function prepare(buyerName: string) {
  const buyer = await market.createPerson(buyerName);
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  const { _id: orderId } = (await shop.order(buyer, service, intentId)).order;
  const voice = { serviceId: service._id, personId: buyer._id, rating: 5, comment: 'Lovely.' };
  return {
    review: (transaction: Database): Promise<unknown> =>
      setVoice(transaction, { ...voice, orderId: null }),
    complete: (transaction: Database): Promise<unknown> =>
      transaction
        .updateTable('orders')
        .set({ stage: 'completed', status: 'Delivered' })
        .where('id', '=', orderId)
        .execute(),
    readVerified: () =>
      database
        .selectFrom('reviews')
        .select('is_verified')
        .where('person_id', '=', buyer._id)
        .executeTakeFirstOrThrow(),
  };
}

// Shows X33.
test.each(['review', 'complete'] as const)(
  'a review is verified by an order that is completed at the same time, by %s first',
  async (first) => {
    const buyer = await prepare(`Ben of ${first}`);
    const second = first === 'review' ? 'complete' : 'review';
    let other: Promise<unknown> | undefined;
    await database.transaction().execute(async (transaction) => {
      await buyer[first](transaction);
      other = inTransaction(database, (later) => buyer[second](later));
      await waitForLocks(database, 1);
    });
    await other;
    expect(await buyer.readVerified()).toEqual({ is_verified: true });
  },
);
