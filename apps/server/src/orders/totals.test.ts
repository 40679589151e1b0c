import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PaymentStatus } from '../payments/PaymentProvider.ts';
import { createRandom } from '../../samples/createRandom.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { createPaymentQueries } from '../payments/paymentQueries.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createServiceQueries, usualPromises } from '../services/index.ts';
import { createCouponQueries } from '../coupons/index.ts';
import { createOfferQueries } from '../offers/index.ts';
import { createPricing } from '../payments/index.ts';

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

const payments = createPaymentQueries(market.database);
const services = createServiceQueries(market.database, usualPromises);
const price = createPricing(
  services,
  createCouponQueries(market.database),
  createOfferQueries(market.database),
);
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
      (select json_agg((person_id, offered, paused) order by person_id) from person_totals
        where offered > 0 or paused > 0),
      (select json_agg((seller_id, offered, paused) order by seller_id) from (
        select seller_id, count(*) as offered, count(paused_at) as paused
        from services where deleted_at is null group by 1) as counted)
    union all select
      (select json_agg((service_id, open, sold) order by service_id) from service_queues
        where open <> 0 or sold <> 0),
      (select json_agg((service_id, open, sold) order by service_id) from (
        select service_id, count(*) as sold,
          count(*) filter (where orders.status = 'Processing' and refund_requested_at is null) as open
        from orders join payments on payments.id = payment_id
        where payments.status = 'succeeded'
        group by 1) as counted)
    union all select
      null,
      (select to_json(count(*)) from services where deleted_at is null and paused_at is null)`.execute(
    market.database,
  );
  const { servicesCount } = await market
    .createVisitor()
    .listServices({ keyword: '', page: 1, price: { gte: 0, lte: 50_000 } });
  const [sales, ratings, offers, queues, count] = rows;
  return {
    kept: [sales?.kept, ratings?.kept, offers?.kept, queues?.kept, servicesCount],
    counted: [sales?.counted, ratings?.counted, offers?.counted, queues?.counted, count?.counted],
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
        id: await services.add(sellerId, { ...fields, category, images: [] }),
        sellerId,
      });
    },
    async () => {
      const { id: service, sellerId } = random.pick(offered);
      const buyerId = random.pick(people.filter((id) => id !== sellerId));
      // What is paused, or has been deleted, is refused.
      const priced = await price({ service }, buyerId).catch(() => undefined);
      if (!priced) return;
      const wanted = { buyerId, phoneNumber: '98450 12345', wish: null };
      const payment = await payments.record(
        { ...wanted, idempotencyKey: undefined, address },
        priced,
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
      else if (random.chance(0.4)) await services.pause(id, sellerId, random.chance(0.5));
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
