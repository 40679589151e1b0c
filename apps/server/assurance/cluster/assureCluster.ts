import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkOutVersionBefore } from '../../../../tooling/checkOutVersionBefore.ts';
import { findFreePort } from '../../../../tooling/findFreePort.ts';
import { type RunningServer, startServer } from '../../../../tooling/startServer.ts';
import { openDatabase } from '../../src/database/openDatabase.ts';
import { startS3 } from '../../src/testing/startS3.ts';
import { endOpenMatters, readBooks } from '../moneyWorld.ts';
import { type Noticed, openCrowd } from './openCrowd.ts';
import { listMissing, startCluster } from './startCluster.ts';

/**
 * Brings up three PostgreSQL under Patroni with etcd, HAProxy in two halves before them and before
 * three market servers, PgBouncer, and a store for pictures, all on one machine. While 50 people
 * browse and 20 buy, servers are upgraded and one part after the other fails. Prints what people
 * noticed of each, and ends with 1 if an acknowledged order is gone, if a charge has not exactly one
 * order or refund, or if buying stood still for longer than it may.
 *
 *     node --conditions=market-source apps/server/assurance/cluster/assureCluster.ts [kills of the primary] [only what has this word]
 *
 * Needs Linux, root and Debian's `patroni etcd-server haproxy pgbouncer postgresql iproute2 iptables`.
 * `PREVIOUS` names the version that the upgrade begins with; by default the one before the
 * newest change of the tables.
 */
const kills = Number(process.argv[2] ?? 10);
const only = process.argv[3] ?? '';

/** For how long buying may stand still, in seconds: where a process dies, and where its machine does. */
const longest = { process: 15, machine: 30 };

/** How many seconds people are watched before something happens, and how long cut cables stay cut. */
const watched = 5;
const cut = 25;

const missing = listMissing();
if (missing.length > 0) {
  console.error(`A cluster cannot run here, for want of: ${missing.join(', ')}.`);
  process.exit(1);
}

const site = join(import.meta.dirname, '../../../../apps/marketplace/dist');

let isAsItMustBe = true;

function report(what: string, noticed: Noticed, limit?: number) {
  const { seconds, looks, failedLooks, longestBlindness, orders, failedBuying } = noticed;
  const { lookMilliseconds, longestStandstill, kinds } = noticed;
  const isLate = limit !== undefined && longestStandstill > limit;
  if (isLate) isAsItMustBe = false;
  const share = ((failedLooks / Math.max(looks, 1)) * 100).toFixed(1);
  const cells = [
    what,
    seconds,
    `${failedLooks} of ${looks} (${share} %)`,
    longestBlindness,
    lookMilliseconds,
    orders,
    failedBuying,
    `${longestStandstill}${isLate ? ` (more than ${limit})` : ''}`,
    kinds,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
const previous = checkOutVersionBefore();
if (!previous) throw new Error('This clone lacks the version before.');
const store = await startS3();
const cluster = await startCluster(ports);
const settings = (port: number) => ({
  PORT: String(port),
  DATA_DIR: join(cluster.folder, `server-${port}`),
  DATABASE_URL: `${cluster.databaseUrl}?pgbouncer=true`,
  DATABASE_READ_URL: `${cluster.readUrl}?pgbouncer=true`,
  MARKET_MODE: 'trial',
  PUBLIC_URL: 'http://market.example',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '1.5',
  LOG_LEVEL: 'warn',
  S3_URL: store.settings.url,
  S3_ACCESS_KEY: store.settings.accessKey,
  S3_SECRET_KEY: store.settings.secretKey,
});
const servers: RunningServer[] = [];

/** The version before knows no pooler by transaction. */
for (const port of ports) {
  const old = { ...settings(port), DATABASE_URL: cluster.sessionUrl, SITE_DIR: site };
  servers.push(await startServer(old, previous.folder));
}
await wait(1_500);
const crowd = await openCrowd(cluster.sites);
await wait(watched * 1000);

console.log(
  '| what happens | s | looks that failed | longest without a page, s | page, median ms | orders | failed steps of buying | longest without a step of buying, s | failures |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --- |');
crowd.take();
await wait(4 * watched * 1000);
report('nothing', crowd.take(), longest.process);

for (const [index, port] of ports.entries()) {
  await servers[index]?.stop();
  servers[index] = await startServer(settings(port));
  await wait(watched * 1000);
}
report(`the servers are upgraded from ${previous.name}, one by one`, crowd.take(), longest.process);
previous.remove();

/** Lets something fail, waits until all is whole again, and tells what people noticed. */
async function happens(what: string, limit: number, work: () => Promise<void> | void) {
  if (!what.includes(only)) return;
  crowd.take();
  await wait(watched * 1000);
  await work();
  await cluster.becomeWhole();
  await wait(watched * 1000);
  report(what, crowd.take(), limit);
}

for (let turn = 1; turn <= kills; turn += 1) {
  await happens(`the primary is killed, ${turn}`, longest.process, async () => {
    cluster.killDatabase(await cluster.find('leader'));
    await wait(3_000);
  });
}
await happens('the synchronous replica is killed', longest.process, async () => {
  cluster.killDatabase(await cluster.find('sync_standby'));
  await wait(3_000);
});
await happens('a server is killed, and comes back', longest.process, async () => {
  await servers[0]?.kill();
  await wait(3_000);
  servers[0] = await startServer(settings(ports[0] as number));
});
await happens('one half of HAProxy is killed, and comes back', longest.process, async () => {
  await cluster.killHalf(0);
  await wait(10_000);
  cluster.startHalf(0);
});
await happens(
  "the primary's machine loses its power, and comes back",
  longest.machine,
  async () => {
    const primary = await cluster.find('leader');
    primary.cutPower();
    await wait(cut * 1000);
    cluster.startNode(primary);
  },
);
await happens("a replica's machine loses its power, and comes back", longest.machine, async () => {
  const replica = await cluster.find('sync_standby');
  replica.cutPower();
  await wait(cut * 1000);
  cluster.startNode(replica);
});
await happens('the cable between the primary and its replica is cut', longest.machine, async () => {
  const [primary, replica] = [await cluster.find('leader'), await cluster.find('sync_standby')];
  primary.cutTo(replica);
  await wait(cut * 1000);
  primary.healTo(replica);
});
await happens("the primary's machine loses its network", longest.machine, async () => {
  const primary = await cluster.find('leader');
  primary.unplug();
  await wait(cut * 1000);
  primary.plugIn();
});

const told = await crowd.close();
/** What the servers did not expect, by its words. */
const unexpected = new Map<string, number>();
for (const server of servers) {
  for (const [, said = ''] of server.readOutput().matchAll(/"level":50.*?"message":"(.*?)"/g)) {
    unexpected.set(said, (unexpected.get(said) ?? 0) + 1);
  }
}
for (const [said, times] of unexpected) console.log(`\nIn the log, ${times} times: ${said}`);

for (const server of servers) await server.stop();

const database = await openDatabase({ url: `${cluster.databaseUrl}?pgbouncer=true` });
await endOpenMatters({ database });
const books = await readBooks({ database });
const kept = await database.selectFrom('orders').select('id').execute();
await database.destroy();
const ids = new Set(kept.map(({ id }) => id));
const lost = told.filter((id) => !ids.has(id)).length;
cluster.close();
await store.stop();

console.log(`\n${told.length} orders were acknowledged, ${lost} of them are lost.`);
console.log(
  `${books.charges} charges, ${books.orders} orders, ${books.unaccounted} with neither or both of order and refund.`,
);
process.exit(isAsItMustBe && lost === 0 && books.unaccounted === 0 ? 0 : 1);
