import { afterAll, beforeAll, expect, test } from 'vitest';
import { letBrowsersDie } from '../../assurance/dyingBrowsers.ts';
import { forgeOrders } from '../../assurance/forgedOrders.ts';
import { shuffleWebhooks } from '../../assurance/shuffledWebhooks.ts';
import { tamperPayments } from '../../assurance/tamperedPayments.ts';
import { createTestMarket, type TestMarket } from '../testing/createTestMarket.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});

afterAll(() => market.close());

test('of a hundred tampered requests none changes what is charged or ordered', async () => {
  expect(await tamperPayments(market, 100)).toMatchObject({
    wrongIntents: 0,
    wrongOrders: 0,
    serverErrors: 0,
  });
});

test('of sixty forged orders none is accepted', async () => {
  expect(await forgeOrders(market, 60)).toEqual({ attempts: 60, accepted: 0, orders: 0 });
});

test('webhooks in any order and number place each order once', async () => {
  expect(await shuffleWebhooks(market, 60)).toMatchObject({
    falselyAccepted: 0,
    doubled: 0,
    missing: 0,
    unfounded: 0,
  });
});

test('a browser may die at any point after paying', async () => {
  const deaths = await letBrowsersDie(market, 1);

  expect(deaths).toMatchObject({ missing: 0, doubled: 0, unfounded: 0 });
  expect(deaths.charged).toBeGreaterThan(7);
});
