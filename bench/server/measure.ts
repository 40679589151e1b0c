import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../tooling/startPostgres.ts';
import { quantile } from '../../apps/server/assurance/quantile.ts';
import { startServer } from '../../tooling/startServer.ts';
import { createBrowserFetch } from '../../apps/server/src/testing/createTestMarket.ts';
import { type LoadFigures, load } from './load.ts';
import { measureFinding } from './measureFinding.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { newest, type Question, questions, search, toPath, toSql, vary } from './questions.ts';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/database/openDatabase.ts';

/**
 * Measures the list of services and prints tables for `docs/measurements/services.md`.
 *
 *     pnpm bench server [postgres or embedded] [number of services]
 *     pnpm bench server finding [number of services]
 *
 * Without words it measures the list; `finding` measures sorting, facets and suggestions on PostgreSQL. `BENCH_DATABASE_URL` names a PostgreSQL server on which
 * databases stay planted for the next time; otherwise one that is installed is started for once.
 */
const isFinding = process.argv[2] === 'finding';
const kinds = isFinding
  ? ['postgres']
  : process.argv[2]
    ? [process.argv[2]]
    : ['postgres', 'embedded'];
const counts = process.argv[3] ? [Number(process.argv[3])] : [1_000, 100_000, 1_000_000];

/** How long each question is asked by many at once, in seconds. */
const seconds = 3;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The median of some turns; of fewer when they take longer than patience lasts, in seconds. */
async function medianOf(turns: number, work: () => Promise<unknown>, patience = Infinity) {
  const times: number[] = [];
  const start = performance.now();
  do times.push(await timeOf(work));
  while (times.length < turns && performance.now() - start < patience * 1000);
  return quantile(times, 0.5);
}

/** How long something takes again and again until something else is done. */
async function timeUntil(done: Promise<unknown>, work: () => Promise<unknown>) {
  const times: number[] = [];
  do times.push(await timeOf(work));
  while ((await Promise.race([done, wait(5, 'go on')])) === 'go on');
  return times;
}

/** How long plain SQL takes for the same answer, one statement after the other. */
function measureSql(database: Database, question: Question) {
  const askPlainly = async () => {
    for (const statement of toSql(question)) await sql.raw(statement).execute(database);
  };
  return medianOf(15, askPlainly, 3);
}

/** Serves the bytes of an answer with nothing around them. */
async function startBareServer(answer: string) {
  const bare = spawn(process.execPath, [new URL('bareServer.ts', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  bare.stdin.end(answer);
  const [port] = await once(bare.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => bare.kill() };
}

/** Counts on without end. */
function createCounter() {
  let turn = 1_000;
  return () => (turn += 1);
}

const toRoot = () => '/';
const show = (milliseconds = 0) => milliseconds.toFixed(milliseconds < 10 ? 2 : 0);
const showLoad = ({ perSecond, p50, p99 }: LoadFigures) =>
  `${Math.round(perSecond)}, ${show(p50)} / ${show(p99)}`;

async function measure(kind: string, count: number, url: string | undefined): Promise<void> {
  const { settings, open } = await prepareDatabase(count, url);
  const database = await open();
  const sqlTimes = new Map<Question, number>();
  for (const question of questions) sqlTimes.set(question, await measureSql(database, question));
  await database.destroy();

  const starting = performance.now();
  // Nobody is turned away: that is measured elsewhere.
  const server = await startServer({ ...settings, LOG_LEVEL: 'info', MAX_REQUESTS: '200' });
  const startSeconds = (performance.now() - starting) / 1000;
  const fetchAsBrowser = createBrowserFetch(server.url);
  const form = new FormData();
  const password = 'secret-1';
  const person = { fullname: 'Ben Okafor', email: `ben.${Date.now()}@bulk.example` };
  for (const [name, value] of Object.entries({ ...person, password, passwordverify: password })) {
    form.set(name, value);
  }
  const signUp = await fetchAsBrowser(`${server.url}/api/auth/new`, { method: 'POST', body: form });
  const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  const ask = async (question: Question) => {
    const response = await fetch(server.url + toPath(question), { headers: { cookie } });
    if (!response.ok) throw new Error(await response.text());
    return response.text();
  };
  const measureLoad = async (nextPath: () => string) => {
    const before = await server.readProcessorTime();
    const figures = await load({ url: server.url, cookie, seconds, nextPath });
    const processorTime = (await server.readProcessorTime()) - before;
    return `${showLoad(figures)}, ${(processorTime / figures.perSecond / seconds).toFixed(2)}`;
  };
  // A process that has just started is slow at everything.
  const nextTurn = createCounter();
  for (const question of questions) {
    await medianOf(100, () => ask(vary(question, nextTurn())));
    await measureLoad(() => toPath(vary(question, nextTurn())));
  }

  const rows: string[] = [];
  for (const question of questions) {
    const answer: { filteredServiceCount: number } = JSON.parse(await ask(question));
    const plain = sqlTimes.get(question) ?? 0;
    const first = await medianOf(60, () => ask(vary(question, nextTurn())));
    const again = await medianOf(60, () => ask(question));
    const manyFirst = await measureLoad(() => toPath(vary(question, nextTurn())));
    const manyAgain = await measureLoad(() => toPath(question));
    rows.push(
      `| ${question.name} | ${answer.filteredServiceCount} | ${show(plain)} | ${show(first)} (${(first / plain).toFixed(2)}) | ${show(again)} (${(again / plain).toFixed(2)}) | ${manyFirst} | ${manyAgain} |`,
    );
  }

  const everything = await ask(newest);
  const bare = await startBareServer(everything);
  const alone = await load({ url: bare.url, cookie, seconds, nextPath: toRoot });
  bare.stop();
  const kilobytes = (everything.length / 1000).toFixed(1);
  rows.push(`| a bare Fastify with the same ${kilobytes} kB | | | | | | ${showLoad(alone)} |`);

  const [{ _id: id }]: [{ _id: string }] = JSON.parse(everything).services;
  const others: string[] = [];
  for (const connections of [1, 32]) {
    const nextPath = () => toPath(vary(search, nextTurn()));
    const searches = load({ url: server.url, cookie, seconds, nextPath, connections });
    const times = await timeUntil(searches, () =>
      fetch(`${server.url}/api/services/${id}`, { headers: { cookie } }),
    );
    const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => quantile(times, share));
    others.push(
      `${connections} searching: ${show(p50)} / ${show(p99)} ms, the longest of ${times.length} ${show(longest)} ms`,
    );
  }
  const memory = await server.readMemory();
  await server.stop();

  console.log(
    `\n### ${kind === 'postgres' ? 'PostgreSQL' : 'Embedded'}, ${count.toLocaleString('en')} services\n`,
  );
  console.log(`Ready ${startSeconds.toFixed(1)} s after its start, ${memory} MB at the end.\n`);
  console.log(
    '| Question | found | plain SQL | first time (÷ SQL) | again (÷ SQL) | 32 at once, first time | 32 at once, again |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const row of rows) console.log(row);
  console.log(`\nA service's page meanwhile, p50 / p99: ${others.join('; ')}.`);
}

const given = process.env['BENCH_DATABASE_URL'];
const own = !given && kinds.includes('postgres') ? await startPostgres() : undefined;
for (const kind of kinds) {
  const url = kind === 'postgres' ? (given ?? own?.url) : undefined;
  if (kind === 'postgres' && !url) console.log('\nThere is no PostgreSQL here.');
  else
    for (const count of counts)
      await (isFinding ? measureFinding(count, url) : measure(kind, count, url));
}
own?.stop();
