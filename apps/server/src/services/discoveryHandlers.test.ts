import type { MarketRequest } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSeenCounter } from '../analytics/createSeenCounter.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';

const plain = {
  title: 'Logo design',
  price: 500,
  category: 'Graphics-And-Design',
  description: 'As you like it.',
  images: [anyPicture],
} satisfies MarketRequest<'createService'>;

describe.each(['memory', 'sql'] as const)('%s', (engine) => {
  let market: TestMarket;
  let seller: TestPerson;
  beforeAll(async () => void (market = await createTestMarket({ search: engine })));
  beforeEach(async () => {
    await market.empty();
    seller = await market.createPerson('Asha Rao');
  });
  afterAll(() => market.close());

  const offer = async (fields: Partial<MarketRequest<'createService'>>, by = seller) =>
    (await by.createService({ ...plain, ...fields })).service._id;
  const listCards = async (ids: string[]) => {
    const { services } = await market.createVisitor().listCards({ ids });
    return services.map(({ _id }) => _id);
  };
  const suggest = (q: string) => market.createVisitor().suggestServices({ q });

  // Shows X46.
  test('what is being typed is completed to words, services and categories that there are', async () => {
    const logo = await offer({ title: 'Logo design for WordPress' });
    await offer({ title: 'Animated logos' });
    await offer({ title: 'A website in WordPress', category: 'Web-Programming' });
    const gone = await offer({ title: 'Locomotives' });
    await seller.deleteService({ id: gone });

    const begun = await suggest('Lo');
    expect(begun).toMatchObject({ terms: ['logo'], categories: [] });
    expect(begun.services.map(({ title }) => title)).toEqual([
      'Animated logos',
      'Logo design for WordPress',
    ]);
    expect(begun.services[1]).toMatchObject({ _id: logo, cover: { url: expect.any(String) } });

    expect((await suggest('wordpers')).terms).toEqual(['wordpress']);
    expect((await suggest('lgo')).terms).toEqual(['logo']);
    expect((await suggest('animated l')).terms).toEqual(['animated logos']);
    expect((await suggest('web')).categories).toEqual(['Web-Programming']);
    expect(await suggest('  ')).toEqual({ terms: [], services: [], categories: [] });
    for (const strange of ['C#', 'рекламa', '٣', '🎨', '%_', 'x'.repeat(200)]) {
      expect(await suggest(strange)).toEqual({ terms: [], services: [], categories: [] });
    }
  });

  // Shows X46.
  test('browsers keep suggestions for a minute', async () => {
    const answer = await market.createVisitor().fetch('/api/services/suggest?q=lo');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });

  // Shows X46.
  test('where nothing is found, it is said what else would find something', async () => {
    await offer({ title: 'WordPress themes' });
    await offer({ title: 'Calligraphy lessons', price: 9000 });
    const ask = async (request: MarketRequest<'listServices'>) =>
      (await market.createVisitor().listServices({ facets: true, ...request })).didYouMean;

    expect(await ask({ keyword: 'wordpress qzxjvwkq' })).toEqual([
      { keyword: 'wordpress', count: 1 },
    ]);
    expect(await ask({ keyword: 'calligrapfee' })).toEqual([{ keyword: 'calligraphy', count: 1 }]);
    expect(await ask({ keyword: 'wordpress calligraphy' })).toEqual([
      { keyword: 'calligraphy', count: 1 },
      { keyword: 'wordpress', count: 1 },
    ]);
    const both = { category: 'Mobile-Apps', rating: 4 } as const;
    expect(await ask({ keyword: 'wordpress', ...both })).toEqual([
      { keyword: 'wordpress', count: 1 },
    ]);
    // One filter less helps: its count says so.
    expect(await ask({ keyword: 'wordpress', rating: 4 })).toBeUndefined();
    expect(await ask({ keyword: 'qzxjvwkq' })).toEqual([]);
    const plainAnswer = await market.createVisitor().listServices({ keyword: 'qzxjvwkq' });
    expect(plainAnswer).not.toHaveProperty('didYouMean');
  });

  // Shows X47.
  test('similar services share rare words, category and price, and few are of one seller', async () => {
    const other = await market.createPerson('Ben Okafor');
    const id = await offer({ title: 'Calligraphy for weddings' });
    const alike = await offer({ title: 'Wedding calligraphy', price: 700 }, other);
    const beside = await offer({ title: 'Posters', price: 400 });
    await offer({ title: 'Calligraphy for kings', price: 800 });
    await offer({ title: 'Calligraphy as an app', category: 'Mobile-Apps' });
    const mine = [await offer({ title: 'Stickers' }), await offer({ title: 'Stickers again' })];

    const list = async () => {
      const { services } = await market.createVisitor().listSimilar({ id });
      return services.map(({ _id }) => _id);
    };
    expect(await list()).toEqual([alike, mine[1], mine[0]]);
    await seller.deleteService({ id: mine[1] ?? '' });
    expect(await list()).toEqual([alike, mine[0], beside]);
    await seller.pauseService({ id, isPaused: true });
    expect(await list()).toEqual([alike, mine[0], beside]);
    await expect(
      market.createVisitor().listSimilar({ id: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'serviceNotFound' });
  });

  // Shows X47.
  test('cards are given of what is on the market, in the order in which they are asked for', async () => {
    const first = await offer({});
    const second = await offer({ title: 'Posters' });
    const paused = await offer({ title: 'Stickers' });
    expect(await listCards([paused, second, 'nonsense', first, first])).toEqual([
      paused,
      second,
      first,
    ]);
    await seller.pauseService({ id: paused, isPaused: true });
    await seller.deleteService({ id: first });
    expect(await listCards([paused, second, first, crypto.randomUUID()])).toEqual([second]);
    await seller.pauseService({ id: paused, isPaused: false });
    expect(await listCards([paused])).toEqual([paused]);
    expect(await listCards([])).toEqual([]);
  });
});

// Shows X46.
test('what five people have searched for is suggested, and what four have is not', async () => {
  const market = await createTestMarket();
  const seller = await market.createPerson('Asha Rao');
  const { service } = await seller.createService(plain);
  const counter = createSeenCounter(market.database, async () => 'secret');
  const search = async (keyword: string, people: number) => {
    // Two people may have the same of 64 bits.
    for (let number = 0; (await countBits(keyword)) < people; number += 1) {
      await counter.count({
        services: [service._id],
        source: 'search',
        keyword,
        personId: null,
        network: `203.0.${number}.0/24`,
      });
      await counter.flush();
    }
  };
  const countBits = async (keyword: string) => {
    const { rows } = await sql<{ people: number }>`
      select bit_count(people::bit(64))::int as people from service_words
      where word = ${keyword}`.execute(market.database);
    return rows[0]?.people ?? 0;
  };
  await search('logo design', 5);
  await search('logo for a shop', 4);
  await search('logo cobol', 5);
  const { terms } = await market.createVisitor().suggestServices({ q: 'logo' });
  // The last one finds nothing today.
  expect(terms).toEqual(['logo design']);
  await market.close();
});
