import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareSearches } from '../testing/compareSearches.ts';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';

let market: TestMarket;
beforeAll(async () => void (market = await createTestMarket()));
afterAll(() => market.close());

// A hundred thousand are asked by `pnpm assure searches`.
test.each([1, 2])('memory and SQL answer a thousand random questions alike, %i', async (seed) => {
  await market.empty();
  expect(await compareSearches(market.database, 1000, seed)).toBeUndefined();
});
