import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as askByHttp } from 'node:http';
import { join } from 'node:path';
import type { Service } from '@market/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { createShop } from '../testing/createShop.ts';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { emptyFiles } from '../testing/emptyFiles.ts';
import { awaitCheck, sendFile } from '../testing/sendFile.ts';
import {
  attachFiles,
  createMayRead,
  type FilePlace,
  findReadiness,
  listFiles,
} from './filePlaces.ts';
import { partSize } from './fileQueries.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

let asha: TestPerson;
let ben: TestPerson;
let chen: TestPerson;

beforeEach(async () => {
  await market.empty();
  await emptyFiles(market.dataFolder);
  asha = await market.createPerson('Asha Rao');
  ben = await market.createPerson('Ben Okafor');
  chen = await market.createPerson('Chen Li');
});

const attach = (owner: TestPerson, place: FilePlace, ...files: string[]) =>
  inTransaction(market.database, (transaction) =>
    attachFiles(transaction, { files, owner: owner._id, place }),
  );

/** An order that Ben has placed with Asha. */
async function order(): Promise<FilePlace> {
  const service: Service = await shop.offer(asha);
  const { secret, intentId } = await shop.start(ben, service);
  await shop.charge(secret);
  const placed = await shop.order(ben, service, intentId);
  return `order:${placed.order._id}`;
}

/** Follows a link as somebody who is not signed in. */
const follow = (link: string, headers: Record<string, string> = {}) =>
  fetch(link.replace('http://market.example', market.url), { headers });

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

// Shows X26.
test('a file is sent in parts, and fetched byte for byte by both sides of the order', async () => {
  const place = await order();
  const bytes = randomBytes(2 * partSize + 12_345);
  const file = await sendFile(asha, bytes, { name: 'Entwürfe “neu”.bin' });
  await attach(asha, place, file._id);

  expect((await asha.getFile({ id: file._id })).file).toMatchObject({
    state: 'ready',
    sha256: digestOf(bytes),
    size: bytes.length,
  });
  for (const person of [asha, ben]) {
    const { link, until } = await person.getFileLink({ id: file._id });
    const response = await follow(link);
    expect(digestOf(new Uint8Array(await response.arrayBuffer()))).toBe(digestOf(bytes));
    expect(new Date(until).getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Entw_rfe _neu_.bin"; filename*=UTF-8''Entw%C3%BCrfe%20%E2%80%9Cneu%E2%80%9D.bin`,
    );
  }
});

// Shows X26.
test('what broke off goes on where it was: the parts that arrived stay', async () => {
  const bytes = randomBytes(partSize + 1000);
  const { file } = await asha.startUpload({ name: 'a.bin', size: bytes.length, purpose: 'order' });
  const id = file._id;
  const cookie = await cookieOf(asha);
  await breakOff(`${market.url}/api/files/${id}/parts/1`, cookie, bytes.subarray(0, 2_000_000));
  expect(await asha.getFile({ id })).toMatchObject({ file: { state: 'uploading' }, parts: [] });
  await asha.uploadPart({ id, number: 2, bytes: Uint8Array.from(bytes.subarray(partSize)) });
  expect((await asha.getFile({ id })).parts).toEqual([2]);
  await expect(asha.finishUpload({ id })).rejects.toMatchObject({ code: 'partsMissing' });

  await asha.uploadPart({ id, number: 1, bytes: Uint8Array.from(bytes.subarray(0, partSize)) });
  await asha.finishUpload({ id });

  await awaitCheck(asha, file);
  const again = await asha.finishUpload({ id });
  expect(again.file.sha256).toBe(digestOf(bytes));
  expect(await listLeftovers()).toEqual([]);
});

test('a part may be sent again and replaces the one before, until the file is finished', async () => {
  const { file } = await asha.startUpload({ name: 'a.txt', size: 3, purpose: 'order' });
  const part = { id: file._id, number: 1 };
  await asha.uploadPart({ ...part, bytes: Buffer.from('one') });
  await asha.uploadPart({ ...part, bytes: Buffer.from('two') });
  const { sha256 } = (await asha.finishUpload({ id: file._id })).file;

  expect(sha256).toBe(digestOf(Buffer.from('two')));
  await expect(asha.uploadPart({ ...part, bytes: Buffer.from('bad') })).rejects.toMatchObject({
    code: 'uploadOver',
  });
  const { link } = await asha.getFileLink({ id: file._id });
  expect(await (await follow(link)).text()).toBe('two');
  expect(await listLeftovers()).toEqual([]);
});

