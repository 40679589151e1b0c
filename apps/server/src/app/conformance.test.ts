import { runConformance } from '@market/api/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestMarket, createTestMarket } from '../testing/createTestMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.close());

test('does everything as the contract says', async () => {
  const findings = await runConformance(`${market.url}/api`, { origin: 'http://market.example' });

  expect(findings.filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
  expect(findings.length).toBeGreaterThan(60);
});
