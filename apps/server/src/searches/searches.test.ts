import type { MarketRequest } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMarketBook, readMarket } from '../marketBook/createMarketBook.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createSearch } from '../search/index.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';
import { createSearchDigests } from './createSearchDigests.ts';
import { toSearchPath } from './searchMail.ts';

const plain = {
  title: 'Logo design',
  price: 500,
  category: 'Graphics-And-Design',
  description: 'As you like it.',
  images: [anyPicture],
} satisfies MarketRequest<'createService'>;

let market: TestMarket;
let seller: TestPerson;
let buyer: TestPerson;

// Mails stay in the outbox.
beforeAll(async () => void (market = await createTestMarket({ smtpUrl: 'smtp://127.0.0.1:9' })));
beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
});
afterAll(() => market.close());

const offer = async (fields: Partial<MarketRequest<'createService'>> = {}) =>
  (await seller.createService({ ...plain, ...fields })).service._id;

/** As when this job of another server runs. */
async function mailSearches() {
  const { database } = market;
  const search = createSearch('memory', database, () => undefined);
  const book = createMarketBook(() => readMarket(database));
  await createSearchDigests(database, search, book).run(market.surroundings);
  await search.close();
}

const listMails = () =>
  market.database
    .selectFrom('outbox')
    .select(['subject', 'letter'])
    .where('recipient', '=', buyer.email)
    .orderBy('id')
    .execute();

/** Lets time pass for all searches and services. */
const wait = (hours: number) =>
  sql`
    with aged as (
      update services set created_at = created_at - make_interval(hours => ${hours}),
        shown_at = shown_at - make_interval(hours => ${hours}))
    update saved_searches set looked_at = looked_at - make_interval(hours => ${hours})`.execute(
    market.database,
  );

// Shows X49.
test('people keep searches for themselves, each once', async () => {
  const query = { keyword: ' logo ', price: { lte: 5000 }, rating: 4 };
  const { search } = await buyer.saveSearch({ query, alert: 'none' });
  const again = { ...query, keyword: 'logo', category: '' };
  expect(await buyer.saveSearch({ query: again, alert: 'daily' })).toEqual({
    search: { ...search, alert: 'daily' },
  });
  expect((await buyer.listSavedSearches()).searches).toEqual([
    { ...search, query: { ...query, keyword: 'logo' }, alert: 'daily' },
  ]);
  const { _id: id } = search;
  expect((await seller.listSavedSearches()).searches).toEqual([]);
  await expect(seller.changeSavedSearch({ id, alert: 'none' })).rejects.toThrow('Search not found');
  await expect(seller.deleteSavedSearch({ id })).rejects.toThrow('Search not found');
  await expect(buyer.deleteSavedSearch({ id: 'nonsense' })).rejects.toThrow('Search not found');
  await expect(buyer.saveSearch({ query: {}, alert: 'none' })).rejects.toMatchObject({
    code: 'invalidRequest',
  });
  const { savedSearches } = await createPersonalDataQueries(market.database).collect(buyer._id);
  expect(savedSearches).toMatchObject([{ query: { keyword: 'logo' }, alert: 'daily' }]);
  await buyer.deleteSavedSearch({ id });
  expect((await buyer.listSavedSearches()).searches).toEqual([]);
});

// Shows X49.
test('fifty searches are kept, and one that is kept can still be changed', async () => {
  for (let number = 1; number <= 50; number += 1) {
    await buyer.saveSearch({ query: { keyword: `word ${number}` }, alert: 'none' });
  }
  const another = buyer.saveSearch({ query: { keyword: 'another' }, alert: 'none' });
  await expect(another).rejects.toThrow('You may keep at most 50 searches.');
  await buyer.saveSearch({ query: { keyword: 'word 7' }, alert: 'weekly' });
  const { searches, nextCursor } = await buyer.listSavedSearches();
  expect(searches).toHaveLength(20);
  expect(nextCursor).toEqual(expect.any(String));
});

