import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** How many of them share a network address: fewer than one address may have at a time. */
const sendersOfAddress = 20;

/** Sockets that hold a server up as well as they can. */
export interface SlowSenders {
  /** How many hold a connection right now. */
  count: () => number;
  close: () => void;
}

/**
 * Opens sockets that each announce a login of a thousand bytes and then send one byte a second. Those
 * that are turned away come again at once. They come from 127.0.0.2, 127.0.0.3 and so on: Linux owns all
 * of 127.0.0.0/8. Resolves once all hold a connection.
 */
export async function openSlowSenders(url: string, senders: number): Promise<SlowSenders> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isClosing = false;

  async function send(localAddress: string): Promise<void> {
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      // A pause as short as a busy attacker's, but not none: this is no attack on the own processor.
      if (!isClosing) setTimeout(() => void send(localAddress).catch(() => undefined), 100);
    });
    await once(socket, 'connect');
    sockets.add(socket);
    socket.resume();
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: ${hostname}:${port}\r\n` +
        'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
  }

  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write(' ');
  }, 1_000);
  await Promise.all(
    Array.from({ length: senders }, (_, index) =>
      send(`127.0.0.${2 + Math.floor(index / sendersOfAddress)}`),
    ),
  );

  return {
    count: () => sockets.size,
    close() {
      isClosing = true;
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}
