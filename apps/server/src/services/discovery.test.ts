import type { MarketRequest } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plantPaidOrders } from '../../assurance/plantPaidOrders.ts';
import { createCountRecentSales } from '../orders/index.ts';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';

const plain = {
  title: 'Logo design',
  price: 500,
  category: 'Graphics-And-Design',
  description: 'A logo for your shop.',
  images: [anyPicture],
} satisfies MarketRequest<'createService'>;

describe.each(['memory', 'sql'] as const)('%s', (engine) => {
  let market: TestMarket;
  beforeAll(async () => void (market = await createTestMarket({ search: engine })));
  beforeEach(() => market.empty());
  afterAll(() => market.close());

  async function offer() {
    const seller = await market.createPerson('Asha Rao');
    const create = async (fields: Partial<MarketRequest<'createService'>>) =>
      (await seller.createService({ ...plain, ...fields })).service._id;
    const cheap = await create({ title: 'Logo', price: 400 });
    const dear = await create({ title: 'Icons with a logo', price: 9000 });
    const middle = await create({ price: 1000, category: 'Mobile-Apps' });
    const list = async (request: MarketRequest<'listServices'>) =>
      (await market.createVisitor().listServices(request)).services.map(({ _id }) => _id);
    return { seller, cheap, dear, middle, list };
  }

  // Shows X45.
  test('services are sorted as asked, and by what they are rated now', async () => {
    const { cheap, dear, middle, list } = await offer();
    const [buyer, other] = [
      await market.createPerson('Ben Okafor'),
      await market.createPerson('Chen Li'),
    ];
    expect(await list({ sort: 'priceLow' })).toEqual([cheap, middle, dear]);
    expect(await list({ sort: 'priceHigh', keyword: 'logo' })).toEqual([dear, middle, cheap]);
    expect(await list({})).toEqual([middle, dear, cheap]);
    expect(await list({ sort: 'rating' })).toEqual([middle, dear, cheap]);

    await buyer.reviewService({ serviceId: cheap, rating: 5, comment: 'Good.' });
    await buyer.reviewService({ serviceId: dear, rating: 5, comment: 'Good.' });
    expect(await list({ sort: 'rating' })).toEqual([dear, cheap, middle]);
    await other.reviewService({ serviceId: cheap, rating: 5, comment: 'Good, too.' });
    expect(await list({ sort: 'rating' })).toEqual([cheap, dear, middle]);
    expect(await list({ rating: 4 })).toEqual([dear, cheap]);
    await other.reviewService({ serviceId: cheap, rating: 1, comment: 'No.' });
    expect(await list({ rating: 4, sort: 'priceLow' })).toEqual([dear]);
  });

  // Shows X45.
  test('each choice tells how many it would find, whatever else of its kind is chosen', async () => {
    const { cheap, dear } = await offer();
    const buyer = await market.createPerson('Ben Okafor');
    await buyer.reviewService({ serviceId: dear, rating: 4, comment: 'Good.' });
    const ask = (request: MarketRequest<'listServices'>) =>
      market.createVisitor().listServices({ facets: true, ...request });

    const { facets, services } = await ask({ category: 'Graphics-And-Design', days: 7 });
    expect(services.map(({ _id }) => _id)).toEqual([dear, cheap]);
    expect(facets).toEqual({
      category: [
        { value: 'Graphics-And-Design', count: 2 },
        { value: 'Mobile-Apps', count: 1 },
      ],
      price: [
        { from: null, to: 1000, count: 1 },
        { from: 1000, to: 2500, count: 0 },
        { from: 2500, to: 5000, count: 0 },
        { from: 5000, to: 10_000, count: 1 },
        { from: 10_000, to: 25_000, count: 0 },
        { from: 25_000, to: null, count: 0 },
      ],
      rating: [
        { value: 4, count: 1 },
        { value: 3, count: 1 },
        { value: 2, count: 1 },
      ],
      days: [
        { value: 1, count: 0 },
        { value: 3, count: 0 },
        { value: 7, count: 2 },
        { value: 14, count: 2 },
        { value: 30, count: 2 },
      ],
      language: [],
      level: [
        { value: 'top', count: 0 },
        { value: 'two', count: 0 },
        { value: 'one', count: 0 },
        { value: 'new', count: 2 },
      ],
      country: [],
      tag: [],
      without: {
        category: 3,
        price: 2,
        rating: 2,
        days: 2,
        language: 2,
        level: 2,
        country: 2,
        tag: 2,
      },
    });
    expect((await ask({ days: 3 })).filteredServiceCount).toBe(0);
    expect(await market.createVisitor().listServices({})).not.toHaveProperty('facets');
  });

  // Shows X45.
  test('services are found by what is known of their sellers, by tags and by what was sold of late', async () => {
    const { seller, cheap, dear, middle, list } = await offer();
    const other = await market.createPerson('Ben Okafor');
    const { service } = await other.createService({ ...plain, title: 'Posters' });
    const { database, surroundings } = market;
    await database
      .updateTable('people')
      .set({ origin: 'nepal' })
      .where('id', '=', seller._id)
      .execute();
    await sql`
      update services set listing = jsonb_build_object('packages', '[]'::jsonb, 'languages',
        '[]'::jsonb, 'tags', '["Logo", "logo", "3D"]'::jsonb) where id = ${cheap}`.execute(
      database,
    );
    await sql`
      insert into seller_scores (person_id, computed_at) values (${seller._id}, now())`.execute(
      database,
    );
    expect(await list({ level: 'new' })).toEqual([service._id, middle, dear, cheap]);
    await sql`update seller_scores set level = 'top'`.execute(database);
    expect(await list({ level: 'top' })).toEqual([middle, dear, cheap]);
    expect(await list({ country: 'Nepal' })).toEqual([middle, dear, cheap]);
    expect(await list({ country: ' nepal ', tag: 'LOGO' })).toEqual([cheap]);
    expect(await list({ keyword: '3d' })).toEqual([cheap]);

    const { facets } = await market.createVisitor().listServices({ tag: 'logo', facets: true });
    expect(facets).toMatchObject({
      level: [
        { value: 'top', count: 1 },
        { value: 'two', count: 0 },
        { value: 'one', count: 0 },
        { value: 'new', count: 0 },
      ],
      country: [{ value: 'Nepal', count: 1 }],
      tag: [
        { value: '3d', count: 1 },
        { value: 'logo', count: 1 },
      ],
      without: { level: 1, country: 1, tag: 4 },
    });

    const sell = (id: string) =>
      plantPaidOrders(database, [{ buyer: other._id, seller: seller._id, service: id }]);
    await sell(dear);
    await sell(dear);
    await sell(middle);
    await sell(cheap);
    const job = createCountRecentSales(database);
    await job.run(surroundings);
    const bestSelling = () => list({ sort: 'bestSelling' });
    expect(await bestSelling()).toEqual([dear, middle, cheap, service._id]);
    await sql`
      update orders set created_at = now() - interval '91 days' from payments
        where payments.id = payment_id and payments.service_id = ${dear}`.execute(database);
    await job.run(surroundings);
    expect(await bestSelling()).toEqual([middle, cheap, service._id, dear]);
  });
});
