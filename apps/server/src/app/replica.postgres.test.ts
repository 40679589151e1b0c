import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createMarketClient } from '@market/api';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../tooling/startPostgres.ts';
import { type RunningServer, startServer } from '../../../../tooling/startServer.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openReplica } from '../database/openReplica.ts';
import { createBrowserFetch } from '../testing/createTestMarket.ts';
import { createShop, until } from '../testing/createShop.ts';

/** How far the replica stays behind, in seconds. */
const delay = 5;

const primary = await startPostgres();
if (!primary) throw new Error('A replica needs a PostgreSQL, and none is installed.');
await (await openDatabase({ url: primary.url })).destroy();
const replica = await startPostgres({ replicaOf: primary.url, delay });
if (!replica) throw new Error('The replica has not come up.');
const settings = {
  DATABASE_URL: primary.url,
  DATABASE_READ_URL: replica.url,
  PUBLIC_URL: 'http://market.example',
  MARKET_MODE: 'trial',
};
const servers = await Promise.all([startServer(settings), startServer(settings)]);
const [one, other] = servers as [RunningServer, RunningServer];
afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    await server.clean();
  }
  replica.stop();
  primary.stop();
});

const run = (command: string) => execFileSync('sh', ['-c', command]);

/** A browser, which asks whichever server is wanted. */
function createBrowser() {
  const browserFetch = createBrowserFetch(settings.PUBLIC_URL);
  return ({ url }: RunningServer) => ({
    ...createMarketClient({ host: `${url}/api`, fetch: browserFetch, retries: 0 }),
    load: (path: string) => browserFetch(`${url}${path}`),
  });
}

async function signUp(fullname: string) {
  const browser = createBrowser();
  const email = `${fullname.replace(' ', '.')}@market.example`;
  const sent = { fullname, email, password: 'secret-1', passwordverify: 'secret-1' };
  await browser(one).signUp(sent);
  return browser;
}

test('the writer sees a change at once on every server, others a moment later', async () => {
  const seller = await signUp('Asha Rao');
  const visitor = createBrowser();
  const readTitle = async (browser: typeof visitor) =>
    (await browser(other).getService({ id: _id })).service.title;

  const { _id } = await createShop({ host: `${one.url}/api` }).offer(seller(one));
  // The list has it already, so its page must be there for everybody.
  expect((await visitor(other).listServices({})).services[0]?._id).toBe(_id);
  expect(await readTitle(visitor)).toBe('Logo design');
  await wait((delay + 2) * 1000);

  await seller(one).updateService({ id: _id, title: 'Logo and letters' });
  expect(await readTitle(seller)).toBe('Logo and letters');
  expect(await readTitle(visitor)).toBe('Logo design');
  const page = await seller(other).load(`/service/${_id}`);
  expect(await page.text()).not.toContain('Logo design');
  await wait((delay + 2) * 1000);
  expect(await readTitle(visitor)).toBe('Logo and letters');
});

test('a replica that is too far behind is not read from', async () => {
  const near = await openReplica(primary.url, replica.url, 1_000);
  const far = await openReplica(primary.url, replica.url);
  const seller = await signUp('Chen Li');
  await createShop({ host: `${one.url}/api` }).offer(seller(one));
  await wait(3_000);

  const read = ({ preferReplica }: typeof near) =>
    preferReplica(
      async () => 'primary',
      async () => 'replica',
    );
  expect([await read(near), await read(far)]).toEqual(['primary', 'replica']);
  await near.close();
  await far.close();
});

test('reading goes on without the replica, and public reading without the primary', async () => {
  const seller = await signUp('Ben Okafor');
  const visitor = createBrowser()(other);
  const { _id } = await createShop({ host: `${one.url}/api` }).offer(seller(one));
  const read = async (browser = visitor) => {
    const [{ service }, { services }] = await Promise.all([
      browser.getService({ id: _id }),
      browser.listServices({}),
    ]);
    return [service._id, services[0]?._id];
  };
  const isReady = async () => (await fetch(`${other.url}/ready`)).ok;

  run(replica.commands.stop);
  expect(await read()).toEqual([_id, _id]);
  run(replica.commands.start);
  await wait((delay + 2) * 1000);

  run(primary.commands.stop);
  expect(await read()).toEqual([_id, _id]);
  expect(await read(seller(other))).toEqual([_id, _id]);
  expect(await isReady()).toBe(true);
  const refused = seller(other).updateService({ id: _id, title: 'Letters' });
  await expect(refused).rejects.toMatchObject({ status: 503 });

  run(primary.commands.start);
  await until(async () => {
    const changed = seller(other).updateService({ id: _id, title: 'Letters' });
    return changed.then(
      () => true,
      () => false,
    );
  });
  await until(async () => (await visitor.listServices({})).services[0]?.title === 'Letters');
});
