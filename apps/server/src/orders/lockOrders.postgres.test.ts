import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { lockOrder } from './lifeRows.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

test('what refers to an order does not wait for whoever holds it', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const service = await shop.offer(seller);
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  const { _id: id } = (await shop.order(buyer, service, intentId)).order;

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
