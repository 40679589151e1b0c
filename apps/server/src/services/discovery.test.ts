import type { MarketRequest } from '@market/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
      without: { category: 3, price: 2, rating: 2, days: 2, language: 2 },
    });
    expect((await ask({ days: 3 })).filteredServiceCount).toBe(0);
    expect(await market.createVisitor().listServices({})).not.toHaveProperty('facets');
  });
});
