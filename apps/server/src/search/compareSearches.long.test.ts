import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareSearches } from '../testing/compareSearches.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { createSearch } from './index.ts';

// Not of a whole market: its jobs change services between the looks of the two searches.
let place: TestDatabase;
beforeAll(async () => void (place = await createTestDatabase()));
afterAll(() => place.close());

// Shows X45.
test('of what is too much to look through, the same tags are counted', async () => {
  await place.empty();
  const { database } = place;
  await sql`
    insert into people (id, fullname, email, password_hash, origin)
      values (${crypto.randomUUID()}, 'Asha Rao', 'asha@market.example', '', 'nepal')`.execute(
    database,
  );
  // 40 tags, of which the last are the most frequent: the first are not among those of the market.
  await sql`
    insert into services (id, seller_id, title, description, category, price_paise, listing)
    select gen_random_uuid(), people.id, case when number <= 100 then 'Rare' else 'Logo' end, '',
      'Mobile-Apps', 50000, jsonb_build_object('packages', '[]'::jsonb, 'languages', '[]'::jsonb,
        'tags', jsonb_build_array('T' || floor(sqrt(number * 40 / 125))))
    from people, generate_series(1, 5000) as number`.execute(database);
  const searches = (['memory', 'sql'] as const).map((engine) =>
    createSearch(engine, database, () => undefined),
  );
  const questions: { keyword?: string; tag?: string }[] = [{}, { keyword: 'rare' }, { tag: 't39' }];
  for (const question of questions) {
    const [inMemory, inSql] = await Promise.all(
      searches.map(async (search) => {
        await search.bringUpToDate();
        return { ...(await search.find({ ...question, facets: true, offset: 0, limit: 5 })) };
      }),
    );
    expect(inMemory).toEqual(inSql);
    expect(inMemory?.facets?.country).toEqual([{ value: 'Nepal', count: inMemory?.count }]);
    expect(inMemory?.facets?.tag[0]?.value).toBe(question.keyword ? 't4' : 't39');
  }
  await Promise.all(searches.map((search) => search.close()));
});

// A hundred thousand are asked by `pnpm assure searches`.
test.each([1, 2])('memory and SQL answer a thousand random questions alike, %i', async (seed) => {
  await place.empty();
  expect(await compareSearches(place.database, 1000, seed)).toBeUndefined();
});
