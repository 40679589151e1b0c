import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { closeConnections } from './closeConnections.ts';

test('a server that closes while it answers ends with the answer', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeConnections(app);
  const asked = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  app.get('/', async () => {
    asked.resolve();
    await allowed.promise;
    return 'the answer';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const response = fetch(`http://127.0.0.1:${port}/`);
  await asked.promise;
  const closed = app.close();
  allowed.resolve();
  expect(await (await response).text()).toBe('the answer');
  const begun = performance.now();
  await closed;
  expect(performance.now() - begun).toBeLessThan(5_000);
});
