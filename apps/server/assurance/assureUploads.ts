import { createCipheriv, createHash } from 'node:crypto';
import { request as askByHttp } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createMarketClient } from '@market/api';
import { startServer } from '../../../tooling/startServer.ts';
import { createRandom } from '../samples/createRandom.ts';
import { createBrowserFetch } from '../src/testing/createTestMarket.ts';
import { runProgram } from '../src/testing/runProgram.ts';

/**
 * Sends a file that is cut off again and again, fetches it, and sends twenty at once while the server's
 * memory is watched. `assureUploads.ts MEBIBYTES` says how large the file is. Exits with 1 if it arrives
 * otherwise than it was sent, or if memory grows by more than it may.
 */
const mebibytes = Number(process.argv[2] ?? 2048);
const size = mebibytes * 1_048_576;
const cuts = 40;
const uploadsAtOnce = 20;
const mostGrowthMegabytes = 30;

const server = await startServer({ LOG_LEVEL: 'warn' });
const cookies = new Map<string, string>();
const client = createMarketClient({
  host: `${server.url}/api`,
  fetch: createBrowserFetch(server.url, cookies),
});
const password = 'seven-lamps-of-brass';
await client.signUp({
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  password,
  passwordverify: password,
});
for (const [key, value] of [
  ['limits.fileMegabytes', '5000'],
  ['limits.dayMegabytes', '100000'],
]) {
  const settings = { DATA_DIR: server.dataFolder };
  const { code, said } = await runProgram('market.ts', settings, 'set', key ?? '', value ?? '');
  if (code !== 0) throw new Error(said);
}
// Every process follows within a second.
await wait(1_500);

/** The bytes of a part, always the same for the same number. */
function createPart(number: number, length: number): Uint8Array<ArrayBuffer> {
  const start = Buffer.alloc(16);
  start.writeUInt32BE(number);
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), start);
  return Uint8Array.from(cipher.update(Buffer.alloc(length)));
}

/** Sends the beginning of a part, and hangs up. */
async function cutOff(id: string, number: number, bytes: Uint8Array, sent: number) {
  const asking = askByHttp(`${server.url}/api/files/${id}/parts/${number}`, {
    method: 'PUT',
    headers: {
      origin: server.url,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
    },
  });
  asking.on('error', () => {});
  const closed = new Promise((resolve) => asking.once('close', resolve));
  asking.write(bytes.subarray(0, sent), () => asking.destroy());
  await closed;
}

/** The server's memory at its most while something is done, in megabytes. */
async function watchMemory(work: () => Promise<unknown>) {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await server.readMemory());
  };
  const watching = setInterval(() => void look(), 25);
  await work();
  clearInterval(watching);
  return most;
}

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

async function sendCut() {
  const { file, partSize } = await client.startUpload({ name: 'film.bin', size, purpose: 'order' });
  const id = file._id;
  const count = Math.ceil(size / partSize);
  const random = createRandom(20_261_124);
  const hash = createHash('sha256');
  const cutParts = new Set<number>();
  while (cutParts.size < Math.min(cuts, count)) cutParts.add(random.whole(1, count + 1));

  for (let number = 1; number <= count; number += 1) {
    const bytes = createPart(number, Math.min(partSize, size - (number - 1) * partSize));
    hash.update(bytes);
    if (cutParts.has(number)) {
      await cutOff(id, number, bytes, random.whole(1, bytes.length));
      // What a browser does after a cut: it asks what is there.
      const { parts } = await client.getFile({ id });
      if (parts.length !== number - 1) throw new Error('A part is there that was cut off.');
    }
    const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
    await client.uploadPart({ id, number, bytes, digest });
  }
  return { id, cuts: cutParts.size, sha256: hash.digest('hex') };
}

async function waitUntilReady(id: string) {
  const { file } = await client.finishUpload({ id });
  let { sha256, state } = file;
  while (state === 'scanning') {
    await wait(100);
    ({ sha256, state } = (await client.getFile({ id })).file);
  }
  return sha256;
}

async function fetchAll(id: string) {
  const { link } = await client.getFileLink({ id });
  const hash = createHash('sha256');
  const { body } = await fetch(link);
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest('hex');
}

async function sendMany() {
  const bytes = createPart(1, 20_000_000);
  await Promise.all(
    Array.from({ length: uploadsAtOnce }, async (_, index) => {
      const { file, partSize } = await client.startUpload({
        name: `${index}.bin`,
        size: bytes.length,
        purpose: 'order',
      });
      for (let start = 0; start < bytes.length; start += partSize) {
        const part = bytes.subarray(start, start + partSize);
        await client.uploadPart({ id: file._id, number: start / partSize + 1, bytes: part });
      }
      await waitUntilReady(file._id);
    }),
  );
}

const atFirst = await server.readMemory();
// What the first uploads take stays taken: code, pages of the database, and the heap's own size.
const mostAtFirst = await watchMemory(sendMany);
await wait(3_000);
const before = await server.readMemory();
const most = await watchMemory(sendMany);

const begin = performance.now();
let sent: Awaited<ReturnType<typeof sendCut>> | undefined;
const mostWhileSending = await watchMemory(async () => (sent = await sendCut()));
const sendingSeconds = seconds(begin);
const checkBegin = performance.now();
const { id = '', sha256: expected, cuts: cutsMade } = sent ?? {};
const checked = await waitUntilReady(id);
const checkSeconds = seconds(checkBegin);
const fetchBegin = performance.now();
let fetched = '';
const mostWhileFetching = await watchMemory(async () => (fetched = await fetchAll(id)));

const errors = server
  .readOutput()
  .split('\n')
  .filter((line) => line.includes('"level":50'));
console.table({
  'mebibytes sent': mebibytes,
  cuts: cutsMade,
  'seconds for sending': sendingSeconds,
  'seconds for joining and checking': checkSeconds,
  'seconds for fetching': seconds(fetchBegin),
  'SHA-256 as sent, when checked': checked === expected,
  'SHA-256 as sent, when fetched': fetched === expected,
  'MB of memory before anything was sent': atFirst,
  'MB at most during the first twenty uploads': mostAtFirst,
  'MB before the next twenty': before,
  'MB at most during the next twenty': most,
  'MB at most while sending one': mostWhileSending,
  'MB at most while fetching it': mostWhileFetching,
  'errors in the log': errors.length,
});
for (const line of errors.slice(0, 3)) console.log(line);
const isAsItMustBe =
  checked === expected &&
  fetched === expected &&
  most - before <= mostGrowthMegabytes &&
  errors.length === 0;
await server.stop();
await server.clean();
process.exit(isAsItMustBe ? 0 : 1);
