import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PaymentStatus } from '../payments/PaymentProvider.ts';
import { createRandom } from '../../samples/createRandom.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { createPaymentQueries } from '../payments/paymentQueries.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createServiceQueries } from '../services/serviceQueries.ts';

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

const payments = createPaymentQueries(market.database);
const services = createServiceQueries(market.database);
const personalData = createPersonalDataQueries(market.database);
const address = '10.0.0.1';

/** What is kept, beside what it is the sum of. */
async function readTotals() {
  const { rows } = await sql<{ kept: unknown; counted: unknown }>`
    select
      (select json_agg((id, sold_paise) order by id) from people) as kept,
      (select json_agg((id, (select coalesce(sum(amount), 0) from orders
          join payments on payments.id = payment_id
          where orders.seller_id = people.id and payments.status = 'succeeded')) order by id)
        from people) as counted
    union all select
      (select json_agg((id, rating_sum, rating_count) order by id) from services),
      (select json_agg((id,
          (select coalesce(sum(rating), 0) from reviews where service_id = services.id),
          (select count(*) from reviews where service_id = services.id)) order by id)
        from services)
    union all select
      null, (select to_json(count(*)) from services where deleted_at is null)`.execute(
    market.database,
  );
  const { servicesCount } = await market
    .createVisitor()
    .listServices({ keyword: '', page: 1, price: { gte: 0, lte: 50_000 } });
  const [sales, ratings, count] = rows;
  return {
    kept: [sales?.kept, ratings?.kept, servicesCount],
    counted: [sales?.counted, ratings?.counted, count?.counted],
  };
}

test.each([1, 2])('sales, ratings and counts stay right whatever happens (%d)', async (seed) => {
  const random = createRandom(seed);
  const names = ['Asha Rao', 'Ben Okafor', 'Chen Li', 'Dana Levi'];
  const people: string[] = [];
  for (const name of names) people.push((await market.createPerson(name))._id);
  const offered: { id: string; sellerId: string }[] = [];
  const paid: string[] = [];
  const statuses: PaymentStatus[] = ['open', 'failed', 'succeeded', 'refunded', 'disputed'];

  const happenings = [
    async () => {
      const sellerId = random.pick(people);
      const fields = { title: 'Logo design', description: 'A logo.', price: random.whole(1, 9999) };
      const category = 'Graphics-And-Design';
      offered.push({
        id: await services.add(sellerId, { ...fields, category, imageIds: [] }),
        sellerId,
      });
    },
    async () => {
      const { id: serviceId } = random.pick(offered);
      const offer = await payments.findOffer(serviceId);
      const wanted = { buyerId: random.pick(people), serviceId, phoneNumber: '98450 12345' };
      if (!offer) return;
      const payment = await payments.record(
        { ...wanted, idempotencyKey: undefined, address },
        offer,
      );
      paid.push(payment.id);
    },
    async () => {
      if (paid.length === 0) return;
      // Now and then news that is older than what is known.
      const asOf = new Date(Date.now() + random.whole(-5_000, 60_000));
      await payments.settle(random.pick(paid), random.pick(statuses), asOf, address);
    },
    async () => {
      const { id: serviceId } = random.pick(offered);
      const review = { serviceId, personId: random.pick(people), comment: 'Good.' };
      await services.review({ ...review, rating: random.whole(1, 5) });
    },
    async () => {
      const { id, sellerId } = random.pick(offered);
      if (random.chance(0.2)) await services.remove(id, sellerId);
      else await services.update(id, sellerId, { price: random.whole(1, 9999) });
    },
  ];

  for (let round = 0; round < 12; round += 1) {
    await happenings[0]?.();
    const several = Array.from({ length: 12 }, () => random.pick(happenings));
    await Promise.all(several.map((happen) => happen()));
    const { kept, counted } = await readTotals();
    expect(kept).toEqual(counted);
  }
  const [reviewer = ''] = people;
  await personalData.erase(reviewer);
  const { kept, counted } = await readTotals();
  expect(kept).toEqual(counted);
});
