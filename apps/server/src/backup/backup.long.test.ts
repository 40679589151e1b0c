import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MarketClient } from '@market/api';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderImages } from '../adapters/folderImages.ts';
import { findLevel, levels } from '../database/migrate.ts';
import { type Database, connectDatabase } from '../database/openDatabase.ts';
import { OperatorError } from '../refusals/OperatorError.ts';
import { createEmailConfirmationQueries } from '../people/emailConfirmationQueries.ts';
import { createPeopleQueries } from '../people/peopleQueries.ts';
import { createEmptyDatabase } from '../testing/createTestDatabase.ts';
import { countOrders, createShop } from '../testing/createShop.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { createPicture } from '../testing/pictures.ts';
import { takeSnapshot } from '../testing/takeSnapshot.ts';
import type { Manifest } from './Manifest.ts';
import { describeCopiedTables } from './describeTables.ts';
import { readLines, writeLines } from './lines.ts';
import { readBackup } from './readBackup.ts';
import { writeBackup } from './writeBackup.ts';

const market = await createTestMarket();
const folder = await mkdtemp(join(tmpdir(), 'market-backup-'));
const live = {
  database: market.database,
  imageStore: await openFolderImages(join(market.dataFolder, 'images')),
};
const { url, drop } = await createEmptyDatabase();
const database = await connectDatabase({ url });
afterAll(async () => {
  await database.destroy();
  await drop();
  await market.close();
  await rm(folder, { recursive: true });
});

/** An empty place to restore to. There is one database: opening another takes a second. */
async function openElsewhere(name: string) {
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
  return { database, imageStore: await openFolderImages(join(folder, `images of ${name}`)) };
}

