import type { Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let logo: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logo = await shop.offer(seller);
});

afterAll(() => market.close());

async function buy(): Promise<string> {
  const { secret, intentId } = await shop.start(buyer, logo);
  await shop.charge(secret);
  return (await shop.order(buyer, logo, intentId)).order._id;
}

/** Which orders wait for the buyer, and which for the seller. */
async function listTurns() {
  const bought = await buyer.listMyOrders({ needsMe: true });
  const sold = await seller.listSales({ needsMe: true });
  expect([bought.needsMeCount, sold.needsMeCount]).toEqual([
    bought.orders.length,
    sold.orders.length,
  ]);
  const idsOf = ({ orders }: Pick<typeof bought, 'orders'>) => orders.map(({ _id }) => _id);
  return { buyer: idsOf(bought), seller: idsOf(sold) };
}

// Shows X28.
test('each side finds the orders in which it is their turn, and how many there are', async () => {
  const id = await buy();
  expect(await listTurns()).toEqual({ buyer: [], seller: [id] });
  const { progress } = (await buyer.getOrder({ id })).order;
  expect(progress?.turn).toBe('seller');

  await seller.proposeChange({ id, kind: 'extension', days: 3, text: 'I am ill.' });
  expect(await listTurns()).toEqual({ buyer: [id], seller: [] });
  const proposal = (await buyer.getOrder({ id })).order.progress?.proposal?._id ?? '';
  await buyer.answerProposal({ id, proposal, answer: 'decline' });
  expect(await listTurns()).toEqual({ buyer: [], seller: [id] });

  await seller.deliverOrder({ id, text: 'Two logos.' });
  expect(await listTurns()).toEqual({ buyer: [id], seller: [] });
  await buyer.openDispute({ id, text: 'These are the logos of another company, all of them.' });
  expect(await listTurns()).toEqual({ buyer: [], seller: [id] });
  await seller.answerDispute({ id, text: 'They are mine.' });
  expect(await listTurns()).toEqual({ buyer: [], seller: [] });
  await buyer.withdrawDispute({ id });
  const delivery = (await buyer.getOrder({ id })).order.progress?.delivery?._id ?? '';
  await buyer.acceptDelivery({ id, delivery });
  expect(await listTurns()).toEqual({ buyer: [], seller: [] });
});

test('what is given back needs nobody, and other filters narrow what needs somebody', async () => {
  const [first, second] = [await buy(), await buy()];
  expect((await listTurns()).seller).toEqual([second, first]);
  expect((await seller.listSales({ needsMe: true, keyword: first })).orders).toHaveLength(1);
  expect((await seller.listSales({ needsMe: false })).orders).toHaveLength(2);

  await seller.refundOrder({ id: first });
  expect((await listTurns()).seller).toEqual([second]);
  // A list of other people's orders needs nobody else.
  expect((await buyer.listSales({ needsMe: true })).orders).toEqual([]);
});

test('lists of what needs somebody read no other orders', async () => {
  await buy();
  await market.database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    for (const side of ['buyer', 'seller']) {
      const { rows } = await sql`
        explain select id from orders
          where ${sql.ref(`${side}_id`)} = ${buyer._id}
            and orders.turn = ${sql.lit(side)} and orders.refund_requested_at is null
          order by created_at desc, id desc limit 21`.execute(transaction);
      expect(JSON.stringify(rows)).toContain(`orders_${side}_turn`);
    }
  });
});
