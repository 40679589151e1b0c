import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFileScanner } from '../adapters/openFileScanner.ts';
import { openFolderFiles } from '../adapters/folderFiles.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { emptyFiles } from '../testing/emptyFiles.ts';
import { runJob } from '../testing/runJob.ts';
import { sendFile } from '../testing/sendFile.ts';
import { eicar, startClamd } from '../testing/startClamd.ts';
import { createFileChecks } from './createFileChecks.ts';
import { attachFiles, findReadiness, listFiles } from './filePlaces.ts';
import { createFileQueries } from './fileQueries.ts';
import { createRemoveUnusedFiles } from './removeUnusedFiles.ts';

const clamd = await startClamd();
const market = await createTestMarket({ scanUrl: clamd.url });
const folder = join(market.dataFolder, 'files');
const incoming = join(folder, 'incoming');
const files = createFileQueries(market.database);
const store = await openFolderFiles(folder);
afterAll(async () => {
  await market.close();
  await clamd.stop();
});

/** The jobs about files, as a server of this market has them. */
const jobs = [
  createFileChecks({
    files,
    store,
    scanner: openFileScanner(clamd.url),
    pictures: {
      store: {
        write: async () => {},
        read: async () => undefined,
        remove: async () => {},
        async *list() {},
      },
      images: {} as never,
      worker: { prepare: () => Promise.reject(new Error('None here.')) },
    },
    tellRefused: async () => {},
  }).job,
  createRemoveUnusedFiles(files, store, incoming),
];
const check = () => runJob(jobs, 'check files');
const tidy = () => runJob(jobs, 'remove unused files');

const age = (id: string, hours: number) =>
  sql`update files set touched_at = now() - ${hours} * interval '1 hour',
    check_after = now() - interval '1 second' where id = ${id}`.execute(market.database);

let asha: TestPerson;

beforeEach(async () => {
  clamd.setAway(false);
  clamd.setLimit(Number.POSITIVE_INFINITY);
  await market.empty();
  await emptyFiles(market.dataFolder);
  asha = await market.createPerson('Asha Rao');
});

test('a scanner is sent every byte, over TCP, and what it finds clean is ready', async () => {
  const before = clamd.received();
  const file = await sendFile(asha, Buffer.alloc(6_000_000, 'x'));

  expect(file.state).toBe('ready');
  expect(clamd.received() - before).toBe(6_000_000);
});

test.each(['', 'x'.repeat(70_000)])(
  'EICAR’s test string is held, wherever it stands',
  async (before) => {
    const file = await sendFile(asha, `${before}${eicar}`, { purpose: 'message' });

    expect(file).toMatchObject({ state: 'refused', fault: 'harmful', sha256: null });
    await expect(asha.getFileLink({ id: file._id })).rejects.toMatchObject({
      code: 'fileNotReady',
    });
    expect(await readdir(folder)).toEqual(['incoming', 'parts']);
  },
);

test('what the scanner does not take for its size is refused, though it hangs up in between', async () => {
  clamd.setLimit(1_000_000);
  const file = await sendFile(asha, Buffer.alloc(9_000_000, 'x'));

  expect(file).toMatchObject({ state: 'refused', fault: 'unscannable' });
});

test('while the scanner is away a file waits, and nobody but its sender knows of it', async () => {
  clamd.setAway(true);
  const file = await sendFile(asha, 'a brief', { isChecked: false });
  const place = 'order:1';
  await inTransaction(market.database, (transaction) =>
    attachFiles(transaction, { files: [file._id], owner: asha._id, place }),
  );
  const seenBy = async (id: string | null) =>
    (await listFiles(market.database, [place], id)).get(place)?.files.map(({ state }) => state);

  expect(file.state).toBe('scanning');
  expect(await seenBy(asha._id)).toEqual(['scanning']);
  expect(await seenBy(null)).toEqual([]);
  const findReady = async () => (await findReadiness(market.database, [place])).get(place);
  expect(await findReady()).toEqual({ areReady: false, since: null });
  await age(file._id, 72);
  await check();
  await tidy();
  expect(await seenBy(asha._id)).toEqual(['scanning']);

  clamd.setAway(false);
  // The market's own job may have taken it first, and may still put it off because the scanner was away.
  const seenOnceChecked = async () => {
    await age(file._id, 0);
    await check();
    return seenBy(null);
  };
  await expect.poll(seenOnceChecked).toEqual(['ready']);
  expect(await findReady()).toMatchObject({ areReady: true });
});

async function* twoChunks() {
  yield Buffer.alloc(100_000);
  yield Buffer.alloc(50_000);
}

