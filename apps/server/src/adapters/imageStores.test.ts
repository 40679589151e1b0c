import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { createPicture } from '../testing/pictures.ts';
import { startS3 } from '../testing/startS3.ts';
import type { ImageStore } from './ImageStore.ts';
import { openFolderImages } from './folderImages.ts';
import { openS3Images } from './s3Images.ts';

const folder = await mkdtemp(join(tmpdir(), 'market-images-'));
const s3 = await startS3();
const market = await createTestMarket({ s3: s3.settings });
afterAll(async () => {
  await market.close();
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: [string, ImageStore][] = [
  ['a folder', await openFolderImages(folder)],
  ['an S3-compatible store', openS3Images(s3.settings)],
];

async function read(store: ImageStore, name: string) {
  const file = await store.read(name);
  return file && { size: file.size, text: (await buffer(file.bytes)).toString() };
}

async function list(store: ImageStore) {
  const names = [];
  for await (const { name, writtenAt } of store.list()) {
    expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    names.push(name);
  }
  return names.toSorted();
}

test.each(stores)('%s keeps, gives, lists and forgets pictures', async (_name, store) => {
  expect(await list(store)).toEqual([]);
  await store.write('a-320.webp', Buffer.from('first'));
  await store.write('b-320.webp', Buffer.from('second one'));

  expect(await read(store, 'b-320.webp')).toEqual({ size: 10, text: 'second one' });
  expect(await read(store, 'c-320.webp')).toBeUndefined();
  expect(await list(store)).toEqual(['a-320.webp', 'b-320.webp']);

  await store.remove('a-320.webp');
  await store.remove('a-320.webp');
  expect(await list(store)).toEqual(['b-320.webp']);
  await store.remove('b-320.webp');
});

test('a folder gives, writes and removes nothing elsewhere', async () => {
  const secret = join(folder, 'secret');
  await writeFile(secret, 'secret');
  const store = await openFolderImages(join(folder, 'pictures'));
  await symlink(secret, join(folder, 'pictures', 'a-320.webp'));
  await symlink(secret, join(folder, 'pictures', 'b-320.webp.draft'));

  expect(await store.read('a-320.webp')).toBeUndefined();
  await expect(store.write('b-320.webp', Buffer.from('x'))).rejects.toThrow('ELOOP');
  await store.write('a-320.webp', Buffer.from('mine'));
  expect(await read(store, 'a-320.webp')).toEqual({ size: 4, text: 'mine' });
  await expect(store.read('../secret')).rejects.toThrow('No picture can be called');
  await expect(store.write('../secret', Buffer.from('x'))).rejects.toThrow('No picture');
  await expect(store.remove('../secret')).rejects.toThrow('No picture');
  expect(await readFile(secret, 'utf8')).toBe('secret');
});

test('an S3-compatible store lists more than fit on one of its pages', async () => {
  const store = openS3Images(s3.settings, 3);
  const names = Array.from({ length: 8 }, (_, index) => `${index}.webp`);
  for (const name of names) await store.write(name, Buffer.from('x'));

  expect(await list(store)).toEqual(names);
  for (const name of names) await store.remove(name);
});

test.each([
  ['keys', { secretKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['a bucket', { url: s3.settings.url.replace('pictures', 'nothing') }, 'has no bucket'],
])('an S3-compatible store tells about wrong %s', async (_what, wrong, reason) => {
  const store = openS3Images({ ...s3.settings, ...wrong });

  await expect(store.write('a-320.webp', Buffer.from('x'))).rejects.toThrow(reason);
});

test('a picture that somebody uploads to an S3-compatible store is served as from a folder', async () => {
  const person = await market.createPerson('Asha Rao');
  await person.updateProfile({ avatar: await createPicture() });
  const { avatar } = (await person.loadUser()).user;
  const response = await fetch(`${market.url}${avatar?.url}`);

  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  const again = await fetch(`${market.url}${avatar?.url}`, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('a store that sends elsewhere is not followed', async () => {
  const server = createServer((_request, response) =>
    response.writeHead(302, { location: `${s3.settings.url}/elsewhere.webp` }).end(),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store = openS3Images({ ...s3.settings, url: `http://127.0.0.1:${port}/pictures` });

  await expect(store.read('a.webp')).rejects.toThrow('fetch failed');
  server.close();
});