/** What has to fit together, whatever the moment: nothing here may be anything but 0. */
async function countContradictions() {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from payments
        where status = 'succeeded' and not exists (select from orders where payment_id = payments.id)
      ) as "charges without an order",
      (select count(*) from orders join payments on payments.id = payment_id
        where payments.status <> 'succeeded') as "orders without a charge",
      (select count(*) from services where (rating_count, rating_sum) <>
        (select count(*), coalesce(sum(rating), 0) from reviews where service_id = services.id)
      ) as "wrong ratings"`.execute(database);
  return rows[0];
}

const offers = 13;
const picturesEach = 8;
const shop = createShop({ host: `${market.url}/api` });

/** The backup of a market with services, pictures, an order and a review. */
const start = join(folder, 'start');

/** An account whose link has been mailed. */
const waitingAccount = {
  id: '01a1fd8f-7976-71b5-bba7-d1136bdb47b4',
  fullname: 'Dan Silva',
  email: 'dan@example.com',
  password_hash: 'a hash of the password',
  token_hash: 'a hash of the token',
  expires_at: new Date(Date.now() + 60 * 60_000),
};

beforeAll(async () => {
  const seller = await market.createPerson('Asha Rao');
  for (let index = 0; index < offers; index += 1) {
    await seller.createService({
      title: `Logo design ${index}`,
      price: 500 + index,
      category: 'Graphics-And-Design',
      description: 'Signs like "\\n", 日本語 and 👩‍🎨 stay what they are.',
      images: await Promise.all(Array.from({ length: picturesEach }, () => createPicture())),
    });
  }
  await buyAndReview(await market.createPerson('Chen Li'), 0);
  await market.database.insertInto('email_confirmations').values(waitingAccount).execute();
  await startReset();
  await writeBackup(live, start);
});

/** Leaves behind what a lost password does: a wish, a link, and a mail that could not be sent yet. */
async function startReset() {
  const people = createPeopleQueries(market.database);
  const { _id, email } = await market.createPerson('Eve Moreau');
  const token = await people.startReset(_id);
  const mail = {
    id: uuidv7(),
    kind: 'mail' as const,
    recipient: email,
    subject: 'A link',
    body: `/reset/${token}`,
  };
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  await market.database
    .insertInto('outbox')
    .values({ ...mail, due_at: tomorrow })
    .execute();
}

async function buyAndReview(buyer: MarketClient, turn: number) {
  const { services } = await buyer.listServices({});
  const { service } = await buyer.getService({ id: services[turn % services.length]?._id ?? '' });
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  await shop.order(buyer, service, intentId);
  await buyer.reviewService({ serviceId: service._id, rating: 1 + (turn % 5), comment: 'Good.' });
  // Mails on their way would change by themselves.
  await market.database.deleteFrom('outbox').where('subject', 'like', 'Market: %').execute();
}

/** Changes what a backup says of itself. */
async function rewriteManifest(there: string, changes: Partial<Manifest>): Promise<Manifest> {
  const file = join(there, 'backup.json');
  const manifest = { ...JSON.parse(await readFile(file, 'utf8')), ...changes };
  await writeFile(file, JSON.stringify(manifest));
  return manifest;
}

test('a copy made while people buy and review fits together, and is exact when nobody does', async () => {
  const buyer = await market.createPerson('Ben Okafor');
  const closing = new AbortController();
  const shopping = (async () => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) await buyAndReview(buyer, turn);
  })();
  const during = await writeBackup(live, join(folder, 'during'));
  closing.abort();
  await shopping;
  const orders = await countOrders(market);

  await readBackup(await openElsewhere('during'), join(folder, 'during'));
  expect(await countContradictions()).toEqual({
    'charges without an order': 0,
    'orders without a charge': 0,
    'wrong ratings': 0,
  });
  expect(during.rows['orders']).toBeGreaterThan(0);
  expect(during.rows['orders']).toBeLessThanOrEqual(orders);
  expect(during.rows['services']).toBe(offers);

  expect(during.rows['email_confirmations']).toBe(1);

  const quiet = await openElsewhere('quiet');
  const { pictures, lost } = await writeBackup(live, join(folder, 'quiet'));
  await readBackup(quiet, join(folder, 'quiet'));
  expect(await takeSnapshot(database, describeCopiedTables)).toBe(
    await takeSnapshot(market.database, describeCopiedTables),
  );
  expect({ pictures, lost }).toEqual({ pictures: picturesEach * offers, lost: [] });
  for await (const { name } of live.imageStore.list()) {
    const copy = await quiet.imageStore.read(name);
    const original = await live.imageStore.read(name);
    expect(copy && (await buffer(copy.bytes))).toEqual(original && (await buffer(original.bytes)));
  }
});

test('a copy that is damaged, or not whole, or not for this place is refused', async () => {
  const elsewhere = await openElsewhere('refusal');

  await expect(writeBackup(live, start)).rejects.toThrow('There is something at');
  await expect(readBackup(elsewhere, folder)).rejects.toThrow('no whole backup');
  await expect(readBackup(live, start)).rejects.toThrow('this one is in use');

  const { rows, level } = await rewriteManifest(start, { level: '9999_later' });
  await expect(readBackup(elsewhere, start)).rejects.toThrow('newer version');

  await rewriteManifest(start, { level: levels.at(-1) ?? level, rows: { ...rows, services: 99 } });
  await expect(readBackup(elsewhere, start)).rejects.toThrow('has 13 of 99 rows of services');
  expect(await database.selectFrom('people').select('id').execute()).toEqual([]);
  await rewriteManifest(start, { rows });
});

/** All that a backup says, as one text. */
async function readAll(there: string) {
  const lines = [await readFile(join(there, 'backup.json'), 'utf8')];
  for (const name of await readdir(join(there, 'tables'))) {
    for await (const line of readLines(join(there, 'tables', name))) lines.push(line);
  }
  return lines.join('\n');
}

const secretTables = ['sessions', 'password_resets', 'password_reset_requests', 'outbox'] as const;

const countSecrets = async (of: Database) =>
  Promise.all(
    secretTables.map(async (table) => {
      const { rows } = await sql`select from ${sql.table(table)}`.execute(of);
      return rows.length;
    }),
  );

test('a copy holds nothing with which its finder could enter; who waits for a link gets another', async () => {
  const text = await readAll(start);
  expect(text).toContain('Eve Moreau');
  expect(text).not.toContain('/reset/');
  expect(text).not.toContain(waitingAccount.token_hash);
  const [sessions = 0, resets, , mails] = await countSecrets(market.database);
  expect(sessions).toBeGreaterThan(2);
  expect([resets, mails]).toEqual([1, 1]);
  for (const table of ['sessions', 'password_resets'] as const) {
    const rows = await market.database.selectFrom(table).select('token_hash').execute();
    for (const row of rows) expect(text).not.toContain(row.token_hash);
  }

  await readBackup(await openElsewhere('of its finder'), start);
  expect(await countSecrets(database)).toEqual([0, 0, 0, 0]);
  const confirmations = createEmailConfirmationQueries(database);
  const answered: unknown[] = [];
  await confirmations.takeRequest(async (_transaction, recipient) => {
    answered.push(recipient);
  });
  expect(answered).toEqual([{ email: waitingAccount.email, token: expect.any(String) }]);
});

test('a copy of an earlier version is restored without what let people in then', async () => {
  const earlier = join(folder, 'earlier');
  await cp(start, earlier, { recursive: true });
  const { rows } = await rewriteManifest(earlier, {});
  for (const table of secretTables) {
    const { rows: found } = await sql<{ line: string }>`
      select row_to_json(${sql.table(table)})::text as line
        from ${sql.table(table)}`.execute(market.database);
    rows[table] = found.length;
    const lines = (async function* () {
      for (const { line } of found) yield line;
    })();
    await writeLines(join(earlier, 'tables', `${table}.jsonl.gz`), lines);
  }
  await rewriteManifest(earlier, { rows });
  expect(await readAll(earlier)).toContain('/reset/');

  await readBackup(await openElsewhere('earlier'), earlier);
  expect(await countSecrets(database)).toEqual([0, 0, 0, 0]);
  const people = await database.selectFrom('people').select('id').execute();
  expect(people).toHaveLength(rows['people'] ?? 0);
});

/** Puts a link to something else in the place of a file or folder. */
async function replaceByLink(path: string) {
  await rename(path, `${path}.elsewhere`);
  await symlink(`${path}.elsewhere`, path);
}

/** A file of the machine that is nobody's business. */
const secretFile = join(folder, 'secret');

/** What somebody who can write to a backup may do to it; `picture` is the path of one. */
const manipulations: Record<string, (there: string, picture: string) => Promise<unknown>> = {
  'a manifest that is a link': (there) => replaceByLink(join(there, 'backup.json')),
  'a table that is a link': (there) => replaceByLink(join(there, 'tables', 'people.jsonl.gz')),
  'a link in place of the tables': (there) => replaceByLink(join(there, 'tables')),
  'a link in place of the pictures': (there) => replaceByLink(join(there, 'pictures')),
  'a picture that is a link': async (_there, picture) => {
    await rm(picture);
    await symlink(secretFile, picture);
  },
  'a picture that is a pipe': async (_there, picture) => {
    await rm(picture);
    execFileSync('mkfifo', [picture]);
  },
  'a picture named as a path': async (there) => {
    const file = join(there, 'tables', 'images.jsonl.gz');
    const lines = [];
    for await (const line of readLines(file)) lines.push(line);
    const [first = '', ...others] = lines;
    await rm(file);
    await writeLines(
      file,
      (async function* () {
        yield JSON.stringify({ ...JSON.parse(first), id: '../../secret' });
        yield* others;
      })(),
    );
  },
};

test.each(Object.keys(manipulations))('%s is not followed', async (name) => {
  const there = join(folder, name);
  await cp(start, there, { recursive: true });
  await writeFile(secretFile, 'secret');
  const [picture = ''] = await readdir(join(there, 'pictures'));
  await manipulations[name]?.(there, join(there, 'pictures', picture));
  const elsewhere = await openElsewhere(name);

  await expect(readBackup(elsewhere, there)).rejects.toThrow(OperatorError);
  expect(await elsewhere.imageStore.read(picture).then((file) => file?.size)).not.toBe(6);
});

test('a link in the folder of pictures is neither copied nor served', async () => {
  await writeFile(secretFile, 'secret');
  const image = { id: 'a'.repeat(32), width: 40, height: 40, widths: [40], placeholder: '' };
  const name = `${image.id}-40.webp`;
  const path = join(market.dataFolder, 'images', name);
  await market.database.insertInto('images').values(image).execute();
  await symlink(secretFile, path);
  try {
    const there = join(folder, 'with a link');
    const { lost } = await writeBackup(live, there);
    expect(lost).toEqual([name]);
    expect(await readdir(join(there, 'pictures'))).not.toContain(name);
    expect((await fetch(`${market.url}/images/${name}`)).status).toBe(404);
  } finally {
    await rm(path);
    await market.database.deleteFrom('images').where('id', '=', image.id).execute();
  }
});

/** From each of them all migrations after it are done: of the older ones, one in four is enough. */
const triedLevels = levels.filter((_, index) => index % 4 === 0 || index >= levels.length - 4);

test.each(triedLevels)('a copy with data at %s is brought up to date', async (level) => {
  const { rows } = await rewriteManifest(start, { level });
  for (const name of await readdir(join(start, 'pictures'))) {
    await rm(join(start, 'pictures', name));
  }
  await readBackup(await openElsewhere(level), start);

  expect(await findLevel(database)).toBe(levels.at(-1));
  const people = await database.selectFrom('people').select('id').execute();
  expect(people).toHaveLength(rows['people'] ?? 0);
});
