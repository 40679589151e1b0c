import type { MarketAnswer } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createFigureJob } from './createFigureJob.ts';

type Found = NonNullable<MarketAnswer<'explainRanking'>['found']>;

describe.each(['memory', 'sql'] as const)('%s', (engine) => {
  let market: TestMarket;
  let seller: TestPerson;
  beforeAll(async () => void (market = await createTestMarket({ search: engine })));
  beforeEach(async () => {
    await market.empty();
    seller = await market.createPerson('Asha Rao');
  });
  afterAll(() => market.close());

  /** Plants services of many kinds, three of ten of them new. */
  async function plant(count: number) {
    await sql`
      insert into services (id, seller_id, title, description, category, price_paise, created_at, figures)
        select gen_random_uuid(), ${seller._id},
            (array['Logo design', 'Logos for shops', 'Design of a logo', 'Pictures'])[1 + number % 4],
            (array['Made by hand.', 'A logo as well.'])[1 + number % 2],
            'Graphics-And-Design', 100000,
            now() - make_interval(days => case when number % 10 < 3 then 5 else 40 + number end, mins => number),
            array[number * 7 % 101, number * 13 % 101, number * 29 % 101, number % 5 * 20,
              case when number % 10 < 3 then 0 else 9 end]
          from generate_series(1, ${count}::int) as number`.execute(market.database);
  }

  /** The whole list, page by page. */
  async function list(keyword: string) {
    const visitor = market.createVisitor();
    const ids: string[] = [];
    const newcomers: string[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await visitor.listServices({ keyword, sort: 'relevance', page });
      ids.push(...answer.services.map(({ _id }) => _id));
      newcomers.push(...(answer.newcomers ?? []));
      if (answer.services.length < answer.resDataPerPage) return { ids, newcomers };
    }
  }

  async function explain(id: string, keyword: string): Promise<Found> {
    const { found } = await seller.explainRanking({ id, keyword });
    if (!found) throw new Error('It is not found.');
    return found;
  }

  // Shows X48.
  test.each([
    ['logo', 60],
    ['logo design', 100],
    ['lgo', 60],
    ['', 60],
  ])(
    'the order of the list for “%s” is reproduced from the explanations',
    async (keyword, offered) => {
      await plant(offered);
      const { ids, newcomers } = await list(keyword);
      const explained = await Promise.all(
        ids.map(async (id, index) => ({ id, index, ...(await explain(id, keyword)) })),
      );

      expect(ids.length).toBeGreaterThan(40);
      expect(explained.map(({ place }) => place)).toEqual(ids.map((_, index) => index + 1));
      for (const { parts, score } of explained) {
        const points = parts.map(({ figure, weight, part }) =>
          part === 'faults' ? 0 - figure * weight : figure * weight,
        );
        expect(parts.map((part) => Math.round(part.points * 100))).toEqual(points);
        expect(points.reduce((sum, each) => sum + each, 0)).toBe(Math.round(score * 100));
      }
      const marked = explained.filter(({ isNewcomer }) => isNewcomer);
      expect(marked.map(({ id }) => id)).toEqual(newcomers);
      expect(marked.map(({ place }) => place)).toEqual([8, 16, 24]);
      const others = explained.filter(({ isNewcomer }) => !isNewcomer);
      const { rows } = await sql<{ id: string }>`
        select id from services order by created_at desc, id desc`.execute(market.database);
      const age = new Map(rows.map(({ id }, index) => [id, index]));
      const byScore = others.toSorted(
        (one, other) =>
          other.score - one.score || (age.get(one.id) ?? 0) - (age.get(other.id) ?? 0),
      );
      expect(others.map(({ id }) => id)).toEqual(byScore.map(({ id }) => id));
      expect(others.map(({ scoreAhead }) => scoreAhead)).toEqual([
        null,
        ...others.slice(0, -1).map(({ score }) => score),
      ]);
    },
  );

  test('a client that names no order has the newest first, as ever', async () => {
    await plant(12);
    const { services, ...answer } = await market.createVisitor().listServices({});
    const { rows } = await sql<{ id: string }>`
      select id from services order by created_at desc, id desc limit 8`.execute(market.database);
    expect(services.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
    expect(answer).not.toHaveProperty('newcomers');
  });

  // Shows X48.
  test('the owner’s weights are told, and are those that count', async () => {
    const visitor = market.createVisitor();
    await plant(30);
    const [first] = (await list('logo')).ids;
    await market.set({ 'ranking.quality': 100, 'ranking.text': 0, 'ranking.newPlaces': 0 });

    const { ranking } = await visitor.getRanking();
    expect(ranking).toMatchObject({ newcomers: { places: 0 } });
    expect(ranking.parts).toContainEqual({ part: 'quality', weight: 100 });
    const { ids, newcomers } = await list('logo');
    expect(newcomers).toEqual([]);
    expect(ids[0]).not.toBe(first);
    const { parts } = await explain(ids[0] ?? '', 'logo');
    expect(parts.find(({ part }) => part === 'quality')).toMatchObject({ weight: 100 });
  });

  test('nobody is told why a service of somebody else stands where it does', async () => {
    await plant(1);
    const { services } = await market.createVisitor().listServices({});
    const id = services[0]?._id ?? '';
    const other = await market.createPerson('Ben Okafor');
    await expect(other.explainRanking({ id, keyword: 'logo' })).rejects.toMatchObject({
      code: 'serviceNotFound',
    });
    expect(await seller.explainRanking({ id, keyword: 'plumbing' })).toEqual({ found: null });
    await seller.pauseService({ id, isPaused: true });
    expect(await seller.explainRanking({ id })).toEqual({ found: null });
  });

  test('where the owner has switched it off, titles decide, and nothing is explained', async () => {
    await plant(30);
    await market.set({ 'features.ranking': false });
    const visitor = market.createVisitor();
    await expect(visitor.getRanking()).rejects.toMatchObject({ code: 'featureOff' });
    const asked = await visitor.listServices({ keyword: 'logo', sort: 'relevance' });
    const usual = await visitor.listServices({ keyword: 'logo' });
    expect(asked).toEqual(usual);
  });

  test('ratings, orders and faults count once the job has looked', async () => {
    const services = ['Logo one', 'Logo two'];
    for (const title of services) {
      await sql`
        insert into services (id, seller_id, title, description, category, price_paise)
          values (gen_random_uuid(), ${seller._id}, ${title}, 'A logo.', 'Graphics-And-Design', 100000)`.execute(
        market.database,
      );
    }
    await sql`
      update services
        set rating_sum = case when title = 'Logo one' then 25 else 5 end, rating_count = 5`.execute(
      market.database,
    );
    // The market's own job may have looked by then. Without it, the newer one would come first.
    await createFigureJob(market.database, async () => 24).run(market.surroundings);

    const { rows } = await sql<{ id: string }>`
      select id from services order by title`.execute(market.database);
    const ids = rows.map(({ id }) => id);
    // What was set before is forgotten within a second or two.
    await expect.poll(async () => (await list('logo')).ids).toEqual(ids);
    const { parts } = await explain(ids[0] ?? '', 'logo');
    expect(parts.find(({ part }) => part === 'quality')?.figure).toBe(67);
  });
});
