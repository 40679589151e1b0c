import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { limitLoad } from './limitLoad.ts';
import { limitSenders } from './limitSenders.ts';
import { reportErrors } from '../http/reportErrors.ts';

const logged: string[] = [];
const senders: Socket[] = [];
/** Each ends the work on one request to `/work`. */
const works: (() => void)[] = [];
let brokenOff = 0;
let app: FastifyInstance;

/** A server with one place, which says what it was sent. */
async function listen(shortest?: number) {
  const stream = { write: (line: string) => void logged.push(line) };
  app = fastify({ logger: { level: 'warn', stream }, trustProxy: true, bodyLimit: 1_000_000 });
  reportErrors(app);
  limitSenders(app, shortest);
  limitLoad(app, 1);
  app.addHook('onRequestAbort', async (_request) => void (brokenOff += 1));
  app.post('/', async ({ body }) => ({ body }));
  app.get('/', async () => 'here');
  app.get('/work', () => new Promise<string>((resolve) => works.push(() => resolve('done'))));
  app.post('/work', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.listeningOrigin;
}
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.destroy();
  for (const end of works.splice(0)) end();
  await app.close();
  logged.length = 0;
  brokenOff = 0;
});

/**
 * Announces a body of so many bytes, or one that ends whenever it likes, from one of many addresses,
 * and sends only its first byte.
 */
async function begin(bytes: number | 'chunked', address = '203.0.113.1'): Promise<Socket> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  senders.push(socket);
  await once(socket, 'connect');
  socket.write(
    `POST / HTTP/1.1\r\nhost: market\r\nx-forwarded-for: ${address}\r\n` +
      `content-type: application/json\r\n` +
      (bytes === 'chunked'
        ? 'transfer-encoding: chunked\r\n\r\n1\r\n{\r\n'
        : `content-length: ${bytes}\r\n\r\n{`),
  );
  return socket;
}

const post = (address: string) =>
  fetch(app.listeningOrigin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{"fine":true}',
  });

test('slow senders take no place from others', async () => {
  const origin = await listen();
  for (let count = 0; count < 40; count += 1) await begin(1_000, `203.0.113.${count}`);

  expect((await fetch(origin)).status).toBe(200);
  expect(await (await post('198.51.100.1')).json()).toEqual({ body: { fine: true } });
});

test('one network sends only so much at a time, wherever in it', async () => {
  await listen();
  for (let count = 0; count < 32; count += 1) await begin(1_000, `2001:db8::${count}`);

  await expect.poll(async () => (await post('2001:db8::ffff')).status).toBe(429);
  expect((await post('2001:db8:0:1::1')).status).toBe(200);
});

test('few large bodies of one network come at a time, and what is broken off makes room', async () => {
  await listen();
  const first = await Promise.all([1, 2, 3, 4].map(() => begin(900_000)));
  const fifth = await begin(900_000);
  expect(await text(fifth)).toContain('429');

  for (const sender of first) sender.destroy();
  await expect
    .poll(async () => {
      const sender = await begin(900_000);
      const answer = await Promise.race([
        text(sender),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ]);
      sender.destroy();
      return answer;
    })
    .toBeUndefined();
});

test('a body that does not say how large it is counts as a large one', async () => {
  await listen();
  for (let count = 0; count < 4; count += 1) await begin('chunked');

  expect(await text(await begin('chunked'))).toContain('429');
  expect((await post('203.0.113.1')).status).toBe(200);
});

test('small bodies take no room from large ones', async () => {
  await listen();
  for (let count = 0; count < 4; count += 1) await begin(1_000);
  const large = await begin(900_000);

  const answer = await Promise.race([
    text(large),
    new Promise((resolve) => setTimeout(resolve, 300)),
  ]);
  expect(answer).toBeUndefined();
});

test('what has arrived makes room for one other, and no more', async () => {
  await listen();
  for (let count = 0; count < 31; count += 1) await begin(1_000);
  expect((await post('203.0.113.1')).status).toBe(200);
  await begin(1_000);

  await expect.poll(async () => (await post('203.0.113.1')).status).toBe(429);
});

test('large bodies of many networks are bounded, too, and small ones go on', async () => {
  await listen();
  for (let count = 0; count < 24; count += 1) await begin(900_000, `203.0.113.${count}`);

  const refused = await text(await begin(900_000, '198.51.100.1'));
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/^retry-after: 5\r$/im);
  expect(refused).toContain('Too much is being sent at once. Please try again later.');
  expect((await post('198.51.100.1')).status).toBe(200);
});

test('a body has a place only once it has come, and none if all are taken by then', async () => {
  await listen();
  const slow = await begin(2);
  const working = fetch(`${app.listeningOrigin}/work`);
  await expect.poll(() => works.length).toBe(1);
  slow.write('}');
  slow.end();
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 503 /);

  works.pop()?.();
  expect((await working).status).toBe(200);
  expect((await post('203.0.113.1')).status).toBe(200);
});

test('a large body has more time than a small one', async () => {
  await listen(50);
  const answer = await Promise.race([
    text(await begin(100_000)),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
  expect(answer).toBeUndefined();
});

test('a body that does not come in its time is refused, and the connection closed', async () => {
  await listen(50);
  const sender = await begin(1_000);
  const answer = await text(sender);

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    success: false,
    code: 'slowRequest',
    message: 'This request took too long to arrive. Please try again.',
  });
  expect(logged).toEqual([]);
});

test('what is done with a body may take longer than the body', async () => {
  await listen(100);
  const answer = await fetch(`${app.listeningOrigin}/work`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
});

test('what a client breaks off is no error', async () => {
  await listen();
  (await begin(1_000)).destroy();
  await expect.poll(() => brokenOff).toBe(1);

  expect((await fetch(app.listeningOrigin)).status).toBe(200);
  expect(logged).toEqual([]);
});