test('a scanner that is posted to is believed only if it says one of three words', async () => {
  const answers: [status: number, body: string][] = [];
  const posted: number[] = [];
  const server = createServer(async (request, response) => {
    posted.push((await buffer(request)).length);
    const [status, body] = answers.shift() ?? [500, ''];
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const scanner = openFileScanner(`http://127.0.0.1:${port}/scan`);
  const ask = (status: number, body: string) => {
    answers.push([status, body]);
    return scanner.scan(twoChunks());
  };

  expect(await ask(200, '{"verdict":"clean"}')).toBe('clean');
  expect(await ask(200, '{"verdict":"harmful"}')).toBe('harmful');
  expect(await ask(200, '{"verdict":"unscannable"}')).toBe('unscannable');
  await expect(ask(200, '{"verdict":"fine"}')).rejects.toThrow('answered 200');
  await expect(ask(200, '<html>')).rejects.toThrow('JSON');
  await expect(ask(503, '{"verdict":"clean"}')).rejects.toThrow('answered 503');
  expect(posted).toEqual(Array(6).fill(150_000));
  server.close();
});

test('a file whose bytes are gone or others is refused, not waited for', async () => {
  clamd.setAway(true);
  const isChecked = false;
  const gone = await sendFile(asha, 'gone', { isChecked });
  const short = await sendFile(asha, 'short', { isChecked });
  const rows = await market.database.selectFrom('files').select(['id', 'store_key']).execute();
  clamd.setAway(false);
  for (const { id, store_key } of rows) {
    await rm(join(folder, store_key));
    if (id === short._id) await writeFile(join(folder, store_key), 's');
    await age(id, 0);
  }
  await check();

  for (const { _id: id } of [gone, short]) {
    const see = async () => (await asha.getFile({ id })).file;
    await expect.poll(see).toMatchObject({ state: 'refused', fault: 'damaged' });
  }
});

test('uploads that stall go after two days, what was attached to nothing after a week', async () => {
  const { file: stalled } = await asha.startUpload({ name: 'a.txt', size: 3, purpose: 'order' });
  await asha.uploadPart({ id: stalled._id, number: 1, bytes: Buffer.from('123') });
  const { file: going } = await asha.startUpload({ name: 'b.txt', size: 3, purpose: 'order' });
  const lonely = await sendFile(asha, 'lonely');
  const waiting = await sendFile(asha, 'waiting');
  await age(stalled._id, 49);
  await age(going._id, 47);
  await age(lonely._id, 7 * 24 + 1);
  await age(waiting._id, 7 * 24 - 1);
  await tidy();
  const left = await market.database.selectFrom('files').select('id').orderBy('id').execute();

  expect(left.map(({ id }) => id)).toEqual([going._id, waiting._id]);
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
  expect(await readdir(folder)).toHaveLength(3);
});

test('bytes that no file knows go after a day, and others stay', async () => {
  const kept = await sendFile(asha, 'kept');
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const paths = [join(folder, 'stray'), join(incoming, 'stray'), join(folder, 'parts', 'stray')];
  await mkdir(paths[2] ?? '');
  for (const path of paths.slice(0, 2)) await writeFile(path, 'stray');
  await writeFile(join(folder, 'new'), 'new');
  const { store_key } = await market.database
    .selectFrom('files')
    .select('store_key')
    .executeTakeFirstOrThrow();
  for (const path of [...paths, join(folder, store_key)]) await utimes(path, old, old);
  await tidy();

  expect((await readdir(folder)).toSorted()).toEqual(
    ['incoming', 'new', 'parts', store_key].toSorted(),
  );
  expect(await readdir(incoming)).toEqual([]);
  expect(await readdir(join(folder, 'parts'))).toEqual([]);
  expect((await asha.getFile({ id: kept._id })).file.state).toBe('ready');
  await rm(join(folder, 'new'));
});

test('what somebody sent to others stays when they are forgotten; the rest goes', async () => {
  const sent = await sendFile(asha, 'sent');
  await sendFile(asha, 'kept for oneself');
  await inTransaction(market.database, (transaction) =>
    attachFiles(transaction, { files: [sent._id], owner: asha._id, place: 'order:1' }),
  );
  const queries = createPersonalDataQueries(market.database);
  expect((await queries.collect(asha._id)).files).toHaveLength(2);
  await queries.erase(asha._id);
  await tidy();
  const left = await market.database.selectFrom('files').select(['id', 'owner_id']).execute();

  expect(left).toEqual([{ id: sent._id, owner_id: null }]);
  const listed = await listFiles(market.database, ['order:1'], null);
  expect(listed.get('order:1')?.files).toMatchObject([{ _id: sent._id, state: 'ready' }]);
});

test('two servers share the checks: a file is claimed once', async () => {
  clamd.setAway(true);
  const file = await sendFile(asha, 'once', { isChecked: false });
  await age(file._id, 0);
  const claims = await Promise.all([files.claim(), files.claim(file._id), files.claim()]);

  expect(claims.filter(Boolean).length).toBeLessThanOrEqual(1);
});

test('a folder keeps files apart from whatever else there is', async () => {
  const other = await mkdtemp(join(tmpdir(), 'market-files-'));
  const mine = await openFolderFiles(other);

  await expect(mine.read('../secret')).rejects.toThrow('No file can be called');
  await expect(mine.read('parts')).rejects.toThrow('No file can be called');
  await expect(mine.remove({ name: '../a', key: '' })).rejects.toThrow('No file can be called');
  await rm(other, { recursive: true });
});
