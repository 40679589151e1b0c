import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';
import { readSnapshot } from './readSnapshot.ts';

let market: TestMarket;
beforeAll(async () => void (market = await createTestMarket()));
afterAll(() => market.close());

test('what is written between two queries is read by neither of them', async () => {
  let tellFirst = (_count: number) => {};
  let goOn = () => {};
  const first = new Promise<number>((resolve) => (tellFirst = resolve));
  const written = new Promise<void>((resolve) => (goOn = resolve));
  const reading = readSnapshot(market.database, async (snapshot) => {
    const count = async () => (await snapshot.selectFrom('people').select('id').execute()).length;
    tellFirst(await count());
    await written;
    return count();
  });

  expect(await first).toBe(0);
  await market.createPerson('Asha Rao');
  goOn();
  expect(await reading).toBe(0);
  expect(await market.database.selectFrom('people').select('id').execute()).toHaveLength(1);
});
