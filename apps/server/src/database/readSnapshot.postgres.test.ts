import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';
import { readSnapshot } from './readSnapshot.ts';

let market: TestMarket;
beforeAll(async () => void (market = await createTestMarket()));
afterAll(() => market.close());

test('what is written between two queries is read by neither of them', async () => {
  const steps = new EventEmitter();
  const first = once(steps, 'counted');
  const written = once(steps, 'written');
  const reading = readSnapshot(market.database, async (snapshot) => {
    const count = async () => (await snapshot.selectFrom('people').select('id').execute()).length;
    steps.emit('counted', await count());
    await written;
    return count();
  });

  expect(await first).toEqual([0]);
  await market.createPerson('Asha Rao');
  steps.emit('written');
  expect(await reading).toBe(0);
  expect(await market.database.selectFrom('people').select('id').execute()).toHaveLength(1);
});
