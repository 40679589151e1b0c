import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createShop, packagesContent, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  stranger = await market.createPerson('Chen Li');
});

afterAll(() => market.close());

/** A draft that can be published. */
async function write() {
  const { draft } = await seller.createDraft({});
  const { draft: withPicture } = await seller.addDraftPictures({
    id: draft._id,
    images: [anyPicture],
  });
  const images = withPicture.images.map(({ public_id = '' }) => ({ public_id, alt: 'A logo' }));
  await seller.saveDraft({ id: draft._id, content: packagesContent, images });
  return draft._id;
}

// Shows X16, X17.
test('a service is written, published once, and has all that was written', async () => {
  const id = await write();
  const [one, other] = await Promise.allSettled([
    seller.publishDraft({ id }),
    seller.publishDraft({ id }),
  ]);
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);

  const { services } = await seller.listMyServices();
  expect(services).toHaveLength(1);
  const { service } = await stranger.getService({ id: services[0]?._id ?? '' });
  const { title, description, queueLimit: _, category, ...listing } = packagesContent;
  expect(service).toMatchObject({ title, description, category, price: 1000, packagesCount: 3 });
  expect(service.listing).toEqual(listing);
  expect(service.images[0]?.alt).toBe('A logo');
  expect(service.availability).toEqual({ state: 'open', until: null, note: '' });
  expect((await seller.listDrafts()).drafts).toEqual([]);
});

test('what is missing is named by its path, and nothing is published', async () => {
  const { draft } = await seller.createDraft({});
  const content = {
    ...packagesContent,
    title: ' ',
    packages: packagesContent.packages.map((each, index) =>
      index === 1 ? { ...each, price: null } : each,
    ),
  };
  await seller.saveDraft({ id: draft._id, content, images: [] });
  await expect(seller.publishDraft({ id: draft._id })).rejects.toMatchObject({
    status: 400,
    fields: {
      title: 'please enter service title!',
      'packages.1.price': 'Please enter the price of the package!',
      images: 'please add a picture of your service!',
    },
  });
  expect((await seller.listMyServices()).services).toEqual([]);
  expect((await seller.listDrafts()).drafts).toHaveLength(1);
});

test('what is too long even for a draft is said in words', async () => {
  const { draft } = await seller.createDraft({});
  const content = {
    ...packagesContent,
    title: 'x'.repeat(301),
    faqs: [{ question: 'Is it mine?', answer: 'x'.repeat(12_001) }],
  };
  await expect(seller.saveDraft({ id: draft._id, content, images: [] })).rejects.toMatchObject({
    status: 400,
    fields: {
      'content.title': 'The title may have at most 300 characters.',
      'content.faqs.0.answer': 'An answer may have at most 12000 characters.',
    },
  });
});

test('a service is changed by its draft, of which there is one', async () => {
  const service = await shop.offerPackages(seller);
  const [{ draft }, { draft: same }] = await Promise.all([
    seller.createDraft({ service: service._id }),
    seller.createDraft({ service: service._id }),
  ]);
  expect(same._id).toBe(draft._id);
  expect(draft.content).toEqual(packagesContent);

  const images = draft.images.map(({ public_id = '' }) => ({ public_id, alt: 'Another word' }));
  const content = { ...draft.content, title: 'Another title', queueLimit: 3 };
  await seller.saveDraft({ id: draft._id, content, images });
  const { service: changed } = await seller.publishDraft({ id: draft._id });
  expect(changed).toMatchObject({ _id: service._id, title: 'Another title' });
  expect(changed.images[0]?.alt).toBe('Another word');

  const { draft: again } = await seller.createDraft({ service: service._id });
  expect(again.content.queueLimit).toBe(3);
  await seller.deleteService({ id: service._id });
  await expect(seller.publishDraft({ id: again._id })).rejects.toMatchObject({ status: 404 });
});

test('a language that is none and a package that is too cheap are named', async () => {
  const { draft } = await seller.createDraft({});
  const [sketch, logo, everything] = packagesContent.packages;
  if (!sketch || !logo || !everything) throw new Error('Three packages are needed.');
  const content = {
    ...packagesContent,
    languages: ['en', 'klingon'],
    packages: [sketch, { ...logo, price: 900 }, everything],
  };
  await seller.saveDraft({ id: draft._id, content, images: [] });
  await expect(seller.publishDraft({ id: draft._id })).rejects.toMatchObject({
    fields: {
      'languages.1': '“klingon” is no language that can be chosen.',
      'packages.1.price': '“Logo” must cost at least as much as “Sketch”, which stands before it.',
    },
  });
});

