import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ImageStore } from '../adapters/ImageStore.ts';
import { createImageQueries } from './imageQueries.ts';
import { createRateLimits } from '../limits/rateLimitQueries.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture, toDataUrl } from '../testing/pictures.ts';
import { createPictureShelf } from './createPictureShelf.ts';
import { CostlyPicture, type PictureWorker } from './createPictureWorker.ts';

/** Twelve pictures an hour. */
const market = await createTestMarket({ rateLimitScale: 0.04 });
const { database } = market;
beforeEach(market.empty);
afterAll(market.close);

const store = { write: async () => {} } as Partial<ImageStore> as ImageStore;
const small = toDataUrl(new Uint8Array(16));
const prepared = { width: 1, height: 1, versions: [], placeholder: '' };

/** A shelf whose pictures are prepared like this. */
const createShelf = (prepare: PictureWorker['prepare'], scale = 1, files = store) =>
  createPictureShelf({
    store: files,
    images: createImageQueries(database),
    worker: { prepare } as PictureWorker,
    limits: createRateLimits(database, scale),
    limitBytes: 2_000_000,
  });

const tooMuch = { status: 429, retryAfterSeconds: expect.any(Number) };

test('one person has 300 pictures decoded in an hour, others have their own', async () => {
  let decoded = 0;
  const { keepAll } = createShelf(async () => {
    decoded += 1;
    return prepared;
  });
  for (let count = 0; count < 37; count += 1) await keepAll(Array(8).fill(small), 'asha');
  await keepAll(Array(4).fill(small), 'asha');

  await expect(keepAll([small], 'asha')).rejects.toMatchObject(tooMuch);
  expect(decoded).toBe(300);
  expect(await keepAll([small], 'ben')).toHaveLength(1);
});

test('one person has 1,500 pictures decoded in a day, however they are spread over its hours', async () => {
  const { keepAll } = createShelf(async () => prepared, 0.01);
  for (let hour = 0; hour < 5; hour += 1) {
    await keepAll(Array(3).fill(small), 'asha');
    await sql`
      update rate_limits set resets_at = now() - interval '1 second'
      where key like 'pictures-hour:%'`.execute(database);
  }

  await expect(keepAll([small], 'asha')).rejects.toMatchObject(tooMuch);
});

test('one person sends only so many bytes in an hour', async () => {
  const { keepAll } = createShelf(async () => prepared, 0.01);
  const large = toDataUrl(new Uint8Array(1_500_000));
  await keepAll([large], 'asha');
  await keepAll([large], 'asha');

  await expect(keepAll([small], 'asha')).rejects.toMatchObject(tooMuch);
  expect(await keepAll([small], 'ben')).toHaveLength(1);
});

test('who sends six pictures that take too much sends no more in this hour', async () => {
  let decoded = 0;
  const { keepAll } = createShelf(async () => {
    decoded += 1;
    throw new CostlyPicture();
  });
  for (let count = 0; count < 6; count += 1) {
    await expect(keepAll([small], 'asha')).rejects.toThrow(CostlyPicture);
  }
  await expect(keepAll([small], 'asha')).rejects.toMatchObject(tooMuch);

  expect(decoded).toBe(6);
});

/** A shelf whose first pictures wait until they are told to go on; later ones take no time. */
function createBusyShelf(count: number) {
  const decoders: (() => void)[] = [];
  const { keepAll } = createShelf(async () => {
    if (decoders.length < count) await new Promise<void>((resolve) => decoders.push(resolve));
    return prepared;
  });
  return { keepAll, decoders };
}

test('leaves room in the queue: the fourth request of one person is sent away, not that of another', async () => {
  const { keepAll, decoders } = createBusyShelf(4);
  const waiting = ['asha', 'asha', 'asha', 'ben'].map((person) => keepAll([small], person));
  await expect.poll(() => decoders.length).toBe(4);

  await expect(keepAll([small], 'asha')).rejects.toMatchObject(tooMuch);
  for (const finish of decoders) finish();
  expect(await Promise.all(waiting)).toHaveLength(4);
  expect(await keepAll([small], 'asha')).toHaveLength(1);
});

test('a request that has been answered gives up its own place only', async () => {
  const { keepAll, decoders } = createBusyShelf(4);
  const waiting = ['asha', 'asha', 'asha'].map((person) => keepAll([small], person));
  await expect.poll(() => decoders.length).toBe(3);
  decoders[0]?.();
  // Whichever the database has let through first.
  await Promise.race(waiting);
  waiting.push(keepAll([small], 'asha'));
  await expect.poll(() => decoders.length).toBe(4);

  await expect(keepAll([small], 'asha')).rejects.toMatchObject(tooMuch);
  for (const finish of decoders) finish();
  expect(await Promise.all(waiting)).toHaveLength(4);
});