test.each([
  ['fewer bytes', { bytes: Buffer.from('12') }, 'wrongPart'],
  ['more bytes', { bytes: Buffer.from('1234') }, 'wrongPart'],
  ['no bytes', { bytes: Buffer.from('') }, 'wrongPart'],
  ['another digest', { digest: `sha-256=:${'A'.repeat(43)}=:` }, 'wrongPart'],
  ['a part that the file does not have', { number: 2 }, 'wrongPart'],
  ['part 0', { number: 0 }, 'invalidRequest'],
])('%s than announced are refused, and leave nothing', async (_what, change, code) => {
  const { file } = await asha.startUpload({ name: 'a.txt', size: 3, purpose: 'order' });
  const part = { id: file._id, number: 1, bytes: Buffer.from('123'), ...change };

  await expect(asha.uploadPart(part)).rejects.toMatchObject({ code });
  expect((await asha.getFile({ id: file._id })).parts).toEqual([]);
  expect(await listLeftovers()).toEqual([]);
});

test('a part with its right digest is taken', async () => {
  const bytes = Buffer.from('123');
  const { file } = await asha.startUpload({ name: 'a.txt', size: 3, purpose: 'order' });
  const digest = `md5=:AAAA:, sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
  await asha.uploadPart({ id: file._id, number: 1, bytes, digest });

  expect((await asha.getFile({ id: file._id })).parts).toEqual([1]);
});

test('a body larger than any part is refused, announced or not', async () => {
  const { file } = await asha.startUpload({ name: 'a.bin', size: partSize, purpose: 'order' });
  const path = `/api/files/${file._id}/parts/1`;
  const send = (body: RequestInit['body']) =>
    asha.fetch(path, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/octet-stream' },
      duplex: 'half',
    } as RequestInit);
  const long = Buffer.alloc(partSize + 100_000);

  expect((await send(long)).status).toBe(413);
  expect((await send(new Blob([long.subarray(0, partSize + 1)]).stream())).status).toBe(409);
  expect((await asha.getFile({ id: file._id })).parts).toEqual([]);
});

test('the same key begins one file', async () => {
  const request = { name: 'a.txt', size: 3, purpose: 'order' } as const;
  const first = await asha.startUpload(request, { idempotencyKey: 'k' });

  expect(await asha.startUpload(request, { idempotencyKey: 'k' })).toEqual(first);
  expect(await ben.startUpload(request, { idempotencyKey: 'k' })).not.toEqual(first);
});

test.each([
  [{ name: '' }, 'validation'],
  [{ name: 'a/b.txt' }, 'validation'],
  [{ name: 'a\\b.txt' }, 'validation'],
  [{ name: 'gpj.\u202Eexe' }, 'validation'],
  [{ name: 'a\nb.txt' }, 'validation'],
  [{ name: 'a'.repeat(151) }, 'validation'],
  [{ size: 0 }, 'validation'],
  [{ size: 1.5 }, 'validation'],
  [{ size: 100_000_001 }, 'validation'],
  [{ name: 'game.exe', purpose: 'message' as const }, 'validation'],
  [{ name: 'page.html', purpose: 'message' as const }, 'validation'],
])('%j is not begun', async (change, kind) => {
  const request = { name: 'a.txt', size: 3, purpose: 'order' as const, ...change };
  await expect(asha.startUpload(request)).rejects.toMatchObject({ kind });
});

test('one person sends only so much a day, however much is begun at once', async () => {
  const begin = () =>
    statusOf(asha.startUpload({ name: 'a.bin', size: 100_000_000, purpose: 'order' }));
  const statuses = await Promise.all(Array.from({ length: 12 }, begin));

  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  await expect(
    asha.startUpload({ name: 'a.bin', size: 1, purpose: 'order' }),
  ).rejects.toMatchObject({ code: 'manyFileBytes' });
  await ben.startUpload({ name: 'a.bin', size: 1, purpose: 'order' });
});

test('every call about a file is for its sender, and some for those its place lets in', async () => {
  const place = await order();
  const visitor = market.createVisitor();
  const people = { owner: asha, party: ben, stranger: chen, visitor };
  const open = async (state: 'uploading' | 'ready' | 'attached') => {
    const { file } = await asha.startUpload({ name: 'a.txt', size: 3, purpose: 'order' });
    if (state === 'uploading') return file._id;
    await asha.uploadPart({ id: file._id, number: 1, bytes: Buffer.from('123') });
    await asha.finishUpload({ id: file._id });
    if (state === 'attached') await attach(asha, place, file._id);
    return file._id;
  };
  const calls = {
    uploadPart: (id: string, who: typeof visitor) =>
      who.uploadPart({ id, number: 1, bytes: Buffer.from('123') }),
    getFile: (id: string, who: typeof visitor) => who.getFile({ id }),
    getFileLink: (id: string, who: typeof visitor) => who.getFileLink({ id }),
    finishUpload: (id: string, who: typeof visitor) => who.finishUpload({ id }),
    deleteFile: (id: string, who: typeof visitor) => who.deleteFile({ id }),
  };
  const table: Record<string, number[]> = {};
  for (const state of ['uploading', 'ready', 'attached'] as const) {
    for (const [name, call] of Object.entries(calls)) {
      const statuses = [];
      for (const person of Object.values(people)) {
        statuses.push(await statusOf(call(await open(state), person)));
      }
      table[`${state} ${name}`] = statuses;
    }
  }

  expect(table).toEqual({
    'uploading uploadPart': [200, 404, 404, 401],
    'uploading getFile': [200, 404, 404, 401],
    'uploading getFileLink': [409, 404, 404, 401],
    'uploading finishUpload': [409, 404, 404, 401],
    'uploading deleteFile': [200, 404, 404, 401],
    'ready uploadPart': [409, 404, 404, 401],
    'ready getFile': [200, 404, 404, 401],
    'ready getFileLink': [200, 404, 404, 401],
    'ready finishUpload': [200, 404, 404, 401],
    'ready deleteFile': [200, 404, 404, 401],
    'attached uploadPart': [409, 404, 404, 401],
    'attached getFile': [200, 200, 404, 401],
    'attached getFileLink': [200, 200, 404, 401],
    'attached finishUpload': [200, 404, 404, 401],
    'attached deleteFile': [409, 404, 404, 401],
  });
  expect(await statusOf(visitor.startUpload({ name: 'a.txt', size: 1, purpose: 'order' }))).toBe(
    401,
  );
});

test('a place takes only finished files of the sender, for its purpose, and once', async () => {
  const place = await order();
  const { file: begun } = await asha.startUpload({ name: 'a.txt', size: 3, purpose: 'order' });
  const [first, second, foreign, other] = [
    await sendFile(asha, 'first'),
    await sendFile(asha, 'second'),
    await sendFile(ben, 'foreign'),
    await sendFile(asha, 'other', { purpose: 'message' }),
  ];
  const together = (id: string) => attach(asha, place, first._id, id);

  await expect(together(begun._id)).rejects.toMatchObject({ code: 'fileNotReady' });
  await expect(together(foreign._id)).rejects.toMatchObject({ code: 'fileNotFound' });
  await expect(together(other._id)).rejects.toMatchObject({ code: 'fileNotFound' });
  await expect(attach(asha, 'message:x', first._id)).rejects.toMatchObject({
    code: 'fileNotFound',
  });
  await together(second._id);
  await expect(together(second._id)).rejects.toMatchObject({ code: 'fileInUse' });

  const listed = await listFiles(market.database, [place, 'order:none'], ben._id);
  expect(listed.get(place)?.files.map(({ _id }) => _id)).toEqual([first._id, second._id]);
  expect(listed.get('order:none')?.files).toEqual([]);
  const readiness = await findReadiness(market.database, [place, 'order:none']);
  expect([...readiness]).toEqual([[place, { areReady: true, since: expect.any(Date) }]]);
});

test('a place is known to its own domain alone, by what follows the first colon', async () => {
  const asked: string[] = [];
  const mayRead = createMayRead({
    order: async (id) => {
      asked.push(id);
      return true;
    },
  });
  const reader = {} as Parameters<typeof mayRead>[1];
  expect(await mayRead('order:1:2', reader)).toBe(true);
  expect(await mayRead('message:1', reader)).toBe(false);
  expect(await mayRead('orders:1', reader)).toBe(false);
  expect(asked).toEqual(['1:2']);
});

test('a link is for one file and a few minutes, and nobody makes one', async () => {
  const file = await sendFile(asha, 'secret');
  const other = await sendFile(asha, 'another');
  const { link } = await asha.getFileLink({ id: file._id });
  const url = new URL(link);
  const until = Number(url.searchParams.get('until'));
  const forged = [
    link.replace(file._id, other._id),
    link.replace(String(until), String(until + 1)),
    link.replace(/key=.*/, ''),
    link.replace(/key=.*/, 'key=&key='),
    link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    `${url.origin}/files/${file._id}`,
    `${url.origin}/files/x`,
    `${url.origin}/files/__proto__?until=1&key=1`,
  ];

  for (const address of forged) expect((await follow(address)).status).toBe(404);
  expect(await (await follow(link)).text()).toBe('secret');
});

test('a file is fetched in pieces, as browsers do that go on with a download', async () => {
  const file = await sendFile(asha, '0123456789');
  const { link } = await asha.getFileLink({ id: file._id });
  const whole = await follow(link);
  const tag = whole.headers.get('etag') ?? '';
  const piece = async (range: string, ifRange?: string) => {
    const response = await follow(link, { range, ...(ifRange && { 'if-range': ifRange }) });
    return [response.status, response.headers.get('content-range'), await response.text()];
  };

  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(await piece('bytes=0-3')).toEqual([206, 'bytes 0-3/10', '0123']);
  expect(await piece('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await piece('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await piece('bytes=4-4')).toEqual([206, 'bytes 4-4/10', '4']);
  expect(await piece('bytes=5-100')).toEqual([206, 'bytes 5-9/10', '56789']);
  expect(await piece('bytes=3-5', tag)).toEqual([206, 'bytes 3-5/10', '345']);
  expect(await piece('bytes=3-5', '"other"')).toEqual([200, null, '0123456789']);
  expect(await piece('bytes=10-')).toEqual([416, 'bytes */10', '']);
  expect(await piece('bytes=5-3')).toEqual([416, 'bytes */10', '']);
  expect(await piece('bytes=-0')).toEqual([416, 'bytes */10', '']);
  expect(await piece('bytes=0-1,3-4')).toEqual([200, null, '0123456789']);
  expect(await piece('kilobytes=0-1')).toEqual([200, null, '0123456789']);
});

test('a file that belongs to nothing can be taken away, with its bytes', async () => {
  const file = await sendFile(asha, 'mistake');
  const { link } = await asha.getFileLink({ id: file._id });
  await asha.deleteFile({ id: file._id });

  expect((await follow(link)).status).toBe(404);
  expect(await statusOf(asha.getFile({ id: file._id }))).toBe(404);
  expect(await listStored()).toEqual([]);
});

/** What lies in the folder of files beside whole ones. */
async function listLeftovers() {
  const folder = join(market.dataFolder, 'files');
  const parts = await readdir(join(folder, 'parts'));
  return [...parts, ...(await readdir(join(folder, 'incoming')))];
}

async function listStored() {
  const names = await readdir(join(market.dataFolder, 'files'));
  return names.filter((name) => name !== 'parts' && name !== 'incoming');
}

/** The cookies of a person’s browser. */
async function cookieOf(person: TestPerson) {
  let cookie = '';
  const { fetch: original } = globalThis;
  globalThis.fetch = async (input) => {
    cookie = new Request(input).headers.get('cookie') ?? '';
    return new Response();
  };
  await person.fetch('/api/auth/me').finally(() => (globalThis.fetch = original));
  return cookie;
}

/** Sends the beginning of a part, and hangs up. */
const breakOff = (url: string, cookie: string, bytes: Uint8Array) =>
  new Promise<void>((resolve) => {
    const asking = askByHttp(url, {
      method: 'PUT',
      headers: {
        cookie,
        origin: 'http://market.example',
        'content-type': 'application/octet-stream',
        'content-length': partSize,
      },
    });
    asking.on('error', () => resolve());
    asking.on('close', () => resolve());
    asking.write(bytes, () => setTimeout(() => asking.destroy(), 100));
  });