// Shows X17.
test('what is published last holds: a draft that was begun earlier keeps what it had', async () => {
  const { _id: id } = await shop.offerPackages(seller);
  const { draft } = await seller.createDraft({ service: id });
  await seller.updateService({ id, title: 'Changed meanwhile', price: 1500 });
  expect((await seller.createDraft({ service: id })).draft.content.title).toBe(
    packagesContent.title,
  );
  expect((await stranger.getService({ id })).service).toMatchObject({
    title: 'Changed meanwhile',
    price: 1500,
  });

  const { service } = await seller.publishDraft({ id: draft._id });
  expect(service).toMatchObject({ _id: id, title: packagesContent.title, price: 1000 });
});

test('a seller who is erased leaves no draft, and gets a copy of all of them before', async () => {
  const id = await write();
  const personalData = createPersonalDataQueries(market.database);
  expect((await personalData.collect(seller._id)).drafts).toMatchObject([
    { id, content: { title: packagesContent.title } },
  ]);
  const { images } = (await seller.getDraft({ id })).draft;
  expect(await personalData.listImages(seller._id)).toEqual([images[0]?.public_id]);

  await personalData.erase(seller._id);
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from service_drafts) + (select count(*) from service_draft_images)
      as count`.execute(market.database);
  expect(rows).toEqual([{ count: 0 }]);
});

test('a client that knows only the specification changes the first package', async () => {
  const { _id: id } = await shop.offerPackages(seller);
  await seller.updateService({ id, price: 1200 });
  const read = async () => (await stranger.getService({ id })).service;
  expect((await read()).listing?.packages.map(({ price }) => price)).toEqual([1200, 2500, 6000]);

  // Dearer than the second: no package costs less than the first.
  await seller.updateService({ id, price: 3000 });
  const raised = await read();
  expect(raised.price).toBe(3000);
  expect(raised.listing?.packages.map(({ price }) => price)).toEqual([3000, 3000, 6000]);
});

test('a service of such a client has one package', async () => {
  const { _id: id } = await shop.offer(seller);
  const { service } = await stranger.getService({ id });
  expect(service).not.toHaveProperty('packagesCount');
  expect(service.listing).toEqual({
    packages: [{ name: 'Standard', description: '', price: 1299, days: 7, revisions: 1 }],
    extras: [],
    questions: [],
    faqs: [],
    tags: [],
    languages: [],
  });
});

test('nobody reaches the draft of another, nor takes its pictures', async () => {
  const id = await write();
  const { draft: own } = await stranger.createDraft({});
  const { images, content } = (await seller.getDraft({ id })).draft;
  const refused = { status: 404, message: 'Draft not found' };
  await expect(stranger.getDraft({ id })).rejects.toMatchObject(refused);
  await expect(stranger.saveDraft({ id, content, images: [] })).rejects.toMatchObject(refused);
  await expect(stranger.addDraftPictures({ id, images: [anyPicture] })).rejects.toMatchObject(
    refused,
  );
  await expect(stranger.publishDraft({ id })).rejects.toMatchObject(refused);
  await expect(stranger.deleteDraft({ id })).rejects.toMatchObject(refused);
  const stolen = images.map(({ public_id = '' }) => ({ public_id, alt: '' }));
  const { draft } = await stranger.saveDraft({ id: own._id, content, images: stolen });
  expect(draft.images).toEqual([]);
  expect((await seller.getDraft({ id })).draft.images).toHaveLength(1);

  const service = await shop.offer(seller);
  await expect(stranger.createDraft({ service: service._id })).rejects.toMatchObject({
    status: 404,
  });
});

test('twenty drafts and eight pictures are the most, and a thrown away one makes room', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    ids.push((await seller.createDraft({})).draft._id);
  }
  await expect(seller.createDraft({})).rejects.toThrow('You may keep at most 20 drafts.');
  const [id = '', other = ''] = ids;
  await seller.deleteDraft({ id: other });
  await seller.createDraft({});

  const eight = Array.from({ length: 8 }, () => anyPicture);
  await seller.addDraftPictures({ id, images: eight });
  await expect(seller.addDraftPictures({ id, images: [anyPicture] })).rejects.toThrow(
    'A service may have at most 8 pictures.',
  );
});
