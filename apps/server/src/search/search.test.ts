import type { MarketRequest } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';
import { createSearch } from './index.ts';

const service = {
  title: 'Logo design',
  price: 4500,
  category: 'Graphics-And-Design',
  description: 'A logo for your shop.',
  images: [anyPicture],
} satisfies MarketRequest<'createService'>;

describe.each(['memory', 'sql'] as const)('%s', (engine) => {
  let market: TestMarket;
  beforeAll(async () => void (market = await createTestMarket({ search: engine })));
  beforeEach(() => market.empty());
  afterAll(() => market.close());

  /** What another server process on the same database would list. */
  function createOther() {
    const search = createSearch(engine, market.database, () => undefined);
    return async (keyword?: string) => {
      await search.bringUpToDate();
      return search.find({ keyword, offset: 0, limit: 100 });
    };
  }

  test('another process sees each change at once', async () => {
    const seller = await market.createPerson('Asha Rao');
    const list = createOther();
    expect(await list()).toEqual({ ids: [], count: 0, offered: 0 });

    const { service: first } = await seller.createService(service);
    expect((await list()).ids).toEqual([first._id]);
    const { service: second } = await seller.createService(service);
    expect((await list()).ids).toEqual([second._id, first._id]);
    await seller.deleteService({ id: first._id });
    expect((await list()).ids).toEqual([second._id]);

    await sql`delete from services where id = ${second._id}`.execute(market.database);
    expect(await list()).toEqual({ ids: [], count: 0, offered: 0 });
    const { service: third } = await seller.createService(service);
    await market.empty();
    expect(await list()).toEqual({ ids: [], count: 0, offered: 0 });
    expect(third._id).not.toBe(second._id);
  });

  test('services are found by what their sellers are called and their descriptions begin with now', async () => {
    const seller = await market.createPerson('Asha Rao');
    const description = `In WordPress or by hand.\n\n${'Ask me. '.repeat(30)} Calligraphy as well.`;
    const { service: logo } = await seller.createService({ ...service, description });
    const { service: themes } = await seller.createService({
      ...service,
      title: 'WordPress themes',
    });
    const list = createOther();
    const visitor = market.createVisitor();
    const search = async (keyword: string) => {
      const { ids, count } = await list(keyword);
      const answer = await visitor.fetch(`/api/services?keyword=${keyword}`);
      const body: unknown = await answer.json();
      expect(body).toMatchObject({
        services: ids.map((_id) => ({ _id })),
        filteredServiceCount: count,
      });
      return ids;
    };

    expect(await search('wordpres')).toEqual([themes._id, logo._id]);
    expect(await search('lgo')).toEqual([logo._id, themes._id]);
    expect(await search('asha')).toEqual([themes._id, logo._id]);
    expect(await search('calligraphy')).toEqual([]);

    await seller.updateProfile({ fullname: 'Sunita Rao' });
    expect(await search('asha')).toEqual([]);
    expect(await search('sunita')).toEqual([themes._id, logo._id]);
    await seller.updateService({ id: logo._id, description: 'Calligraphy.' });
    expect(await search('calligraphy')).toEqual([logo._id]);
    expect(await search('wordpress')).toEqual([themes._id]);
  });

  test('the services of another database keep their place when they are copied here', async () => {
    const seller = await market.createPerson('Asha Rao');
    const { service: copied } = await seller.createService(service);
    await sql`alter table services disable trigger services_changed`.execute(market.database);
    await sql`update services set changed_in = '999999999999'`.execute(market.database);
    await sql`alter table services enable trigger services_changed`.execute(market.database);

    const list = createOther();
    expect((await list()).ids).toEqual([copied._id]);
    await seller.deleteService({ id: copied._id });
    expect((await list()).ids).toEqual([]);
  });

  test('what is written at the same time is listed completely', async () => {
    const sellers = await Promise.all(
      ['Asha Rao', 'Ben Okafor', 'Chen Li'].map((name) => market.createPerson(name)),
    );
    const list = createOther();
    const written = sellers.map(async (seller) => {
      for (let turn = 0; turn < 10; turn += 1) {
        const { service: made } = await seller.createService(service);
        expect((await list()).ids).toContain(made._id);
        if (turn % 3 === 0) await seller.deleteService({ id: made._id });
      }
    });
    await Promise.all(written);

    const { rows } = await sql<{ id: string }>`
    select id from services where deleted_at is null order by created_at desc, id desc`.execute(
      market.database,
    );
    expect((await list()).ids).toEqual(rows.map(({ id }) => id));
  });

  // Shows C10.
  test('an answer that the browser has is not sent again until something changes', async () => {
    const seller = await market.createPerson('Asha Rao');
    const buyer = await market.createPerson('Ben Okafor');
    const { service: offered } = await seller.createService(service);
    const visitor = market.createVisitor();
    const ask = (headers: Record<string, string> = {}) =>
      visitor.fetch('/api/services?keyword=logo', { headers });

    const first = await ask();
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await ask({ 'if-none-match': tag })).status).toBe(304);

    const changes = [
      () => seller.updateProfile({ fullname: 'Asha R. Rao' }),
      () => buyer.reviewService({ serviceId: offered._id, rating: 4, comment: 'Good.' }),
      () => seller.updateService({ id: offered._id, price: 5000 }),
      () => seller.deleteService({ id: offered._id }),
    ];
    let known = tag;
    for (const change of changes) {
      await change();
      const changed = await ask({ 'if-none-match': known });
      expect(changed.status).toBe(200);
      known = changed.headers.get('etag') ?? '';
    }
  });
});
