import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { reportErrors } from './reportErrors.ts';

test('a client that sends too much may send it all, and reads why it was refused', async () => {
  const app = fastify({ bodyLimit: 1_000, forceCloseConnections: true });
  reportErrors(app);
  app.post('/', async () => ({ success: true }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const body = JSON.stringify('a'.repeat(20_000_000));
    const sending = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    sending.end(body);
    const [[response]] = (await Promise.all([
      once(sending, 'response'),
      once(sending, 'finish'),
    ])) as [[IncomingMessage], unknown];
    expect(response.statusCode).toBe(413);
    expect(await json(response)).toMatchObject({ success: false, code: 'unreadableRequest' });
  } finally {
    await app.close();
  }
});

test('a client that sends too much without end is cut off', async () => {
  const app = fastify({ bodyLimit: 1_000, forceCloseConnections: true });
  reportErrors(app, 300);
  app.post('/', async () => ({ success: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const dripping = setInterval(() => socket.write('a'), 50);
  try {
    // The last byte may meet a connection that is gone.
    socket.on('error', () => undefined);
    socket.write(
      'POST / HTTP/1.1\r\nHost: market\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    await new Promise((resolve) => socket.once('close', resolve));
  } finally {
    clearInterval(dripping);
    socket.destroy();
    await app.close();
  }
});

test('a request that came without a connection ends, too', async () => {
  const app = fastify({ bodyLimit: 1_000 });
  reportErrors(app, 10);
  let received: IncomingMessage | undefined;
  app.addHook('onRequest', async ({ raw }) => {
    received = raw;
  });
  app.post('/', async () => ({ success: true }));
  const headers = { 'content-type': 'application/json' };
  const payload = 'a'.repeat(2_000);
  const { statusCode } = await app.inject({ method: 'POST', url: '/', headers, payload });
  expect(statusCode).toBe(413);
  await expect.poll(() => received?.destroyed).toBe(true);
  await app.close();
});
