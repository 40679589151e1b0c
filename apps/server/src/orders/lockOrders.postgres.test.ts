import type { Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { waitForLocks } from '../testing/waitForLocks.ts';
import { lockOrder } from './lifeRows.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

async function order(buyer: TestPerson, service: Service): Promise<string> {
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  return (await shop.order(buyer, service, intentId)).order._id;
}

test('a row that refers to an order is inserted without waiting for its lock', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const service = await shop.offer(seller);
  const id = await order(buyer, service);

  await market.database.transaction().execute(async (holder) => {
    await lockOrder(holder, id);
    await market.database.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '5s'`.execute(other);
      await sql`
        insert into seller_points (id, person_id, part, outcome, order_id, points, most, at)
          values (gen_random_uuid(), ${seller._id}, 'onTime', 'onTime', ${id}, 1, 1, now())`.execute(
        other,
      );
      const { rows } = await sql`
        select id from orders where id = ${id} for no key update skip locked`.execute(other);
      expect(rows).toEqual([]);
    });
  });
});

test('an order that is placed and one that is moved on do not wait for each other', async () => {
  const { database } = market;
  const seller = await market.createPerson('Chen Li');
  const buyer = await market.createPerson('Dan Ito');
  const service = await shop.offer(seller);
  const first = await order(buyer, service);
  const { intentId } = await shop.start(buyer, service);
  await sql`update payments set status = 'succeeded' where intent_id = ${intentId}`.execute(
    database,
  );

  const both: Promise<unknown>[] = [];
  await database.transaction().execute(async (holder) => {
    await sql`
      select from service_queues where service_id = ${service._id} for no key update`.execute(
      holder,
    );
    both.push(
      sql`update orders set stage = 'delivered', status = 'Delivered' where id = ${first}`.execute(
        database,
      ),
    );
    await waitForLocks(database, 1);
    both.push(
      sql`
        insert into orders (id, payment_id, buyer_id, seller_id)
          select gen_random_uuid(), id, buyer_id, seller_id from payments
          where intent_id = ${intentId}`.execute(database),
    );
    await waitForLocks(database, 2);
  });
  await Promise.all(both);
  const { to_deliver: toDeliver } = await database
    .selectFrom('person_totals')
    .select('to_deliver')
    .where('person_id', '=', seller._id)
    .executeTakeFirstOrThrow();
  expect(toDeliver).toBe(1);
});
