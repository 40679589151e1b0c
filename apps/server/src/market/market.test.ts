import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFolderImages } from '../adapters/folderImages.ts';
import { commands } from '../app/commands.ts';
import { createMarketBook, readMarket } from '../marketBook/createMarketBook.ts';
import { readCommandLine } from '../operator/readCommandLine.ts';
import { runCommand } from '../operator/runCommand.ts';
import { createImageQueries } from '../pictures/index.ts';
import { readSettings } from '../settings/settings.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { anyPicture, createPicture } from '../testing/pictures.ts';

const market = await createTestMarket();
const folder = await mkdtemp(join(tmpdir(), 'market-owner-'));
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await market.empty();
});

const workplace = {
  settings: readSettings({ DATA_DIR: folder, PUBLIC_URL: market.url }),
  database: market.database,
  imageStore: await openFolderImages(join(market.dataFolder, 'images')),
};

/** Types a command and gives what it says. */
async function type(...args: string[]): Promise<string[]> {
  const line = readCommandLine(commands, args, folder);
  if ('help' in line) return line.help.split('\n');
  const lines: string[] = [];
  const report = (text: string) => void lines.push(text);
  await runCommand(line.command, { ...workplace, report }, line.input);
  return lines;
}

function die() {
  throw new Error('killed');
}

const visitor = market.createVisitor();
const ask = async () => (await visitor.getMarket()).market;

const logo = {
  title: 'Logo design',
  price: 4500,
  description: 'A logo for your shop.',
  images: [anyPicture],
};

async function offer(seller: TestPerson, category: string, title = logo.title) {
  const { service } = await seller.createService({ ...logo, title, category });
  return service;
}

async function find(category: string) {
  const { services } = await visitor.listServices({ category });
  return services.map(({ title }) => title);
}

