import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long, in milliseconds, who is being answered or still sending may take once the server closes. */
const patience = 30_000;

/**
 * Lets the server end as soon as everybody is answered. Otherwise keep-alive connections, and those
 * that browsers open ahead of a first request, would hold it for about a minute; and a client that goes
 * on sending, for ever: Node no longer looks for such requests once it closes.
 */
export function closeConnections(app: FastifyInstance, longest = patience): void {
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
    const cutting = setTimeout(() => app.server.closeAllConnections(), longest);
    app.server.once('close', () => {
      clearInterval(sweeping);
      clearTimeout(cutting);
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