// Shows X49.
test('what is new in searches is mailed once, all of it in one mail', async () => {
  await offer({ title: 'An old logo' });
  await wait(1);
  await buyer.saveSearch({ query: { keyword: 'logo', price: { lte: 1000 } }, alert: 'daily' });
  await buyer.saveSearch({ query: { category: 'Mobile-Apps' }, alert: 'weekly' });
  await buyer.saveSearch({ query: { keyword: 'poster' }, alert: 'none' });
  await wait(1);
  await offer({ title: 'A new logo' });
  await offer({ title: 'A dear logo', price: 9000 });
  await offer({ title: 'A poster' });
  await offer({ title: 'An app', category: 'Mobile-Apps' });
  await mailSearches();
  expect(await listMails()).toEqual([]);

  await wait(23);
  // Two servers at once.
  await Promise.all([mailSearches(), mailSearches()]);
  const [mail, ...others] = await listMails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Market: a new service in your searches');
  expect(mail?.letter?.paragraphs).toEqual([
    'This is new in the searches that you keep:',
    '“logo”, up to Rs.1000: 1 new service',
    '– A new logo, Rs.500',
  ]);
  expect(mail?.letter?.action?.path).toBe('/search/logo?max=1000&sort=newest');
  expect(mail?.letter?.choice).toEqual({ personId: buyer._id, topic: 'searches' });

  // The weekly one is due in some hours, and the daily one, too: both come together.
  await wait(24 * 6 - 6);
  await offer({ title: 'One more logo' });
  await wait(1);
  await mailSearches();
  const [, second] = await listMails();
  expect(second?.letter?.paragraphs.filter((text) => text.startsWith('–'))).toEqual([
    '– One more logo, Rs.500',
    '– An app, Rs.500',
  ]);
  expect(second?.letter?.action?.path).toBe('/searches');
  await wait(24);
  await mailSearches();
  expect(await listMails()).toHaveLength(2);
});

// Shows X49.
test('what was held back is new when it is shown, and nobody is told of their own', async () => {
  await buyer.saveSearch({ query: { keyword: 'logo' }, alert: 'daily' });
  const id = await offer();
  await buyer.createService({ ...plain, title: 'My own logo' });
  const hold = (held: 'waiting' | null) =>
    market.database
      .updateTable('services')
      .set({ held, paused_at: held ? new Date() : null })
      .where('id', '=', id)
      .execute();
  await hold('waiting');
  await wait(25);
  await mailSearches();
  expect(await listMails()).toEqual([]);
  await hold(null);
  await wait(25);
  await mailSearches();
  const [mail] = await listMails();
  expect(mail?.letter?.paragraphs).toContain('– Logo design, Rs.500');
});

// Shows X49.
test('somebody who wants no such mails gets none until they ask for them again', async () => {
  const { search } = await buyer.saveSearch({ query: { keyword: 'logo' }, alert: 'daily' });
  await market.database
    .insertInto('mail_choices')
    .values({ person_id: buyer._id, topic: 'searches' })
    .execute();
  await offer();
  await wait(25);
  await mailSearches();
  expect(await listMails()).toEqual([]);
  await buyer.changeSavedSearch({ id: search._id, alert: 'weekly' });
  await wait(24 * 7);
  await mailSearches();
  expect(await listMails()).toHaveLength(1);
});

// Shows X49.
test('a mail leads to the search as the site writes it', () => {
  expect(toSearchPath({ keyword: 'C#', category: 'Mobile-Apps', price: { gte: 500 } })).toBe(
    '/search/C%23?category=Mobile-Apps&min=500&sort=newest',
  );
  expect(toSearchPath({ category: 'Mobile-Apps', country: 'Nepal', level: 'top' })).toBe(
    '/category/Mobile-Apps?sort=newest&country=Nepal&level=top',
  );
  expect(toSearchPath({ keyword: '..', price: { gte: 298, lte: 50_000 } })).toBe(
    '/search/..%20?sort=newest',
  );
  expect(toSearchPath({ tag: 'logo' })).toBe('/?sort=newest&tag=logo');
});
