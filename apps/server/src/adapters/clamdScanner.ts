import { type Socket, connect } from 'node:net';
import type { FileScanner, Verdict } from './FileScanner.ts';

/** How long clamd may say nothing, in milliseconds. It looks into a file once it has all of it. */
const patience = 300_000;

/** Clamd's answers begin with `stream: `; those of version 1 end with a zero byte. */
function readVerdict(answer: string): Verdict {
  const words = answer.replace(/\0.*$/s, '').trim();
  if (words === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(words)) return 'harmful';
  if (words.includes('size limit exceeded')) return 'unscannable';
  throw new Error(`The scanner answered “${words}”.`);
}

/** Resolves at the first of these events. Unlike `once`, it does not mind errors: they are kept for later. */
const happens = (socket: Socket, ...events: string[]) =>
  new Promise<void>((resolve) => {
    const end = () => {
      for (const event of events) socket.off(event, end);
      resolve();
    };
    for (const event of events) socket.on(event, end);
  });

/** A chunk as `INSTREAM` wants it: behind its length. */
function toFrame(length: number): Buffer {
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(length);
  return frame;
}

/** Sends a file. Stops as soon as clamd has answered, which it may do before it has read everything. */
async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>, hasAnswered: () => boolean) {
  socket.write('zINSTREAM\0');
  for await (const chunk of bytes) {
    if (hasAnswered() || socket.destroyed) return;
    socket.write(toFrame(chunk.length));
    if (!socket.write(chunk)) await happens(socket, 'drain', 'close');
  }
  if (!socket.destroyed) socket.write(toFrame(0));
}

/** Asks a clamd over TCP, with its command `INSTREAM`. */
export const createClamdScanner = (hostname: string, port: number): FileScanner => ({
  async scan(bytes) {
    const socket = connect(port, hostname);
    let answer = '';
    let failure: Error | undefined;
    socket.setTimeout(patience, () => socket.destroy(new Error('The scanner does not answer.')));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    // A clamd that answers early also hangs up while more is sent.
    socket.on('error', (error) => (failure = error));
    try {
      const closing = happens(socket, 'close');
      await happens(socket, 'connect', 'close');
      if (!socket.destroyed) await send(socket, bytes, () => answer !== '');
      await closing;
    } finally {
      socket.destroy();
    }
    if (answer === '') throw failure ?? new Error('The scanner hung up.');
    return readVerdict(answer);
  },
});
