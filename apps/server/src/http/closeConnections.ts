import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the server end as soon as everybody is answered. Otherwise keep-alive connections, and those
 * that browsers open ahead of a first request, would hold it for about a minute.
 */
export function closeConnections(app: FastifyInstance): void {
  let isClosing = false;
  const unused = new Set<Socket>();

  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    isClosing = true;
    const sweeping = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, 1_000);
    app.server.once('close', () => clearInterval(sweeping));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
