import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { closeConnections } from './closeConnections.ts';

test('a server that closes while it answers ends with the answer', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeConnections(app);
  const events = new EventEmitter();
  app.get('/', async () => {
    events.emit('asked');
    await once(events, 'allowed');
    return 'the answer';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const asked = once(events, 'asked');
  const response = fetch(`http://127.0.0.1:${port}/`);
  await asked;
  const closed = app.close();
  events.emit('allowed');
  expect(await (await response).text()).toBe('the answer');
  const begun = performance.now();
  await closed;
  expect(performance.now() - begun).toBeLessThan(5_000);
});
