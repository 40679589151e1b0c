import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFolderImages } from '../adapters/folderImages.ts';
import { createImageQueries } from './imageQueries.ts';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { createPicture } from '../testing/pictures.ts';
import { createRemoveUnusedImages } from './removeUnusedImages.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
const folder = join(market.dataFolder, 'images');
beforeEach(market.empty);
afterAll(market.close);

const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);

/** Lets a day pass for all pictures, then runs the job. */
async function cleanTomorrow() {
  await sql`update images set created_at = ${yesterday}`.execute(market.database);
  const job = createRemoveUnusedImages(
    createImageQueries(market.database),
    await openFolderImages(folder),
  );
  await job.run(market.surroundings);
}

const isServed = async (url: string) => (await fetch(`${market.url}${url}`)).status === 200;

test('keeps what services, people and orders show, and removes what nothing shows', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  await seller.updateProfile({ avatar: await createPicture() });
  const oldAvatar = (await seller.loadUser()).user.avatar?.url ?? '';
  await seller.updateProfile({ avatar: await createPicture() });
  const avatar = (await seller.loadUser()).user.avatar?.url ?? '';

  const offer = async (title: string) => {
    const { service } = await seller.createService({
      title,
      price: 500,
      category: 'Mobile-Apps',
      description: 'An app.',
      images: [await createPicture()],
    });
    return service;
  };
  const ordered = await offer('Ordered');
  const replaced = await offer('Replaced');
  const { secret, intentId } = await shop.start(buyer, ordered);
  await shop.charge(secret);
  await shop.order(buyer, ordered, intentId);
  await seller.updateService({ id: ordered._id, images: [await createPicture()] });
  await seller.updateService({ id: replaced._id, images: [await createPicture()] });
  await cleanTomorrow();

  expect(await isServed(avatar)).toBe(true);
  expect(await isServed(ordered.images[0]?.url ?? '')).toBe(true);
  expect(await isServed(oldAvatar)).toBe(false);
  expect(await isServed(replaced.images[0]?.url ?? '')).toBe(false);
});

test('of what was taken off the market, keeps what was ordered', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const ordered = await shop.offer(seller);
  const unwanted = await shop.offer(seller);
  const today = await shop.offer(seller);
  const { secret, intentId } = await shop.start(buyer, ordered);
  await shop.charge(secret);
  await shop.order(buyer, ordered, intentId);
  await seller.deleteService({ id: ordered._id });
  await seller.deleteService({ id: unwanted._id });
  await sql`
    update services set deleted_at = ${yesterday} where deleted_at is not null`.execute(
    market.database,
  );
  await seller.deleteService({ id: today._id });
  await cleanTomorrow();

  expect(await isServed(ordered.images[0]?.url ?? '')).toBe(true);
  expect(await isServed(unwanted.images[0]?.url ?? '')).toBe(false);
  expect(await isServed(today.images[0]?.url ?? '')).toBe(true);
});

test('removes old files without a row, and leaves those of today', async () => {
  const old = join(folder, `${'a'.repeat(32)}-320.webp`);
  await writeFile(old, 'old');
  await utimes(old, yesterday, yesterday);
  await writeFile(join(folder, `${'b'.repeat(32)}-320.webp`), 'new');
  await cleanTomorrow();

  const names = await readdir(folder);
  expect(names.some((name) => name.startsWith('aaaa'))).toBe(false);
  expect(names.some((name) => name.startsWith('bbbb'))).toBe(true);
});

test('pictures of a draft stay until it goes, also those that its service has no more', async () => {
  const seller = await market.createPerson('Asha Rao');
  const { _id: service, images } = await shop.offer(seller);
  const url = images[0]?.url ?? '';
  const { draft } = await seller.createDraft({ service });
  await seller.updateService({ id: service, images: [await createPicture()] });
  await cleanTomorrow();
  expect(await isServed(url)).toBe(true);

  await seller.deleteDraft({ id: draft._id });
  await cleanTomorrow();
  expect(await isServed(url)).toBe(false);
});
