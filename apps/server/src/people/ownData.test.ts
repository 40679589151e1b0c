import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { openImageStore } from '../adapters/openImageStore.ts';
import { createImageQueries } from '../pictures/index.ts';
import { readSettings } from '../settings/settings.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createShop } from '../testing/createShop.ts';
import { createDeleteLeaving } from './deleteLeaving.ts';
import { describePersonalData } from './describePersonalData.ts';
import { createExportQueries } from './exportQueries.ts';
import { createPersonalDataQueries } from './personalDataQueries.ts';
import { createWriteExports } from './writeExports.ts';

const market = await createTestMarket();
const { database } = market;
beforeEach(market.empty);
afterAll(market.close);

const shop = createShop({ host: `${market.url}/api` });
const imageStore = await openImageStore(readSettings({ DATA_DIR: market.dataFolder }));
const writeExports = () => createWriteExports(database).run(market.surroundings);
const deleteLeaving = () =>
  createDeleteLeaving(database, createImageQueries(database), imageStore).run(market.surroundings);

/** Lets days pass since an account was to be deleted. */
const letGracePass = () =>
  database
    .updateTable('account_deletions')
    .set({ due_at: new Date(Date.now() - 1_000) })
    .execute();

const ageSessions = () =>
  database
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 16 * 60_000) } as object)
    .execute();

/** Asks for somebody's file, has it written, and fetches it. */
async function fetchData(person: TestPerson) {
  await person.requestExport();
  await writeExports();
  const { link } = await person.getExportLink();
  const { pathname, search } = new URL(link);
  const response = await market.createVisitor().fetch(`${pathname}${search}`);
  return { response, pathname, search, text: await response.text() };
}

const listSubjects = async () =>
  (await database.selectFrom('outbox').select('subject').orderBy('id').execute()).map(
    ({ subject }) => subject,
  );

// Shows X37.
test('somebody gets all that is stored about them as a file, by a link that needs no session', async () => {
  const asha = await market.createPerson('Asha Rao');
  await asha.updateProfile({ bio: 'Letters, and nothing but letters.' });
  await shop.offer(asha);
  expect(await asha.getOwnData()).toEqual({
    dataExport: null,
    nextExportAt: null,
    blocks: [],
    graceDays: 14,
  });
  const { response, text } = await fetchData(asha);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  const whole = await createPersonalDataQueries(database).collect(asha._id);
  expect(Object.keys(data).toSorted()).toEqual(Object.keys(whole).toSorted());
  expect(data['person']).toMatchObject({ bio: 'Letters, and nothing but letters.' });
  expect(data['services']).toHaveLength(1);
  expect(text).not.toContain('argon2');

  const { dataExport, nextExportAt } = await asha.getOwnData();
  expect(dataExport).toMatchObject({ state: 'ready', size: Buffer.byteLength(text) });
  expect(Date.parse(nextExportAt ?? '')).toBeGreaterThan(Date.now() + 23 * 60 * 60_000);
  expect(await listSubjects()).toEqual(['Market: your data are ready']);
});

test('a file is asked for once a day, also at the same time', async () => {
  const asha = await market.createPerson('Asha Rao');
  const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => asha.requestExport()));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(asha.requestExport()).rejects.toMatchObject({
    kind: 'conflict',
    code: 'exportTooSoon',
  });
  await database
    .updateTable('data_exports')
    .set({ requested_at: new Date(Date.now() - 25 * 60 * 60_000) } as object)
    .execute();
  await asha.requestExport();
});

test('a link is for one file, and ends with it', async () => {
  const asha = await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  const { pathname, search } = await fetchData(asha);
  const { pathname: ofBen } = await fetchData(ben);
  const visitor = market.createVisitor();
  const later = new URLSearchParams(search);
  later.set('until', String(Number(later.get('until')) + 60_000));
  for (const path of [`${ofBen}${search}`, pathname, `${pathname}?${later}`, '/api/exports/1']) {
    expect((await visitor.fetch(path)).status).toBe(404);
  }
  expect((await visitor.fetch(`${pathname}${search}`)).status).toBe(200);

  await database
    .updateTable('data_exports')
    .set({ ready_at: new Date(Date.now() - 8 * 24 * 60 * 60_000) })
    .execute();
  expect((await visitor.fetch(`${pathname}${search}`)).status).toBe(404);
  await expect(asha.getExportLink()).rejects.toMatchObject({ code: 'exportMissing' });
  await createExportQueries(database).clean();
  expect(await database.selectFrom('data_export_pieces').selectAll().execute()).toEqual([]);
});

