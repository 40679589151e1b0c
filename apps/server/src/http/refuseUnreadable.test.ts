import { refusals } from '@market/api/contract';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { refuseUnreadable } from './refuseUnreadable.ts';

const market = await createTestMarket();
afterAll(market.close);

/** Sends what no browser would, and gives the whole answer. */
async function say(...lines: string[]) {
  const socket = connect(Number(new URL(market.url).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}
const ask = (target: string) => say(`GET ${target} HTTP/1.1`, 'host: market', 'connection: close');

test.each([
  '//evil.example/%',
  '///evil.example/%',
  '/\\evil.example/%',
  '//evil.example/search/50%',
  'http://evil.example/%',
])('the address %s leads nowhere else', async (target) => {
  const answer = await ask(target);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toMatch(/^location:/im);
});

test('an address typed by hand is read as it was meant', async () => {
  const answer = await ask('/search/50%');
  expect(answer).toMatch(/^HTTP\/1\.1 302 /);
  expect(answer).toMatch(/^location: \/search\/50%25\r$/im);
});

test.each([
  ['an address that cannot be decoded', ['GET /% HTTP/1.1', 'host: market', 'connection: close']],
  ['one of a call', ['GET /api/% HTTP/1.1', 'host: market', 'connection: close']],
  ['no HTTP', ['Hello, market!']],
  ['a request that names no host', ['GET / HTTP/1.1', 'connection: close']],
  [
    'an expectation that nobody knows',
    ['GET / HTTP/1.1', 'host: market', 'connection: close', 'expect: wonders'],
  ],
  ['a head that is too large', ['GET / HTTP/1.1', `x: ${'x'.repeat(40_000)}`]],
  ['a call that there is not', ['GET /api/no HTTP/1.1', 'host: market', 'connection: close']],
  ['a page that there is not', ['GET /no HTTP/1.1', 'host: market', 'connection: close']],
  ['a method that there is not', ['PURGE / HTTP/1.1', 'host: market', 'connection: close']],
])('the answer to %s carries the headers of all others', async (_, lines) => {
  const answer = await say(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 [345]\d\d /);
  expect(answer).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
});

test.each([
  ['no HTTP', ['Hello, market!'], 400, 'Bad Request', 'unreadableRequest'],
  [
    'a head that is too large',
    ['GET / HTTP/1.1', `x: ${'x'.repeat(40_000)}`],
    431,
    'Request Header Fields Too Large',
    'unreadableRequest',
  ],
  [
    'an address of a call that cannot be decoded',
    ['GET /api/% HTTP/1.1', 'host: market', 'connection: close'],
    400,
    'Bad Request',
    'unreadableAddress',
  ],
] as const)(
  '%s is answered in the words of all refusals',
  async (_, lines, status, reason, code) => {
    const [head = '', body = ''] = (await say(...lines)).split('\r\n\r\n');

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} ${reason}\r$`, 'm'));
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8\r?$/im);
    expect(head).toMatch(new RegExp(`^content-length: ${body.length}\r?$`, 'im'));
    expect(head).toMatch(/^connection: close\r?$/im);
    expect(JSON.parse(body)).toEqual({ success: false, code, message: refusals[code].message });
  },
);

test('a refused client that keeps sending and never closes is cut off', async () => {
  const app = fastify({ ...refuseUnreadable({}, 300), forceCloseConnections: true });
  Object.assign(app.server, {
    headersTimeout: 200,
    requestTimeout: 200,
    connectionsCheckingInterval: 100,
  });
  app.addHook('onRequest', async () => {
    throw new CallRefusal(refusals.signedOut);
  });
  app.post('/', async () => ({ success: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const dripping = setInterval(() => socket.write('a'), 50);
  let said = '';
  socket.on('data', (piece) => (said += String(piece)));
  // The last byte may meet a connection that is gone.
  socket.on('error', () => undefined);
  try {
    socket.write('POST / HTTP/1.1\r\nHost: market\r\nContent-Length: 5000\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(said).toMatch(/^HTTP\/1\.1 401 [^]*HTTP\/1\.1 408 /);
  } finally {
    clearInterval(dripping);
    socket.destroy();
    await app.close();
  }
});
