import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { listEvents } from '../audit/auditQueries.ts';
import { createRefusals } from './refusalQueries.ts';

const market = await createTestMarket({
  rateLimitScale: 1,
  trustedProxies: 1,
  metricsToken: 'figures',
});
const { database } = market;
beforeEach(market.empty);
afterAll(market.close);

const ask = (path: string, address: string, init: RequestInit = {}) =>
  fetch(`${market.url}/api${path}`, {
    ...init,
    headers: { ...init.headers, 'x-forwarded-for': address },
  });

/** Tries a wrong password. */
const guess = (address: string) =>
  ask('/auth/login', address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com', password: 'wrong-1' }),
  });

const readMetrics = async () =>
  (await fetch(`${market.url}/metrics`, { headers: { authorization: 'Bearer figures' } })).text();

test('what is refused, and how often, can be watched', async () => {
  for (let index = 0; index < 13; index += 1) await guess('203.0.113.7');
  await ask('/auth/me', '198.51.100.9');
  await ask('/auth/login', '198.51.100.9', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });

  const metrics = await readMetrics();
  expect(metrics).toContain('refusals_total{kind="401",call="logIn"} 10\n');
  expect(metrics).toContain('refusals_total{kind="429",call="logIn"} 3\n');
  expect(metrics).toContain('refusals_total{kind="401",call="loadUser"} 1\n');
  expect(metrics).toContain('refusals_total{kind="403",call="logIn"} 1\n');
});

/** Counts a refusal in the name of somebody at each of some addresses. */
function refuse(refusals: ReturnType<typeof createRefusals>, networks: string[]) {
  for (const network of networks) refusals.note({ kind: '429', call: 'logIn', network });
}

test('what is refused is in the audit trail, added up by kind, network and minute', async () => {
  const [first, second] = [createRefusals(database), createRefusals(database)];
  refuse(first, ['203.0.113.7', '203.0.113.7', '198.51.100.9']);
  refuse(second, ['203.0.113.7']);
  await first.write();
  await second.write();
  await second.write();

  const events = await listEvents(database, { what: 'refused.429', limit: 10 });
  const counts = new Map(events.map(({ address, count }) => [address, count]));
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({ what: 'refused.429', subject: 'logIn', personId: null });
  expect(counts).toEqual(
    new Map([
      ['203.0.113.7', 3],
      ['198.51.100.9', 1],
    ]),
  );
  expect(await listEvents(database, { what: 'session', limit: 10 })).toEqual([]);
});

test('an attacker from everywhere fills a few rows only, and they go', async () => {
  const refusals = createRefusals(database);
  const networks = Array.from({ length: 5_000 }, (_, index) => `2001:db8:0:${index}::/64`);
  refuse(refusals, networks);
  await refusals.write();
  const readRows = () => database.selectFrom('refusals').select(['network', 'count']).execute();
  // The minute may end in between.
  expect((await readRows()).length).toBeLessThanOrEqual(102);
  const sum = (await readRows()).reduce((total, { count }) => total + count, 0);
  expect(sum).toBe(5_000);

  const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await database
    .updateTable('refusals')
    .set({ minute: monthAgo })
    .where('network', '!=', 'other networks')
    .execute();
  await refusals.clean();
  expect((await readRows()).map(({ network }) => network)).toContain('other networks');
  expect((await readRows()).length).toBeLessThanOrEqual(2);
});
