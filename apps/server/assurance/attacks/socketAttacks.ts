import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, AttackKind } from './Attack.ts';
import type { AttackedMarket } from './openAttackedMarket.ts';

/** How long, in milliseconds, a server may say nothing more until what it has said counts as all. */
const silence = 150;

/** How long, in milliseconds, the first word may take. */
const patience = 2_000;

/** A second request, which must never be answered as one of its own. */
const smuggled = 'GET /health HTTP/1.1\r\nHost: market\r\nX-Smuggled: yes\r\n\r\n';

const head = (line: string, ...headers: string[]) =>
  [line, 'Host: market', ...headers, '', ''].join('\r\n');
const login = 'POST /api/auth/login HTTP/1.1';
const json = 'Content-Type: application/json';

/** What two servers behind each other may read differently. Each must be refused or be one request. */
const oddities: Record<string, string> = {
  'a length and chunks': `${head(login, json, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`,
  'chunks and a length': `${head(login, json, 'Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${smuggled}`,
  'two lengths': `${head(login, json, 'Content-Length: 0', `Content-Length: ${smuggled.length}`)}${smuggled}`,
  'two lengths in one': `${head(login, json, `Content-Length: 0, ${smuggled.length}`)}${smuggled}`,
  'a length with a sign': `${head(login, json, 'Content-Length: +0')}${smuggled}`,
  'a length below nothing': `${head(login, json, 'Content-Length: -1')}${smuggled}`,
  'a length in hexadecimal': `${head(login, json, 'Content-Length: 0x0')}${smuggled}`,
  'a length with a space before the colon': `${head(login, json, 'Content-Length : 0')}${smuggled}`,
  'a huge length': head(login, json, `Content-Length: ${'9'.repeat(40)}`),
  'an encoding that is unknown': `${head(login, json, 'Transfer-Encoding: xchunked')}${smuggled}`,
  'two encodings': `${head(login, json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n${smuggled}`,
  'an encoding after chunks': `${head(login, json, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${smuggled}`,
  'an encoding with a space before the colon': `${head(login, json, 'Transfer-Encoding : chunked')}0\r\n\r\n${smuggled}`,
  'an encoding with a tab': `${head(login, json, 'Transfer-Encoding:\tx\tchunked')}0\r\n\r\n${smuggled}`,
  'an encoding on the next line': `${head(login, json, 'Transfer-Encoding:', ' chunked')}0\r\n\r\n${smuggled}`,
  'a chunk of negative size': `${head(login, json, 'Transfer-Encoding: chunked')}-1\r\n\r\n0\r\n\r\n${smuggled}`,
  'a chunk whose size is no number': `${head(login, json, 'Transfer-Encoding: chunked')}zz\r\n\r\n0\r\n\r\n${smuggled}`,
  'a chunk of huge size': `${head(login, json, 'Transfer-Encoding: chunked')}${'f'.repeat(20)}\r\n`,
  'a chunk that is longer than it says': `${head(login, json, 'Transfer-Encoding: chunked')}1\r\nabc\r\n0\r\n\r\n${smuggled}`,
  'a chunk with a long comment': `${head(login, json, 'Transfer-Encoding: chunked')}1;${'x'.repeat(100_000)}\r\na\r\n0\r\n\r\n`,
  'lines that end with LF only': 'GET /health HTTP/1.1\nHost: market\n\n',
  'CR alone in a header': `GET /health HTTP/1.1\r\nHost: market\rX-Evil: yes\r\n\r\n`,
  'NUL in a header': head('GET /health HTTP/1.1', 'X-Evil: a\0b'),
  'a header that goes on in the next line': head('GET /health HTTP/1.1', 'X-Evil: a', ' b'),
  'a header without a name': head('GET /health HTTP/1.1', ': evil'),
  'no host': 'GET /health HTTP/1.1\r\n\r\n',
  'two hosts': head('GET /health HTTP/1.1', 'Host: evil.example'),
  'version 0.9': 'GET /health\r\n\r\n',
  'version 9.9': head('GET /health HTTP/9.9'),
  'HTTP/2 without asking': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a method that is none': head('EVIL /health HTTP/1.1'),
  'a space in the path': head('GET /health /evil HTTP/1.1'),
  'an address of 100 kB': head(`GET /${'x'.repeat(100_000)} HTTP/1.1`),
  'a header of 100 kB': head('GET /health HTTP/1.1', `X-Evil: ${'x'.repeat(100_000)}`),
  '5,000 headers': head('GET /health HTTP/1.1', ...Array<string>(5_000).fill('X-Evil: yes')),
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  noise: '\xff\x00\xfe\x01'.repeat(100),
  'an expectation that is unknown': head('GET /health HTTP/1.1', 'Expect: evil'),
  'a tunnel': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  'an upgrade': head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'),
};

/** Connections that are not as a browser's: contradictory, endless, slow, many. */
export const socketAttacks: AttackKind = {
  name: 'Raw connections',
  list: (market) => [...listOddities(market), ...listHolds(market)],
};

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Says something and gives what comes, until the server closes or has no more to say. */
async function talk(url: string, text: string): Promise<string> {
  const socket = await open(url);
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.write(Buffer.from(text, 'latin1'));
  await Promise.race([once(socket, 'data'), once(socket, 'close'), wait(patience)]);
  let known = -1;
  while (pieces.length > known && !socket.destroyed) {
    known = pieces.length;
    await wait(silence);
  }
  socket.destroy();
  return Buffer.concat(pieces).toString('latin1');
}

const listOddities = ({ server }: AttackedMarket): Attack[] =>
  Object.entries(oddities).map(([name, text]) => ({
    name: `A request with ${name}`,
    attempt: async () => {
      const said = await talk(server.url, text);
      const statuses = [...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
      assert.ok(!statuses.includes('101'), 'It was upgraded.');
      assert.ok(statuses.length <= 1, `It was answered ${statuses.length} times.\n${said}`);
      if (said !== '') assert.match(said, /x-content-type-options: nosniff/i);
      assert.ok(!said.startsWith('HTTP/1.1 5'), said);
    },
  }));

/** Those who hold sockets hold up nobody else: others are answered long before the server lets go of them. */
function listHolds({ asker, server }: AttackedMarket): Attack[] {
  const holds: Record<string, string> = {
    'say nothing': '',
    'begin a line': 'GET /api/serv',
    'send headers without end': 'GET /api/services HTTP/1.1\r\nHost: market\r\nX-Slow: ',
    'announce a body and send one byte': `${head(login, json, 'Content-Length: 90000')}{`,
    'announce pictures and send one byte': `${head('POST /api/auth/new HTTP/1.1', json, 'Content-Length: 90000')}{`,
    'begin a chunk': `${head(login, json, 'Transfer-Encoding: chunked')}ffff\r\n{`,
    'announce a webhook and send one byte': `${head('POST /api/payment/webhook HTTP/1.1', json, 'Content-Length: 90000')}{`,
  };
  const browse = async () => {
    const answers = await Promise.all([
      asker.ask({ path: '/api/services' }),
      asker.ask({ path: '/ready' }),
      asker.ask({ path: '/' }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    const webhook = { method: 'POST', path: '/api/payment/webhook', body: {} };
    assert.equal((await asker.ask(webhook)).status, 400);
  };

  return Object.entries(holds).map(([name, text]) => ({
    name: `Twenty sockets that ${name}`,
    attempt: async () => {
      const sockets = await Promise.all(Array.from({ length: 20 }, () => open(server.url)));
      for (const socket of sockets) socket.write(text);
      await wait(100);
      try {
        await browse();
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    },
  }));
}