test('an open browser is not enough to carry everything away', async () => {
  const asha = await market.createPerson('Asha Rao');
  await fetchData(asha);
  await ageSessions();
  const wanted = { kind: 'forbidden', code: 'passwordNeeded' };
  await expect(asha.requestExport()).rejects.toMatchObject(wanted);
  await expect(asha.getExportLink()).rejects.toMatchObject(wanted);
  await asha.confirmPassword({ password: asha.password });
  await asha.getExportLink();

  const { factor: id, secret } = await asha.startTotp();
  await asha.confirmTotp({ id, code: computeCode(secret) });
  await database
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 16 * 60_000) })
    .execute();
  await expect(asha.getExportLink()).rejects.toMatchObject({ code: 'stepUpWanted' });
  await expect(asha.requestDeletion({ password: asha.password })).rejects.toMatchObject({
    code: 'stepUpWanted',
  });
});

test('however much there is, it is written in pieces', async () => {
  const asha = await market.createPerson('Asha Rao');
  await sql`
    insert into audit_events (id, person_id, what, address)
      select gen_random_uuid(), ${asha._id}, 'session.started', repeat('x', 300)
        from generate_series(1, 3000)`.execute(database);
  const { text } = await fetchData(asha);
  const { events } = JSON.parse(text) as { events: unknown[] };
  expect(events.length).toBeGreaterThanOrEqual(3000);
  const sizes = await database
    .selectFrom('data_export_pieces')
    .select(sql<number>`length(bytes)`.as('size'))
    .execute();
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes.map(({ size }) => size))).toBeLessThan(300_000);
});

test('an account goes after two weeks, and nobody gets into it or orders from it meanwhile', async () => {
  const asha = await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  const { _id: id } = await shop.offer(asha);
  await market.createVisitor().logIn({ email: asha.email, password: asha.password });
  await expect(asha.requestDeletion({ password: 'wrong' })).rejects.toMatchObject({
    code: 'wrongPassword',
    fields: { password: 'This is not your password.' },
  });
  await expect(asha.requestDeletion({})).rejects.toMatchObject({ code: 'unfilledFields' });
  const { deletedAt } = await asha.requestDeletion({ password: asha.password });
  expect(Date.parse(deletedAt) - Date.now()).toBeGreaterThan(13.9 * 24 * 60 * 60_000);

  await expect(asha.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(await database.selectFrom('sessions').select('person_id').execute()).toEqual([
    { person_id: ben._id },
  ]);
  const { user } = await ben.getPerson({ id: asha._id });
  expect(user.away).toMatchObject({ until: deletedAt });
  await deleteLeaving();
  await ben.getPerson({ id: asha._id });
  await letGracePass();
  await deleteLeaving();
  await expect(ben.getPerson({ id: asha._id })).rejects.toMatchObject({ kind: 'notFound' });
  await expect(ben.getService({ id })).rejects.toMatchObject({ kind: 'notFound' });
  await expect(
    market.createVisitor().logIn({ email: asha.email, password: asha.password }),
  ).rejects.toMatchObject({ code: 'wrongLogin' });
});

test('logging in keeps the account, which is told', async () => {
  const asha = await market.createPerson('Asha Rao');
  const { email, password } = asha;
  await asha.requestDeletion({ password });
  const back = market.createVisitor();
  await back.logIn({ email, password });
  await letGracePass();
  await deleteLeaving();
  expect((await back.loadUser()).user).toMatchObject({ _id: asha._id, away: null });
  expect(await listSubjects()).toEqual([
    'Market: your account will be deleted',
    'Market: your account stays',
  ]);
});

test('who was away for longer still is when they have come back', async () => {
  const asha = await market.createPerson('Asha Rao');
  const { email, password } = asha;
  const until = new Date(Date.now() + 100 * 24 * 60 * 60_000).toISOString();
  await asha.setAway({ until, note: 'At sea.' });
  await asha.requestDeletion({ password });
  const back = market.createVisitor();
  await back.logIn({ email, password });
  expect((await back.loadUser()).user.away).toEqual({ until, note: 'At sea.' });
});

test('what is open keeps an account on both sides, and still does when its grace is over', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const service = await shop.offer(seller);
  await seller.requestDeletion({ password: seller.password });
  const blocked = { kind: 'conflict', code: 'deletionBlocked' };

  await seller.logIn({ email: seller.email, password: seller.password });
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  const { order } = await shop.order(buyer, service, intentId);
  for (const person of [seller, buyer]) {
    expect((await person.getOwnData()).blocks).toEqual([
      { kind: 'orders', count: 1, amount: null },
    ]);
    await expect(person.requestDeletion({ password: person.password })).rejects.toMatchObject(
      blocked,
    );
  }

  // Whatever has opened meanwhile, such as a payment that a bank asks back.
  await database
    .insertInto('account_deletions')
    .values({ person_id: seller._id, due_at: new Date(Date.now() - 1_000) })
    .execute();
  await deleteLeaving();
  const { due_at: dueAt } = await database
    .selectFrom('account_deletions')
    .select('due_at')
    .executeTakeFirstOrThrow();
  expect(dueAt.getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60_000);
  await seller.refundOrder({ id: order._id });
  await expect.poll(async () => (await buyer.getOwnData()).blocks).toEqual([]);
});

