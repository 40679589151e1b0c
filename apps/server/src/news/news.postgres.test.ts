import { createMarketClient, type News, readNews } from '@market/api';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../tooling/startPostgres.ts';
import { type RunningServer, startServer } from '../../../../tooling/startServer.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { createBrowserFetch } from '../testing/createTestMarket.ts';
import { until } from '../testing/createShop.ts';
import { followNews } from './followNews.ts';
import { noteNews } from './tellPeople.ts';

const postgres = await startPostgres();
if (!postgres) throw new Error('Two servers need a PostgreSQL, and none is installed.');
const database = await openDatabase({ url: postgres.url });
const settings = {
  DATABASE_URL: postgres.url,
  PUBLIC_URL: 'http://market.example',
  MARKET_MODE: 'trial',
};
const servers = await Promise.all([
  startServer(settings),
  startServer(settings),
  startServer({ ...settings, DATABASE_URL: `${postgres.url}?pgbouncer=true` }),
]);
const [one, other, deaf] = servers as [RunningServer, RunningServer, RunningServer];
afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    await server.clean();
  }
  await database.destroy();
  postgres.stop();
});

const password = 'secret-1';

/** Signs somebody up, whose browser then asks whichever server is wanted. */
async function signUp(fullname: string) {
  const browserFetch = createBrowserFetch(settings.PUBLIC_URL);
  const at = ({ url }: RunningServer) =>
    createMarketClient({ host: `${url}/api`, fetch: browserFetch, retries: 0 });
  const email = `${fullname.replace(' ', '.')}@market.example`;
  const { user } = await at(one).signUp({ fullname, email, password, passwordverify: password });
  return { at, _id: user?._id ?? '' };
}

type Person = Awaited<ReturnType<typeof signUp>>;

async function follow(person: Person, server: RunningServer) {
  const stream = await person.at(server).followEvents();
  const news: News[] = [];
  const ended = (async () => {
    for await (const next of readNews(stream)) news.push(next);
  })();
  await until(async () => news.some(({ tags }) => tags.length > 0));
  return {
    ended,
    count: (type: string) =>
      news.flatMap(({ tags }) => tags).filter((tag) => tag.type === type).length,
  };
}

/** Changes something that the person's other browsers should ask for again: a session of theirs ends. */
async function change(person: Person, server: RunningServer) {
  const { at } = person;
  const browser = createBrowserFetch(settings.PUBLIC_URL);
  const phone = createMarketClient({ host: `${server.url}/api`, fetch: browser });
  const { user } = await at(server).loadUser();
  await phone.logIn({ email: user.email, password });
  await phone.logOut();
}

const countListeners = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where query = 'listen market'`.execute(database);
  return rows.length;
};

// Shows X31.
test('what one server writes reaches the browsers of the others, whether they can listen or not', async () => {
  const person = await signUp('Asha Rao');
  const [near, far, deafest] = await Promise.all([
    follow(person, one),
    follow(person, other),
    follow(person, deaf),
  ]);

  await change(person, one);

  // The one that cannot listen looks every five seconds.
  for (const { count } of [near, far, deafest])
    await expect.poll(() => count('Session')).toBeGreaterThan(0);
});

// Shows X31.
test('a connection that listens is opened anew after a cut, and meanwhile nothing is lost', async () => {
  const person = await signUp('Ben Okafor');
  const far = await follow(person, other);
  await expect.poll(countListeners).toBe(2);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen market'`.execute(
    database,
  );

  await change(person, one);
  await expect.poll(() => far.count('Session')).toBe(1);

  await expect.poll(countListeners).toBe(2);
  await change(person, one);
  await expect.poll(() => far.count('Session')).toBe(2);
});

test('somebody who logs out at one server has no stream at another', async () => {
  const person = await signUp('Chen Li');
  const far = await follow(person, other);

  await person.at(one).logOut();

  await expect(far.ended).resolves.toBeUndefined();
});

// Shows X31.
test('what is committed late is told, and what was told is not told again', async () => {
  const { _id: personId } = await signUp('Dana Roy');
  const news = followNews(database);
  await news.look();
  const note = (transaction: Database | Kysely<Tables>, tag: string) =>
    noteNews(transaction, [{ personId, tag, subjectId: null }]);
  const tagsOf = async () => (await news.look()).items.map(({ tag }) => tag);

  const late = await database.startTransaction().execute();
  await note(late, 'Late');
  await note(database, 'Early');
  expect(await tagsOf()).toEqual(['Early']);
  expect(await tagsOf()).toEqual([]);
  const position = news.position() ?? '';
  await late.commit().execute();
  expect(await tagsOf()).toEqual(['Late']);
  expect(await tagsOf()).toEqual([]);

  // A browser that was cut off in between is told all that it may have missed.
  const missed = await news.readMissed(personId, position);
  expect(missed?.map(({ tag }) => tag)).toContain('Late');
});
