import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';
import { createCategoryQueries } from './categoryQueries.ts';

const market = await createTestMarket();
const visitor = market.createVisitor();
afterAll(market.close);

let owner: TestPerson;

beforeEach(async () => {
  await market.empty();
  owner = await market.createOperator('Olga Sen', 'owner');
});

const words = 'Many have asked for it.';

const voice = { slug: 'Voice-Over', name: 'Voice over', names: { ne: 'आवाज' } };

async function see() {
  const { version } = await owner.listDeskCategories();
  return { words, seen: version };
}

const listSlugs = async () => (await owner.listDeskCategories()).categories.map(({ slug }) => slug);

// Shows X50.
test('an owner adds, renames, moves and retires a category, and all of it can be looked up', async () => {
  await owner.addCategory({ ...voice, ...(await see()) });
  const renamed = { ...voice, name: 'Voices', names: { de: 'Stimmen' } };
  await owner.saveCategory({ ...renamed, isRetired: false, place: 0, ...(await see()) });
  await market.followOwner();
  expect((await visitor.getMarket()).market.categories[0]).toEqual(renamed);

  const seller = await market.createPerson('Asha Rao');
  const fields = { price: 4500, description: 'Read aloud.', images: [anyPicture] };
  const offer = { ...fields, title: 'Your story read aloud', category: voice.slug };
  const { service } = await seller.createService(offer);
  await owner.saveCategory({ ...renamed, isRetired: true, place: 9, ...(await see()) });
  await market.followOwner();

  const { categories } = (await visitor.getMarket()).market;
  expect(categories.map(({ slug }) => slug)).not.toContain(voice.slug);
  const { services } = await visitor.listServices({ keyword: 'story' });
  expect(services).toMatchObject([{ _id: service._id, category: voice.slug }]);
  await expect(seller.createService({ ...offer, title: 'Another' })).rejects.toMatchObject({
    code: 'unknownCategory',
  });
  expect((await owner.listDeskCategories()).categories.at(-1)).toEqual({
    ...renamed,
    isRetired: true,
    serviceCount: 1,
  });

  const { events } = await owner.listAudit({ what: 'category.' });
  const of = { by: { _id: owner._id }, subject: voice.slug, reason: words };
  const found = events.map(({ what, before, after }) => [what, before, after]);
  for (const event of events) expect(event).toMatchObject(of);
  expect(found).toHaveLength(5);
  expect(found).toEqual(
    expect.arrayContaining([
      ['category.added', null, '{"name":"Voice over","names":{"ne":"आवाज"}}'],
      ['category.ordered', '4', '0'],
      ['category.hidden', '{"isRetired":false}', '{"isRetired":true}'],
      ['category.ordered', '0', '4'],
    ]),
  );
});

// Shows X50.
test('of two who have read the same list, one is told that the other was there', async () => {
  const seen = await see();
  const results = await Promise.allSettled([
    owner.addCategory({ ...voice, ...seen }),
    owner.saveCategory({
      slug: 'Mobile-Apps',
      name: 'Apps',
      names: {},
      isRetired: false,
      place: 0,
      ...seen,
    }),
  ]);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code?: string }).code] : [],
  );
  expect(refused).toEqual(['decidedMeanwhile']);
  expect((await owner.listAudit({ what: 'category.' })).events).toHaveLength(
    (await listSlugs()).includes(voice.slug) ? 1 : 2,
  );
});

// Shows X50.
test('what there is, or was, cannot be added, and something always stays', async () => {
  await owner.addCategory({ ...voice, ...(await see()) });
  await createCategoryQueries(market.database).merge(voice.slug, 'Mobile-Apps', () => {});
  expect(await listSlugs()).toHaveLength(4);
  for (const slug of ['mobile-apps', 'voice-over']) {
    await expect(owner.addCategory({ ...voice, slug, ...(await see()) })).rejects.toMatchObject({
      code: 'categoryKnown',
    });
  }
  const missing = { ...voice, isRetired: false, place: 0 };
  await expect(owner.saveCategory({ ...missing, ...(await see()) })).rejects.toMatchObject({
    code: 'categoryNotFound',
  });
  await expect(
    owner.addCategory({ slug: 'A', name: ' ', names: {}, ...(await see()) }),
  ).rejects.toMatchObject({ fields: { name: 'Please say what it is called!' } });

  const [last = '', ...others] = await listSlugs();
  for (const slug of others) {
    await owner.saveCategory({
      slug,
      name: slug,
      names: {},
      isRetired: true,
      place: 3,
      ...(await see()),
    });
  }
  await expect(
    owner.saveCategory({
      slug: last,
      name: last,
      names: {},
      isRetired: true,
      place: 0,
      ...(await see()),
    }),
  ).rejects.toMatchObject({ code: 'lastCategory' });
});
