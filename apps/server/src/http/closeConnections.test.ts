import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { closeConnections } from './closeConnections.ts';

// A connection that keeps the server from ending does so for more than the time of a test.

async function listen(app: FastifyInstance, longest?: number) {
  closeConnections(app, longest);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return port;
}

test('a server that closes while it answers ends with the answer', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const events = new EventEmitter();
  app.get('/', async () => {
    events.emit('asked');
    await once(events, 'allowed');
    return 'the answer';
  });
  const port = await listen(app);

  const asked = once(events, 'asked');
  const response = fetch(`http://127.0.0.1:${port}/`);
  await asked;
  const closed = app.close();
  events.emit('allowed');
  expect(await (await response).text()).toBe('the answer');
  await closed;
  expect(app.server.listening).toBe(false);
});

test('a connection without a request does not keep the server from ending', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const connected = once(app.server, 'connection');
  const socket = connect(await listen(app), '127.0.0.1');
  await connected;
  await Promise.all([once(socket, 'close'), app.close()]);
  expect(socket.destroyed).toBe(true);
});

test('a refused client that goes on sending does not keep the server from closing', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.post('/', async () => 'never');
  app.addHook('onRequest', async (_request, reply) => reply.code(401).send('no'));
  const socket = connect(await listen(app, 1_500), '127.0.0.1');
  const sending = setInterval(() => socket.write('a'), 50);
  // The last byte may meet a connection that is gone.
  socket.on('error', () => undefined);
  try {
    socket.write('POST / HTTP/1.1\r\nHost: market\r\nContent-Length: 90000\r\n\r\n');
    await once(socket, 'data');
    await app.close();
    expect(app.server.listening).toBe(false);
  } finally {
    clearInterval(sending);
    socket.destroy();
  }
});