test('money between a seller and the market keeps the account, either way', async () => {
  const asha = await market.createPerson('Asha Rao');
  const post = async (amount: number) => {
    await sql`
      insert into accounts (id, kind, person_id) values (gen_random_uuid(), 'seller', ${asha._id})
        on conflict do nothing`.execute(database);
    await sql`
      insert into balances (account_id, amount)
        select id, ${amount} from accounts where person_id = ${asha._id}
        on conflict (account_id) do update set amount = ${amount}`.execute(database);
  };
  await post(-123_450);
  expect((await asha.getOwnData()).blocks).toEqual([
    { kind: 'balance', count: null, amount: 1234.5 },
  ]);
  await post(5_000);
  expect((await asha.getOwnData()).blocks).toEqual([{ kind: 'debt', count: null, amount: 50 }]);
  await post(0);
  await asha.requestDeletion({ password: asha.password });
});

/** Columns that name a person, whether or not the database knows that they do. */
const listPersonColumns = async () =>
  (
    await sql<{ table: string; column: string; isForgotten: boolean }>`
      select class.relname as table, attname as column,
          exists (
            select from pg_constraint
              where conrelid = class.oid and contype = 'f' and confrelid = 'people'::regclass
                and attnum = any(conkey) and confdeltype in ('c', 'n')) as "isForgotten"
        from pg_attribute join pg_class class on class.oid = attrelid
        where relnamespace = current_schema()::regnamespace and relkind = 'r'
          and attnum > 0 and not attisdropped and atttypid = 'uuid'::regtype
          and (attname ~ '(person|buyer|seller|sender|owner)(_id)?$' or exists (
            select from pg_constraint
              where conrelid = class.oid and contype = 'f' and confrelid = 'people'::regclass
                and attnum = any(conkey)))`.execute(database)
  ).rows;

/** What a person does not get in their file, with the reason. */
const notExported: Record<string, string> = {
  accounts: 'books: what they hold of a person is in payments and orders',
  conversations:
    'who talks with whom: what was said is in messages, the rest in conversation_members',
  customers: 'kept sums of orders',
  disputes: 'who of the market decides: what the sides have said is in order_events',
  news: 'what open pages ask for again, for two days',
  passkey_challenges: 'random, for five minutes',
  password_resets: 'the hash of a secret, for half an hour',
  person_totals: 'kept sums of orders and services',
  refunds: 'who of the market decides: amounts are with the orders',
  sales_days: 'kept sums of orders',
};

/** What stays under an id that leads to nobody, with the reason. */
const notErased: Record<string, string> = {
  'accounts.person_id': 'books must be kept',
  'audit_events.person_id': 'the trail must be kept, without network addresses',
  'news.person_id': 'forgotten after two days, and says nothing',
};

test('every table with a person in it is in what people get, and in what is forgotten', async () => {
  const columns = await listPersonColumns();
  expect(columns.length).toBeGreaterThan(30);
  const queries = describePersonalData(database, { id: '', email: '' });
  const asked = Object.values(queries)
    .map((query) => query.compile().sql)
    .join('\n');
  const isAsked = (table: string) => asked.includes(`"${table}"`);
  const missing = columns.filter(({ table }) => !isAsked(table) && !(table in notExported));
  expect(missing.map(({ table }) => table)).toEqual([]);
  expect(Object.keys(notExported).filter(isAsked)).toEqual([]);

  const kept = columns
    .filter(({ isForgotten }) => !isForgotten)
    .map(({ table, column }) => `${table}.${column}`);
  expect(kept.toSorted()).toEqual(Object.keys(notErased).toSorted());
});
