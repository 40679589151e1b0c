import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkOrders } from '../../assurance/walkedOrders.ts';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});

afterAll(() => market.close());

// Shows X29.
test('two hundred orders on random ways leave books that are right', async () => {
  const walked = await walkOrders(market, { orders: 200, steps: 12, seed: 29 });

  expect(walked.faults).toEqual([]);
  expect(walked.transfers).toBeGreaterThan(400);
  expect(walked.steps).toBeGreaterThan(500);
});
