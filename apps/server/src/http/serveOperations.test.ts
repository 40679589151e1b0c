import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createGate } from '../limits/createGate.ts';
import type { Database } from '../database/openDatabase.ts';
import { createRefusals } from '../refusals/refusalQueries.ts';
import { limitLoad } from '../limits/limitLoad.ts';
import { reportErrors } from './reportErrors.ts';
import { serveOperations } from './serveOperations.ts';

const isReady = async () => {};

const countOutbox = async () => ({ waiting: 0, failed: 0, waitedSeconds: 0 });

/** Nothing is written here. */
const refusals = createRefusals({} as Database);

test('says that it is not ready while it cannot do its work', async () => {
  const app = fastify();
  serveOperations(app, {
    countOutbox,
    checkReadiness: () => Promise.reject(new Error('no database')),
    metricsToken: undefined,
    refusals,
    drainSeconds: 0,
  });

  expect((await app.inject('/ready')).statusCode).toBe(503);
  expect((await app.inject('/health')).statusCode).toBe(200);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

test('still answers while it drains, but asks for no more people', async () => {
  const app = fastify({ return503OnClosing: false });
  serveOperations(app, {
    countOutbox,
    checkReadiness: isReady,
    metricsToken: undefined,
    refusals,
    drainSeconds: 3,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  const closed = app.close();

  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(503);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  await closed;
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
});

test('gives figures to the bearer of the token', async () => {
  const app = fastify();
  serveOperations(app, {
    countOutbox,
    checkReadiness: isReady,
    metricsToken: 'figures',
    refusals,
    drainSeconds: 0,
  });
  await app.inject('/health');

  expect((await app.inject('/metrics')).statusCode).toBe(401);
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer figures' },
  });
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1',
  );
});

test('tells how many messages to people wait and were given up, as long as the database tells', async () => {
  let isAway = false;
  const app = fastify();
  serveOperations(app, {
    countOutbox: async () => {
      if (isAway) throw new Error('no database');
      return { waiting: 3, failed: 1, waitedSeconds: 90 };
    },
    checkReadiness: isReady,
    metricsToken: 'figures',
    refusals,
    drainSeconds: 0,
  });
  const read = async () => {
    const headers = { authorization: 'Bearer figures' };
    const { statusCode, body } = await app.inject({ url: '/metrics', headers });
    expect(statusCode).toBe(200);
    return body.split('\n').filter((line) => line.startsWith('outbox_'));
  };

  expect(await read()).toEqual([
    'outbox_messages{state="waiting"} 3',
    'outbox_messages{state="failed"} 1',
    'outbox_oldest_seconds 90',
  ]);
  isAway = true;
  expect(await read()).toEqual([]);
});

test('turns away what is too much, and takes it again afterwards', async () => {
  const app = fastify();
  const releases: (() => void)[] = [];
  reportErrors(app);
  limitLoad(app, 2);
  app.get('/', () => new Promise<string>((resolve) => releases.push(() => resolve('done'))));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  const served = [fetch(url), fetch(url)];
  await expect.poll(() => releases.length).toBe(2);
  const refused = await fetch(url);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    message: 'Too much is going on. Please try again in a moment.',
  });

  for (const release of releases) release();
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200]);
  const afterwards = fetch(url);
  await expect.poll(() => releases.length).toBe(3);
  releases.at(-1)?.();
  expect((await afterwards).status).toBe(200);
  await app.close();
});

test('a process that does not keep up lets a quarter in, until it does again', async () => {
  const app = fastify();
  const releases: (() => void)[] = [];
  reportErrors(app);
  limitLoad(app, 8);
  app.get('/', async () => 'here');
  app.get('/work', () => new Promise<string>((resolve) => releases.push(() => resolve('done'))));
  await app.ready();
  const ask = async () => (await app.inject('/')).statusCode;
  const working = [app.inject('/work'), app.inject('/work')];
  await expect.poll(() => releases.length).toBe(2);
  expect(await ask()).toBe(200);

  // Within a moment it keeps up again: a later question has to block it once more.
  await expect
    .poll(async () => {
      const end = performance.now() + 300;
      while (performance.now() < end);
      await new Promise((resolve) => setTimeout(resolve, 0));
      return ask();
    })
    .toBe(503);
  await expect.poll(ask).toBe(200);

  for (const release of releases) release();
  await Promise.all(working);
  await app.close();
});

test('a gate lets few in at a time, in order, and refuses when the queue is full', async () => {
  const gate = createGate(1, 1);
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} in`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    events.push(`${name} out`);
  };
  const first = gate(work('first'));
  const second = gate(work('second'));
  await expect(gate(work('third'))).rejects.toMatchObject({ status: 503 });
  await Promise.all([first, second]);

  expect(events).toEqual(['first in', 'first out', 'second in', 'second out']);
});
