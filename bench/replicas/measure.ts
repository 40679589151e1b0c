import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '../../apps/server/src/database/openDatabase.ts';
import { buildSite, isSiteBuilt } from '../../tooling/buildSite.ts';
import { startPostgres } from '../../tooling/startPostgres.ts';
import { startServer } from '../../tooling/startServer.ts';

/**
 * Prints what public pages cost the server, the primary and its replica in processor time, and
 * from that how much more three servers with replicas answer than one alone.
 */
const requests = Number(process.argv[2] ?? 1_000);

if (!isSiteBuilt()) buildSite();
const primary = await startPostgres();
const replica = primary && (await startPostgres({ replicaOf: primary.url }));
if (!primary || !replica) throw new Error('There is no PostgreSQL here.');

const settings = { DATABASE_URL: primary.url, SAMPLE_DATA: '1', LOG_LEVEL: 'error' };
const alone = await startServer(settings);
const database = await connectDatabase({ url: primary.url });
const services = await database.selectFrom('services').select(['id', 'seller_id']).execute();
await database.destroy();
const withReplica = await startServer({ ...settings, DATABASE_READ_URL: replica.url });
await wait(2_000);

const words = ['logo', 'design', 'app', 'video', 'website', 'music', 'shop', 'voice'];
const pages: Record<string, (turn: number) => string> = {
  'home page': () => '/',
  'search, rendered': (turn) => `/search/${words[turn % words.length]}`,
  'service page, rendered': (turn) => `/service/${services[turn % services.length]?.id}`,
  'profile, rendered': (turn) => `/user/${services[turn % services.length]?.seller_id}`,
  'list of services': (turn) => `/api/services?keyword=${words[turn % words.length]}`,
  'a service': (turn) => `/api/services/${services[turn % services.length]?.id}`,
};

/** What one request costs, in milliseconds of the processor. */
interface Cost {
  server: number;
  primary: number;
  replica: number;
}

async function measure(server: typeof alone, toPath: (turn: number) => string): Promise<Cost> {
  const ask = async (turn: number) => {
    const answer = await fetch(server.url + toPath(turn));
    if (!answer.ok) throw new Error(`${toPath(turn)} was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  };
  for (let turn = 0; turn < services.length; turn += 1) await ask(turn);
  const read = async () => [
    await server.readProcessorTime(),
    primary?.readProcessorTime() ?? 0,
    replica?.readProcessorTime() ?? 0,
  ];
  const before = await read();
  for (let turn = 0; turn < requests; turn += 1) await ask(turn);
  const [ofServer = 0, ofPrimary = 0, ofReplica = 0] = (await read()).map(
    (time, index) => (time - (before[index] ?? 0)) / requests,
  );
  return { server: ofServer, primary: ofPrimary, replica: ofReplica };
}

const show = (milliseconds: number) => milliseconds.toFixed(2);

console.log(
  '| | server, alone | its database | server, with a replica | primary | replica | three servers with replicas answer |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: |');
for (const [name, toPath] of Object.entries(pages)) {
  const one = await measure(alone, toPath);
  const shared = await measure(withReplica, toPath);
  // A server has one thread, a database as many as its machine: here one core each, the worst case.
  const ofOne = 1 / Math.max(one.server, one.primary);
  const ofThree = 1 / Math.max(shared.server / 3, shared.primary, shared.replica / 2);
  const cells = [one.server, one.primary, shared.server, shared.primary, shared.replica].map(show);
  console.log(`| ${name} | ${cells.join(' | ')} | ${(ofThree / ofOne).toFixed(2)} × |`);
}

for (const server of [alone, withReplica]) {
  await server.stop();
  await server.clean();
}
replica.stop();
primary.stop();