test('who sends no picture is not sent away, however many of theirs are waiting', async () => {
  const { keepAll, decoders } = createBusyShelf(3);
  const waiting = ['asha', 'asha', 'asha'].map((person) => keepAll([small], person));
  await expect.poll(() => decoders.length).toBe(3);

  expect(await keepAll([], 'asha')).toEqual([]);
  expect(await keepAll(['', ''], 'asha')).toEqual([]);
  for (const finish of decoders) finish();
  await Promise.all(waiting);
});

test('every width is a file, and the row knows them; empty texts are no pictures', async () => {
  const written = new Map<string, Uint8Array>();
  const write = async (name: string, bytes: Uint8Array) => void written.set(name, bytes);
  const versions = [320, 640].map((width) => ({ width, bytes: new Uint8Array([width / 10]) }));
  const { keepAll } = createShelf(async () => ({ ...prepared, versions }), 1, {
    ...store,
    write,
  } as ImageStore);

  const [id, ...others] = await keepAll(['', small, ''], 'asha');

  expect(others).toEqual([]);
  expect(Object.fromEntries(written)).toEqual({
    [`${id}-320.webp`]: new Uint8Array([32]),
    [`${id}-640.webp`]: new Uint8Array([64]),
  });
  const row = await database.selectFrom('images').select(['id', 'widths']).executeTakeFirst();
  expect(row).toEqual({ id, widths: [320, 640] });
});

test('a picture that is none costs no more than one that is', async () => {
  const { keepAll } = createShelf(async () => {
    throw new Error('No picture.');
  });
  for (let count = 0; count < 7; count += 1) {
    await expect(keepAll([small], 'asha')).rejects.toThrow('No picture.');
  }
});

test('a ninth picture is refused with a sentence that says so', async () => {
  const { keepAll } = createShelf(async () => prepared);
  await expect(keepAll(Array(9).fill(small), 'asha')).rejects.toThrow(
    'A service may have at most 8 pictures.',
  );
});

test('of pictures one of which is too large none is decoded', async () => {
  let decoded = 0;
  const { keepAll } = createShelf(async () => {
    decoded += 1;
    return prepared;
  });
  const tooLarge = toDataUrl(new Uint8Array(2_000_001));

  await expect(keepAll([small, tooLarge], 'asha')).rejects.toMatchObject({ status: 413 });
  await expect(keepAll(Array(9).fill(small), 'asha')).rejects.toMatchObject({ status: 400 });
  expect(decoded).toBe(0);
});

test('however pictures come, they count, and what has none goes on', async () => {
  const seller = await market.createPerson('Asha Rao');
  const other = await market.createPerson('Ben Okafor');
  const service = {
    title: 'Logo design',
    price: 4500,
    category: 'Graphics-And-Design' as const,
    description: 'A logo for your shop.',
  };
  const { service: offered } = await seller.createService({
    ...service,
    images: Array(8).fill(anyPicture),
  });
  await seller.updateProfile({ avatar: anyPicture });

  const asJson = await seller.fetch(`/api/services/${offered._id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ images: Array(4).fill(anyPicture) }),
  });
  expect(asJson.status).toBe(429);
  expect(Number(asJson.headers.get('retry-after'))).toBeGreaterThan(3_000);
  await expect(seller.updateProfile({ avatar: anyPicture })).rejects.toMatchObject({ status: 429 });
  await seller.updateService({ id: offered._id, price: 5000 });
  await other.createService({ ...service, images: [anyPicture] });
});

test('one person offers at most 1,000 services', async () => {
  const seller = await market.createPerson('Asha Rao');
  const service = {
    title: 'Logo design',
    price: 4500,
    category: 'Graphics-And-Design' as const,
    description: 'A logo for your shop.',
    images: [anyPicture],
  };
  await sql`
    insert into services (id, seller_id, title, description, category, price_paise)
    select gen_random_uuid(), ${seller._id}, 'Logo', 'A logo.', 'Mobile-Apps', 100
    from generate_series(1, 999)`.execute(database);
  const { service: last } = await seller.createService(service);

  await expect(seller.createService(service)).rejects.toMatchObject({
    status: 400,
    message: 'You may offer at most 1000 services.',
  });
  await seller.deleteService({ id: last._id });
  await seller.createService(service);
});
