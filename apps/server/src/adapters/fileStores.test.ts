import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { sendFile } from '../testing/sendFile.ts';
import { startS3 } from '../testing/startS3.ts';
import { DamagedFile, type FileStore } from './FileStore.ts';
import { openFolderFiles } from './folderFiles.ts';
import { openS3Files } from './s3Files.ts';

const folder = await mkdtemp(join(tmpdir(), 'market-files-'));
const s3 = await startS3();
const market = await createTestMarket({ s3: s3.settings, s3Files: s3.files });
afterAll(async () => {
  await market.close();
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: [string, FileStore][] = [
  ['a folder', await openFolderFiles(folder)],
  ['an S3-compatible store', openS3Files(s3.files)],
];
const partBytes = 5_242_880;

async function keepPart(
  store: FileStore,
  upload: { name: string; key: string },
  number: number,
  bytes: Buffer,
) {
  const path = join(folder, 'parts', `arriving-${randomBytes(4).toString('hex')}`);
  await writeFile(path, bytes);
  const tag = await store.keepPart(upload, number, path);
  await rm(path, { force: true });
  return tag;
}

async function read(store: FileStore, name: string, range?: { start: number; end: number }) {
  const file = await store.read(name, range);
  return file && { size: file.size, bytes: await buffer(file.bytes) };
}

async function list(store: FileStore) {
  const names = [];
  for await (const { name } of store.list()) names.push(name);
  return names.filter((name) => !name.startsWith('arriving'));
}

test.each(stores)(
  '%s joins parts, whatever order they come in, and gives any of the bytes',
  async (_what, store) => {
    const name = 'joined';
    const bytes = randomBytes(2 * partBytes + 99);
    const upload = { name, key: await store.begin(name) };
    const tags: string[] = [];
    for (const number of [3, 1, 2]) {
      const part = bytes.subarray((number - 1) * partBytes, number * partBytes);
      tags[number - 1] = await keepPart(store, upload, number, part);
    }
    expect(await read(store, name)).toBeUndefined();
    await store.join(upload, tags);
    await store.join(upload, tags);

    const whole = await read(store, name);
    expect(whole?.size).toBe(bytes.length);
    expect(whole?.bytes.equals(bytes)).toBe(true);
    const start = partBytes - 10;
    const some = await read(store, name, { start, end: start + 19 });
    expect(some?.size).toBe(bytes.length);
    expect(some?.bytes.equals(bytes.subarray(start, start + 20))).toBe(true);
    expect(await list(store)).toEqual([name]);
    await store.remove(upload);
    await store.remove(upload);
    expect(await list(store)).toEqual([]);
  },
);

test.each(stores)('%s takes the part that came last', async (_what, store) => {
  const name = 'replaced';
  const upload = { name, key: await store.begin(name) };
  const first = await keepPart(store, upload, 1, Buffer.from('first'));
  const second = await keepPart(store, upload, 1, Buffer.from('second'));
  if (first !== second) await store.dropPart(upload, 1, first);

  await store.join(upload, [second]);
  expect((await read(store, name))?.bytes.toString()).toBe('second');
  await store.remove(upload);
});

test('a folder says when a part is missing', async () => {
  const store = await openFolderFiles(folder);
  const upload = { name: 'missing', key: '' };
  const tag = await keepPart(store, upload, 1, Buffer.from('first'));

  await expect(store.join(upload, [tag, 'none'])).rejects.toThrow(DamagedFile);
});

test.each([
  [400, 'InvalidPart', DamagedFile],
  [200, 'InvalidPart', DamagedFile],
  [404, 'NoSuchUpload', DamagedFile],
  [403, 'AccessDenied', 'could not join a file (AccessDenied)'],
])('a store that answers %d (%s) has not joined', async (status, code, failure) => {
  const server = createServer(({ method }, response) =>
    response.writeHead(method === 'POST' ? status : 404).end(`<Error><Code>${code}</Code></Error>`),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store = openS3Files({ ...s3.files, url: `http://127.0.0.1:${port}/files` });

  await expect(store.join({ name: 'a', key: 'k' }, ['"x"'])).rejects.toThrow(failure);
  server.close();
});

test('a folder follows no links, and keeps nothing elsewhere', async () => {
  const own = join(folder, 'own');
  const store = await openFolderFiles(own);
  const secret = join(folder, 'secret');
  await writeFile(secret, 'secret');
  await symlink(secret, join(own, 'linked'));
  await mkdir(join(own, 'parts', 'drafted'));
  await writeFile(join(own, 'parts', 'drafted', '1-x'), 'mine');
  await symlink(secret, join(own, 'drafted.draft'));

  expect(await store.read('linked')).toBeUndefined();
  await expect(store.join({ name: 'drafted', key: '' }, ['x'])).rejects.toThrow(DamagedFile);
  await expect(store.read('../secret')).rejects.toThrow('No file can be called');
  await expect(store.dropPart({ name: 'a', key: '' }, 1, '../../secret')).rejects.toThrow(
    'No file',
  );
  expect(await readFile(secret, 'utf8')).toBe('secret');
});

test('an S3-compatible store tells about a missing bucket', async () => {
  const store = openS3Files({ ...s3.files, url: s3.files.url.replace('files', 'nothing') });
  await expect(store.begin('a')).rejects.toThrow('has no bucket');
});

test('a file is sent to an S3-compatible store and fetched, as from a folder', async () => {
  const asha = await market.createPerson('Asha Rao');
  const bytes = randomBytes(partBytes + 1000);
  const file = await sendFile(asha, bytes, { name: 'a.bin' });
  const { link } = await asha.getFileLink({ id: file._id });
  const response = await fetch(link.replace('http://market.example', market.url), {
    headers: { range: 'bytes=5242870-5242889' },
  });

  expect(file.state).toBe('ready');
  expect(response.status).toBe(206);
  expect(
    Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(5_242_870, 5_242_890)),
  ).toBe(true);
  await asha.deleteFile({ id: file._id });
  expect(await list(openS3Files(s3.files))).toEqual([]);
});
