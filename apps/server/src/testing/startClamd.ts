import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** What every scanner takes for harm, and nothing else does. In pieces, so that none takes this file for it. */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('-');

/** A stand-in for clamd, as far as `INSTREAM` goes. */
export interface ClamdStandIn {
  /** As the setting `SCAN_URL` takes it. */
  url: string;
  /** How many bytes it was sent. */
  received: () => number;
  /** Says so, once a file has more bytes. Defaults to no limit. */
  setLimit: (bytes: number) => void;
  /** Hangs up on everybody from now on, or stops doing so. */
  setAway: (isAway: boolean) => void;
  stop: () => Promise<void>;
}

const command = 'zINSTREAM\0';

/** Starts a stand-in for clamd that finds the test string of EICAR. */
export async function startClamd(): Promise<ClamdStandIn> {
  const sockets = new Set<Socket>();
  let limit = Number.POSITIVE_INFINITY;
  let isAway = false;
  let all = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (isAway) return socket.destroy();
    let waiting = Buffer.alloc(0);
    let received = 0;
    let tail = '';
    let isHarmful = false;
    let hasBegun = false;

    const answer = (words: string) => {
      socket.removeAllListeners('data').resume().end(`${words}\0`);
    };

    /** Takes a chunk, if it is there in full. */
    function takeChunk(): boolean {
      if (waiting.length < 4 || waiting.length < 4 + waiting.readUInt32BE()) return false;
      const length = waiting.readUInt32BE();
      const bytes = waiting.subarray(4, 4 + length);
      waiting = waiting.subarray(4 + length);
      received += length;
      all += length;
      if (length === 0) answer(`stream: ${isHarmful ? 'Eicar-Test-Signature FOUND' : 'OK'}`);
      else if (received > limit) answer('INSTREAM size limit exceeded. ERROR');
      const text = tail + bytes.toString('latin1');
      isHarmful ||= text.includes(eicar);
      tail = text.slice(-eicar.length);
      return length > 0 && received <= limit;
    }

    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      if (!hasBegun && waiting.length < command.length) return;
      if (!hasBegun) {
        if (waiting.subarray(0, command.length).toString() !== command) return answer('UNKNOWN');
        waiting = waiting.subarray(command.length);
        hasBegun = true;
      }
      while (takeChunk());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => all,
    setLimit: (bytes) => (limit = bytes),
    setAway: (away) => (isAway = away),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
