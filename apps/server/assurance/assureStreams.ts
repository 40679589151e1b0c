import { type ClientRequest, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createMarketClient } from '@market/api';
import { uuidv7 } from 'uuidv7';
import { type RunningServer, startServer } from '../../../tooling/startServer.ts';
import { startPostgres } from '../../../tooling/startPostgres.ts';
import { type Database, openDatabase } from '../src/database/openDatabase.ts';
import { createSessionQueries } from '../src/people/sessionQueries.ts';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { inParallel } from './inParallel.ts';
import { quantile } from './quantile.ts';

/**
 * Opens very many streams at one server, and measures its memory, how long others wait for a list meanwhile,
 * and how long it takes until what changes at another server reaches a browser, with a connection that listens
 * and without. `assureStreams.ts STREAMS CHANGES` says how many. Exits with 1 if a figure is not as it must be;
 * how much longer lists take is judged with 5,000 streams only.
 */
const streamCount = Number(process.argv[2] ?? 5_000);
const changeCount = Number(process.argv[3] ?? 200);
const streamsOfSession = 4;
const browsingSeconds = streamCount < 5_000 ? 3 : 20;
/** The streams come and go this often, so that what else the machine does meets lists with and without them. */
const rounds = streamCount < 5_000 ? 1 : 4;

const most = {
  megabytes: 100,
  browsingShare: 1.1,
  heardMilliseconds: 1_000,
  unheardMilliseconds: 6_000,
};

const given = process.env['TEST_DATABASE_URL'];
const postgres = given ? undefined : await startPostgres();
const url = given ?? postgres?.url;
if (!url) throw new Error('Two servers need a PostgreSQL: none is installed, and none is named.');

const settings = { PUBLIC_URL: 'http://market.example', MARKET_MODE: 'trial', LOG_LEVEL: 'warn' };
const database = await openDatabase({ url });
const pooled = new URL(url);
pooled.searchParams.set('pgbouncer', 'true');
const servers: RunningServer[] = [];
for (const address of [url, url, pooled.href]) {
  servers.push(await startServer({ ...settings, DATABASE_URL: address }));
}
const [changing, hearing, deaf] = servers as [RunningServer, RunningServer, RunningServer];

interface Person {
  _id: string;
  token: string;
}

async function addPeople(count: number): Promise<Person[]> {
  const sessions = createSessionQueries(database, 15);
  const people = Array.from({ length: count }, () => ({
    id: uuidv7(),
    fullname: 'Asha Rao',
    email: `${uuidv7()}@example.com`,
    password_hash: 'none',
  }));
  await database.insertInto('people').values(people).execute();
  const found: Person[] = [];
  await inParallel(people, 8, async ({ id }) => {
    found.push({ _id: id, token: await sessions.start(id, 'node') });
  });
  return found;
}

/** Follows what is new for somebody. Gives a function that waits for news of notifications. */
async function follow({ token }: Person, server: RunningServer) {
  let tell: (() => void) | undefined;
  const following = await new Promise<ClientRequest>((resolve, reject) => {
    const asking = request(`${server.url}/api/events`, {
      agent: false,
      headers: { cookie: `session=${token}` },
    });
    asking.on('response', (response) => {
      if (response.statusCode !== 200) {
        return reject(new Error(`A stream was refused with ${response.statusCode}.`));
      }
      response.on('data', (piece: Buffer) => {
        const text = String(piece);
        if (text.includes('"*"')) resolve(asking);
        if (text.includes('"Notifications"')) tell?.();
      });
      response.on('error', () => undefined);
    });
    asking.on('error', reject);
    asking.end();
  });
  return {
    next: () =>
      new Promise<void>((resolve) => {
        tell = resolve;
      }),
    end: () => following.destroy(),
  };
}

