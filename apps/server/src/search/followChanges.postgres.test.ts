import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';
import { createSearch } from './index.ts';

let market: TestMarket;
beforeAll(async () => void (market = await createTestMarket()));
afterAll(() => market.close());

test.each(['memory', 'sql'] as const)(
  '%s forgets nothing while a transaction takes long and all services are removed twice',
  async (engine) => {
    await market.empty();
    const search = createSearch(engine, market.database, () => undefined);
    const count = async () => {
      await search.bringUpToDate();
      return (await search.find({ offset: 0, limit: 1 })).count;
    };
    const long = await market.database.startTransaction().execute();
    onTestFinished(async () => void (await long.rollback().execute()));
    // Only a transaction that has a number is waited for.
    await sql`select pg_current_xact_id()`.execute(long);
    await sql`truncate services cascade`.execute(market.database);
    await sql`truncate services cascade`.execute(market.database);

    const seller = await market.createPerson('Asha Rao');
    await seller.createService({
      title: 'Logo design',
      price: 4500,
      category: 'Graphics-And-Design',
      description: 'A logo for your shop.',
      images: [anyPicture],
    });
    expect(await count()).toBe(1);
    expect(await count()).toBe(1);
    await search.close();
  },
);