// Shows X15.
test('a market of which nothing is set has the four categories and all features', async () => {
  expect(await ask()).toMatchObject({
    name: null,
    logo: null,
    features: {
      packages: true,
      offers: true,
      coupons: true,
      away: true,
      files: true,
      notifications: true,
      live: true,
      discovery: true,
      ranking: true,
      // Nobody is named who lets people in.
      externalLogins: false,
      suggestions: true,
    },
    categories: [
      { slug: 'Graphics-And-Design', name: 'Graphics-And-Design' },
      { slug: 'Game-Development' },
      { slug: 'Web-Programming' },
      { slug: 'Mobile-Apps' },
    ],
    currency: { code: 'INR', prefix: 'Rs.', minorUnits: 2 },
    orders: { deliveryDays: 7, revisions: 1 },
    limits: { services: 1000, packages: 3 },
  });
  const { headers } = await visitor.fetch('/api/market');
  const tag = headers.get('etag') ?? '';
  const again = await visitor.fetch('/api/market', { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

// Shows X15.
test('what the owner sets is told within a second, and can be taken back', async () => {
  await ask();
  await type('set', 'name', 'Hamro Bazaar');
  await type('set', 'orders.deliveryDays', '3');
  await type('set', 'currency.prefix', '₹');
  await market.followOwner();
  expect(await ask()).toMatchObject({
    name: 'Hamro Bazaar',
    orders: { deliveryDays: 3 },
    currency: { prefix: '₹' },
  });
  expect((await type('settings')).join('\n')).toContain('name  Hamro Bazaar  what the market');
  expect(await type('unset', 'name')).toEqual(['name is the site’s own again.']);
  await market.followOwner();
  expect((await ask()).name).toBeNull();
  expect((await type('audit', '--what', 'setting')).map((line) => line.slice(26))).toEqual([
    'setting.set  -  name  operator',
    'setting.set  -  orders.deliveryDays  operator',
    'setting.set  -  currency.prefix  operator',
    'setting.unset  -  name  operator',
  ]);
});

const mistakes: [string[], string][] = [
  [['set', 'colour', 'red'], 'There is no setting colour: market settings lists them.'],
  [['unset', 'toString'], 'There is no setting toString'],
  [['set', 'name', ' '], 'name must be a line of at most 40 characters.'],
  [['set', 'name', 'Bazaar\u202E'], 'name must be a line'],
  [['set', 'currency.code', 'EUR'], 'cards are charged in rupees'],
  [['set', 'currency.prefix', '€'], 'one of Rs., ₹, INR'],
  [['set', 'orders.deliveryDays', '0'], 'a whole number from 1 to 90'],
  [['set', 'limits.services', ''], 'a whole number from 1 to 1000'],
  [['set', 'features.offers', 'maybe'], '“on” or “off”'],
  [['set', 'logo', 'https://elsewhere.example/logo.png'], 'an address on this site'],
  [['set', 'logo', '//elsewhere.example/logo.png'], 'an address on this site'],
  [['set-logo', 'missing.png'], 'cannot be read'],
  [['add-category', 'A B', 'A'], 'letters, digits and single hyphens'],
  [['add-category', 'Voice', ' '], 'The name of a category is a line'],
  [['add-category', 'mobile-apps', 'Apps'], 'There is a category Mobile-Apps already.'],
  [['add-category', 'Voice', 'Voice', '--names', 'वेब'], '--names wants ne=NAME,de=NAME'],
  [['rename-category', 'Cooking', 'Food'], 'There is no category Cooking'],
  [['order-categories', 'Mobile-Apps,Mobile-Apps'], 'Each category may be named once.'],
  [['order-categories', 'Mobile-Apps,Cooking'], 'There is no category Cooking'],
  [['hide-category', 'Cooking'], 'There is no category Cooking'],
  [['merge-category', 'Mobile-Apps', 'Mobile-Apps'], 'cannot be merged into itself'],
  [['merge-category', 'Mobile-Apps', 'Cooking'], 'There is no category Cooking'],
  [['merge-category', 'Cooking', 'Mobile-Apps'], 'There is no category Cooking'],
];

test('says in plain words what is wrong with a command, and changes nothing', async () => {
  for (const [args, sentence] of mistakes) await expect(type(...args)).rejects.toThrow(sentence);
  expect(await type('audit', '--what', 'category')).toEqual(['Nothing of this kind is noted.']);
  expect(await type('audit', '--what', 'setting')).toEqual(['Nothing of this kind is noted.']);
});

test('a logo is kept among the pictures, and not thrown away as unused', async () => {
  const [, data = ''] = (await createPicture(300, 200)).split(',');
  await writeFile(join(folder, 'logo.png'), Buffer.from(data, 'base64'));
  await type('set-logo', 'logo.png');
  await market.followOwner();
  const shown = (await ask()).logo;
  expect(shown).toMatchObject({ width: 300, height: 200 });
  expect((await fetch(market.url + shown?.url)).status).toBe(200);

  await sql`update images set created_at = now() - interval '3 days'`.execute(market.database);
  expect(await createImageQueries(market.database).takeUnused()).toEqual([]);
  await type('unset', 'logo');
  expect(await createImageQueries(market.database).takeUnused()).not.toEqual([]);
});

// Shows X15.
test('what belongs to a feature that is off is refused, and what ends it is not', async () => {
  const seller = await market.createPerson('Asha Rao');
  for (const name of ['offers', 'coupons', 'away']) await type('set', `features.${name}`, 'off');
  await market.followOwner();
  const off = 'This market does not offer that at the moment.';
  await expect(seller.listMyCoupons()).rejects.toThrow(off);
  await expect(seller.listMyOffers()).rejects.toThrow(off);
  await expect(seller.getOffer({ id: seller._id })).rejects.toThrow(off);
  const until = '2027-01-01T00:00:00.000Z';
  await expect(seller.setAway({ until })).rejects.toThrow(off);
  const { features } = await ask();
  const names = Object.entries(features).flatMap(([name, isOn]) => (isOn ? [] : name));
  expect(names).toEqual(['offers', 'coupons', 'away', 'externalLogins']);
});

test('the owner says how many services one person may offer', async () => {
  const seller = await market.createPerson('Asha Rao');
  await offer(seller, 'Mobile-Apps');
  await type('set', 'limits.services', '1');
  await market.followOwner();
  await expect(offer(seller, 'Mobile-Apps')).rejects.toThrow('at most 1 services');
});

// Shows X24.
test('a category is added, named in languages, ordered, hidden and shown', async () => {
  const seller = await market.createPerson('Asha Rao');
  await expect(offer(seller, 'Voice-Over')).rejects.toMatchObject({
    code: 'unknownCategory',
    fields: { category: 'Please select correct category for the service' },
  });
  await type('add-category', 'Voice-Over', 'Voice', '--names', 'ne=आवाज,de=Stimme, Ton');
  await type('rename-category', 'Voice-Over', 'Voice over', '--names', 'ne=स्वर');
  await type('order-categories', 'Voice-Over,Mobile-Apps');
  await market.followOwner();

  const service = await offer(seller, 'Voice-Over');
  expect(await find('Voice-Over')).toEqual(['Logo design']);
  expect((await ask()).categories.slice(0, 3)).toEqual([
    { slug: 'Voice-Over', name: 'Voice over', names: { ne: 'स्वर', de: 'Stimme, Ton' } },
    { slug: 'Mobile-Apps', name: 'Mobile-Apps' },
    { slug: 'Graphics-And-Design', name: 'Graphics-And-Design' },
  ]);

  await type('hide-category', 'Voice-Over');
  await market.followOwner();
  expect(await find('Voice-Over')).toEqual([]);
  expect((await visitor.listServices({})).filteredServiceCount).toBe(1);
  expect((await visitor.getService({ id: service._id })).service.category).toBe('Voice-Over');
  await expect(offer(seller, 'Voice-Over')).rejects.toThrow('correct category');
  await expect(
    seller.updateService({ id: service._id, category: 'Voice-Over' }),
  ).rejects.toMatchObject({ code: 'unknownCategory' });
  expect(await type('categories')).toContain(
    'Voice-Over  Voice over  de=Stimme, Ton  ne=स्वर  hidden  1 service',
  );
  await seller.pauseService({ id: service._id, isPaused: true });
  expect(await type('categories')).toContain(
    'Voice-Over  Voice over  de=Stimme, Ton  ne=स्वर  hidden  1 service, 1 of them paused',
  );
  await seller.pauseService({ id: service._id, isPaused: false });

  await type('show-category', 'Voice-Over');
  await market.followOwner();
  expect(await find('Voice-Over')).toEqual(['Logo design']);
});

test('the last category cannot be hidden, and a market has at most two hundred', async () => {
  for (const slug of ['Graphics-And-Design', 'Game-Development', 'Web-Programming'])
    await type('hide-category', slug);
  await expect(type('hide-category', 'Mobile-Apps')).rejects.toThrow('The last category');
  await sql`
    insert into categories (slug, name, position)
    select 'Kind-' || number, 'Kind', number from generate_series(5, 200) as number`.execute(
    market.database,
  );
  await expect(type('add-category', 'Voice', 'Voice')).rejects.toThrow('at most 200 categories');
});

// Shows X24.
test('a merged category goes on working by its old name, whatever was merged into it before', async () => {
  const seller = await market.createPerson('Asha Rao');
  await offer(seller, 'Mobile-Apps', 'An app');
  await offer(seller, 'Game-Development', 'A game');
  await type('add-category', 'Apps', 'Apps');
  await type('merge-category', 'Game-Development', 'Mobile-Apps');
  expect((await type('merge-category', 'Mobile-Apps', 'Apps')).at(-1)).toBe(
    'Mobile-Apps is part of Apps now; 2 services moved.',
  );
  await market.followOwner();

  for (const slug of ['Apps', 'Mobile-Apps', 'Game-Development'])
    expect(await find(slug)).toEqual(['A game', 'An app']);
  expect((await ask()).categories.map(({ slug }) => slug)).not.toContain('Mobile-Apps');
  // A form that was opened before.
  expect((await offer(seller, 'Mobile-Apps', 'Another app')).category).toBe('Apps');

  await expect(type('show-category', 'Mobile-Apps')).rejects.toThrow('has been merged into Apps');
  await expect(type('add-category', 'Mobile-Apps', 'A')).rejects.toThrow('has been merged');
  await expect(type('merge-category', 'Mobile-Apps', 'Web-Programming')).rejects.toThrow('merged');
  await type('hide-category', 'Apps');
  await expect(type('merge-category', 'Web-Programming', 'Apps')).rejects.toThrow('Apps is hidden');
}, 30_000);

test('a merge moves thousands of services while others offer some, and goes on after a kill', async () => {
  const seller = await market.createPerson('Asha Rao');
  await sql`
    insert into services (id, seller_id, title, description, category, price_paise)
    select gen_random_uuid(), ${seller._id}, 'Planted', '', 'Mobile-Apps', 100000
    from generate_series(1, 2500)`.execute(market.database);

  // The first one dies after its first thousand.
  const line = readCommandLine(commands, ['merge-category', 'Mobile-Apps', 'Web-Programming'], '');
  if ('help' in line) throw new Error('It is a command.');
  await expect(line.command.run({ ...workplace, report: die }, line.input)).rejects.toThrow(
    'killed',
  );
  const countLeft = async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from services where category = 'Mobile-Apps'`.execute(market.database);
    return Number(rows[0]?.count);
  };
  expect(await countLeft()).toBe(1500);

  const merge = type('merge-category', 'Mobile-Apps', 'Web-Programming');
  const offered = await Promise.all(
    Array.from({ length: 10 }, () => offer(seller, 'Mobile-Apps', 'Meanwhile')),
  ).catch(() => []);
  expect((await merge).at(-1)).toMatch(
    /^Mobile-Apps is part of Web-Programming now; 15\d\d services moved/,
  );
  expect(await countLeft()).toBe(0);
  const { filteredServiceCount } = await visitor.listServices({ category: 'Web-Programming' });
  expect(filteredServiceCount).toBe(2500 + offered.length);
}, 60_000);

test('each process reads once a second at most, and keeps what it knows', async () => {
  let reads = 0;
  let isAway = false;
  const look = () => {
    reads += 1;
    return isAway ? Promise.reject(new Error('away')) : readMarket(market.database);
  };
  const [one, other] = [createMarketBook(look), createMarketBook(look)];
  await Promise.all(Array.from({ length: 100 }, () => Promise.all([one.read(), other.read()])));
  expect(reads).toBe(2);

  await type('set', 'name', 'Hamro Bazaar');
  await wait(1_050);
  for (const book of [one, other])
    await expect.poll(async () => (await book.read()).settings.name).toBe('Hamro Bazaar');
  const known = await one.read();

  isAway = true;
  await wait(1_050);
  for (let asked = 0; asked < 5; asked += 1) expect(await one.read()).toBe(known);
  expect(reads).toBe(5);
  await expect(createMarketBook(look).read()).rejects.toThrow('away');
});