/** How long lists take at a server while eight people look at them, in milliseconds. */
async function browse(server: RunningServer): Promise<number[]> {
  const visitor = createMarketClient({ host: `${server.url}/api` });
  const times: number[] = [];
  const end = performance.now() + browsingSeconds * 1_000;
  await inParallel(Array.from({ length: 8 }), 8, async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await visitor.listServices({});
      times.push(performance.now() - start);
    }
  });
  return times;
}

/** Somebody sees their notifications at one server: how long it takes until their browser at another knows. */
async function measureChanges(person: Person, server: RunningServer, count: number) {
  const cookies = new Map([['session', person.token]]);
  const client = createMarketClient({
    host: `${changing.url}/api`,
    fetch: createBrowserFetch(settings.PUBLIC_URL, cookies),
  });
  const following = await follow(person, server);
  const times: number[] = [];
  for (let change = 0; change < count; change += 1) {
    await addNotification(database, person);
    const next = following.next();
    const start = performance.now();
    await client.markNotificationsSeen({ upTo: new Date(Date.now() + 60_000).toISOString() });
    await next;
    times.push(performance.now() - start);
    // Not in step with the look that is taken every five seconds.
    await wait(Math.random() * 100);
  }
  following.end();
  return { p50: Math.round(quantile(times, 0.5)), p99: Math.round(quantile(times, 0.99)) };
}

const addNotification = (into: Database, { _id }: Person) =>
  into
    .insertInto('notifications')
    .values({
      id: uuidv7(),
      person_id: _id,
      kind: 'orders',
      name: 'delivered',
      subject_type: null,
      subject_id: null,
      data: '{}',
      collapse_key: null,
      on_site: true,
    })
    .execute();

const people = await addPeople(Math.ceil(streamCount / streamsOfSession));
const [measured] = (await addPeople(1)) as [Person];

const wanted = people
  .flatMap((person) => Array.from({ length: streamsOfSession }, () => person))
  .slice(0, streamCount - 1);
const streams: Awaited<ReturnType<typeof follow>>[] = [];

async function openStreams() {
  await inParallel(wanted, 32, async (person) => {
    streams.push(await follow(person, hearing));
  });
  await wait(5_000);
}

async function endStreams() {
  for (const stream of streams.splice(0)) stream.end();
  await wait(5_000);
}

await browse(hearing);
const listsWithout: number[] = [];
const listsWith: number[] = [];
let memoryGrowth = 0;
for (let round = 0; round < rounds; round += 1) {
  if (round > 0) await endStreams();
  listsWithout.push(...(await browse(hearing)));
  const memoryBefore = await hearing.readOwnMemory();
  await openStreams();
  // What they take shows in the first round only: later ones get what those before gave back.
  if (round === 0) memoryGrowth = (await hearing.readOwnMemory()) - memoryBefore;
  listsWith.push(...(await browse(hearing)));
}
const p99Without = quantile(listsWithout, 0.99);
const p99With = quantile(listsWith, 0.99);
const heard = await measureChanges(measured, hearing, changeCount);
const unheard = await measureChanges(measured, deaf, Math.ceil(changeCount / 10));

const openAtTheEnd = streams.length;
await endStreams();
for (const server of servers) {
  await server.stop();
  await server.clean();
}
await database.destroy();
postgres?.stop();

console.log(
  JSON.stringify({
    streams: openAtTheEnd,
    lists: listsWith.length,
    memoryGrowthMegabytes: memoryGrowth,
    listP99Milliseconds: { without: p99Without.toFixed(1), with: p99With.toFixed(1) },
    heardMilliseconds: heard,
    unheardMilliseconds: unheard,
  }),
);
const faults = [
  memoryGrowth > most.megabytes && 'The streams take too much memory.',
  streamCount >= 5_000 && p99With > p99Without * most.browsingShare && 'Lists take too long.',
  heard.p99 > most.heardMilliseconds && 'News takes too long.',
  unheard.p99 > most.unheardMilliseconds && 'News takes too long where nobody listens.',
].filter((fault) => fault !== false);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
