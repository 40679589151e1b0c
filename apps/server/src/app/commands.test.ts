import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFolderImages } from '../adapters/folderImages.ts';
import { readSettings } from '../settings/settings.ts';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { createShop } from '../testing/createShop.ts';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { createPicture } from '../testing/pictures.ts';
import { commands } from './commands.ts';
import { askRunningServer, openOperatorDoor } from '../operator/operatorDoor.ts';
import { readCommandLine } from '../operator/readCommandLine.ts';
import { runCommand } from '../operator/runCommand.ts';

const market = await createTestMarket();
const folder = await mkdtemp(join(tmpdir(), 'market-operator-'));
beforeEach(market.empty);
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true });
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

/** Picks the token out of the link that a command told. */
const toToken = ([link = '']: string[]) => link.split('/').at(-1) ?? '';

const shop = createShop({ host: `${market.url}/api` });

/** Lets somebody buy a new service of a seller; nothing is delivered. */
async function buyFrom(seller: TestPerson, buyer: TestPerson) {
  const service = await shop.offer(seller);
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  const { order } = await shop.order(buyer, service, intentId);
  return { service, order };
}

/** Lets an account wait for an address to be confirmed. */
const requestAccount = (email: string) =>
  market.database
    .insertInto('email_confirmations')
    .values({
      id: randomUUID(),
      fullname: 'Somebody',
      email,
      password_hash: '$argon2id$secret',
      token_hash: 'a hash',
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();

test('tells which commands there are and what they want', async () => {
  const help = (await type('--help')).join('\n');
  expect(help).toContain('create-user EMAIL NAME');
  expect(help).toContain('backup FOLDER');
  expect((await type('delete-person', '--help')).join('\n')).toContain('--yes');
});

test.each([
  [['sing'], 'There is no command sing: market --help lists them.'],
  [['backup'], 'It goes: market backup FOLDER'],
  [['audit', '--loud'], "Unknown option '--loud'"],
  [['audit', '--limit', 'all'], '--limit wants a whole number from 1 on, not "all".'],
  [['audit', '--since', 'once'], '--since wants a moment'],
  [['seed', '--services', '0'], '--services wants a whole number from 1 on, not "0".'],
  [['reset-link', 'nobody@example.com'], 'Nobody has the e-mail address nobody@example.com.'],
  [['create-user', 'asha', 'Asha Rao'], 'please enter valid email-address'],
  [['create-user', 'asha@example.com', ' '], 'An account needs a name.'],
  [['create-user', 'asha@example.com', 'Asha\u202E'], 'A name may not hold invisible characters'],
  [['create-user', 'asha@example.com', 'A'.repeat(101)], 'at most 100 characters'],
])('says in plain words what is wrong with %j', async (args, sentence) => {
  await expect(type(...args)).rejects.toThrow(sentence);
});

test('opens an account whose password is chosen with a link', async () => {
  const token = toToken(await type('create-user', 'asha@example.com', 'Asha Rao'));
  const visitor = market.createVisitor();
  await visitor.resetPassword({ token, password: 'secret-2' });

  const { user } = await visitor.logIn({ email: 'asha@example.com', password: 'secret-2' });
  expect(user.fullname).toBe('Asha Rao');
  await expect(type('create-user', 'ASHA@example.com', 'Asha')).rejects.toThrow('already');
  await expect(visitor.resetPassword({ token, password: 'secret-3' })).rejects.toThrow(
    'Token not found or expired',
  );
});

test('a link for a new password ends the one before', async () => {
  const asha = await market.createPerson('Asha Rao');
  const first = toToken(await type('reset-link', asha.email));
  const second = toToken(await type('reset-link', asha.email));
  const choose = (token: string) =>
    market.createVisitor().resetPassword({ token, password: 'secret-2' });

  await expect(choose(first)).rejects.toThrow('Token not found or expired');
  await choose(second);
});

test('places the order of a charge that nobody told us of', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const { secret } = await shop.start(buyer, await shop.offer(seller));
  await shop.charge(secret, 'tok_sandbox_webhookLost');

  const lines = await type('reconcile');
  expect(lines).toContain('0 payments are still being made.');
  expect((await buyer.listMyOrders()).orders).toHaveLength(1);
});

test('adds services to try out a large market', async () => {
  expect(await type('seed', '--services', '60')).toEqual(['60 services of 2 sellers']);
  expect((await market.createVisitor().listServices({})).servicesCount).toBe(60);
});

test('lists what happened to accounts, payments and orders', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const { order } = await buyFrom(seller, buyer);
  await seller.updateOrder({ id: order._id, orderStatus: 'Delivered' });
  await market
    .createVisitor()
    .logIn({ email: buyer.email, password: 'wrong-1' })
    .catch(() => {});
  const tell = async (...options: string[]) =>
    (await type('audit', ...options)).map((line) => line.split('  ').slice(1, 4).join(' '));

  expect(await tell('--what', 'order')).toEqual([
    `order.placed ${buyer.email} ${order._id}`,
    `order.delivered ${seller.email} ${order._id}`,
  ]);
  expect(await tell('--person', buyer.email, '--what', 'session')).toEqual([
    `session.refused ${buyer.email} -`,
  ]);
  expect((await tell('--what', 'payment')).map((line) => line.split(' ')[0])).toEqual([
    'payment.started',
    'payment.succeeded',
  ]);
  expect(await tell('--limit', '1')).toHaveLength(1);
  expect(await type('audit', '--since', '2999-01-01')).toEqual(['Nothing of this kind is noted.']);
});

test('hands out everything about a person, and nothing about others', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  await seller.updateProfile({ avatar: await createPicture(), bio: 'Draws logos.' });
  const { service } = await buyFrom(seller, buyer);
  await buyer.reviewService({ serviceId: service._id, rating: 5, comment: 'Lovely.' });
  await requestAccount(seller.email);

  await type('export-person', seller.email, 'asha');
  const ofSeller = await readFile(join(folder, 'asha', 'person.json'), 'utf8');
  expect(JSON.parse(ofSeller)).toMatchObject({
    person: { email: seller.email, bio: 'Draws logos.' },
    confirmations: [{ fullname: 'Somebody' }],
    services: [{ title: 'Logo design' }],
    sold: [{ service_title: 'Logo design', amount_paise: 129_900 }],
  });
  expect(await readdir(join(folder, 'asha', 'pictures'))).toHaveLength(2);
  for (const secret of ['argon2', 'hash', 'Ben', buyer.email, buyer._id, '98450']) {
    expect(ofSeller).not.toContain(secret);
  }

  await type('export-person', buyer.email, 'ben');
  expect(JSON.parse(await readFile(join(folder, 'ben', 'person.json'), 'utf8'))).toMatchObject({
    reviews: [{ comment: 'Lovely.' }],
    bought: [{ service_title: 'Logo design' }],
    payments: [{ phone_number: '98450 12345' }],
  });
  await expect(type('export-person', buyer.email, 'ben')).rejects.toThrow('something at');
});

test('forgets a buyer: nothing tells of them, and the books still add up', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const other = await market.createPerson('Chen Li');
  await buyer.updateProfile({ avatar: await createPicture() });
  const avatar = (await buyer.loadUser()).user.avatar?.url;
  const { service } = await buyFrom(seller, buyer);
  await buyer.reviewService({ serviceId: service._id, rating: 1, comment: 'Meh.' });
  await other.reviewService({ serviceId: service._id, rating: 5, comment: 'Lovely.' });
  await market.createVisitor().requestPasswordReset({ email: buyer.email });
  await requestAccount(buyer.email.toUpperCase());
  await expect(type('delete-person', buyer.email)).rejects.toThrow('add --yes');

  await type('delete-person', buyer.email, '--yes');

  await expect(type('export-person', buyer.email, 'nobody')).rejects.toThrow('Nobody has');
  await expect(buyer.loadUser()).rejects.toMatchObject({ status: 401 });
  expect((await fetch(`${market.url}${avatar}`)).status).toBe(404);
  const { orders, totalAmount } = await seller.listSales();
  expect(orders).toMatchObject([{ user: null, orderInfo: { phoneNumber: '' }, totalPrice: 1299 }]);
  expect(totalAmount).toBe(1299);
  const found = await seller.getService({ id: service._id });
  expect(found.service).toMatchObject({ ratings: 5, numOfReviews: 1 });
  const intents = await market.database.selectFrom('sandbox_intents').select('metadata').execute();
  expect(JSON.stringify(intents)).not.toContain('98450');
  expect(await market.database.selectFrom('email_confirmations').select('id').execute()).toEqual(
    [],
  );
});

test('forgets a seller who owes nothing any more, with their services', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const { service, order } = await buyFrom(seller, buyer);
  await expect(type('delete-person', seller.email, '--yes')).rejects.toThrow(
    'still has 1 paid orders to deliver',
  );
  await seller.updateOrder({ id: order._id, orderStatus: 'Delivered' });

  await type('delete-person', seller.email, '--yes');

  await expect(buyer.getService({ id: service._id })).rejects.toMatchObject({ status: 404 });
  const { orders } = await buyer.listMyOrders();
  expect(orders).toMatchObject([{ service: { title: 'Logo design' }, totalPrice: 1299 }]);
});

test('the operator sees which mails were given up, and why', async () => {
  expect(await type('outbox')).toEqual(['0 wait; 0 were given up.']);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  const mail = { kind: 'mail' as const, subject: 'Hello', body: '', due_at: tomorrow };
  await market.database
    .insertInto('outbox')
    .values([
      { ...mail, id: randomUUID(), recipient: 'asha@example.com' },
      { ...mail, id: randomUUID(), recipient: 'ben@example.com', attempts: 81 },
    ])
    .execute();
  await market.database
    .updateTable('outbox')
    .set({ failed_at: new Date('2026-11-21T09:30Z'), failure: '550 no such mailbox' })
    .where('recipient', '=', 'ben@example.com')
    .execute();

  expect(await type('outbox')).toEqual([
    '1 wait, the oldest for 0 minutes; 1 were given up.',
    '2026-11-21T09:30:00.000Z  mail  ben@example.com  Hello  81 attempts  550 no such mailbox',
  ]);
});

test('makes the first owner, who is told to add a second factor, and no longer one', async () => {
  const asha = await market.createPerson('Asha Rao');
  expect(await type('list-operators')).toEqual(['There is no operator yet: see grant-role.']);
  await expect(type('grant-role', asha.email, 'admin')).rejects.toThrow(
    'A role is one of support, moderator, finance, owner, not "admin".',
  );
  await expect(type('grant-role', 'nobody@example.com', 'owner')).rejects.toThrow('Nobody has');
  expect(await type('grant-role', asha.email, 'owner')).toEqual([
    `${asha.email} has the role owner now.`,
    'It opens nothing until they have added a second factor.',
  ]);
  expect(await type('list-operators')).toEqual([`${asha.email}  owner  no second factor yet`]);
  expect((await asha.loadUser()).user.role).toBe('owner');

  expect(await type('revoke-role', asha.email)).toEqual([`${asha.email} is no operator any more.`]);
  await expect(type('revoke-role', asha.email)).rejects.toThrow('is no operator');
  expect((await asha.loadUser()).user).not.toHaveProperty('role');
  const events = (await type('audit', '--what', 'role')).map((line) => line.split('  ')[1]);
  expect(events).toEqual(['role.granted.owner', 'role.revoked']);
});

test('frees the account of somebody who has lost their second factor, and tells them', async () => {
  const asha = await market.createPerson('Asha Rao');
  await expect(type('remove-factors', asha.email, '--yes')).rejects.toThrow('no second factor');
  const { factor, secret } = await asha.startTotp();
  await asha.confirmTotp({ id: factor, code: computeCode(secret) });
  const { email, password } = asha;
  await expect(market.createVisitor().logIn({ email, password })).rejects.toMatchObject({
    code: 'factorWanted',
  });

  await expect(type('remove-factors', email)).rejects.toThrow('add --yes');
  await type('remove-factors', email, '--yes');
  await market.createVisitor().logIn({ email, password });
  const mails = await market.database.selectFrom('outbox').select('subject').execute();
  expect(mails.map(({ subject }) => subject)).toContain(
    'Market: the people who run Market have removed its second factors',
  );
});

test('signs somebody out everywhere, and everybody, and writes it down', async () => {
  const asha = await market.createPerson('Asha Rao');
  const { email, password } = asha;
  const again = market.createVisitor();
  await again.logIn({ email, password });
  const mira = await market.createPerson('Mira Shrestha');

  expect(await type('end-sessions', email)).toEqual([
    `2 sessions of ${email} ended. The password still opens new ones.`,
  ]);
  await expect(asha.listSessions()).rejects.toMatchObject({ status: 401 });
  await expect(again.listSessions()).rejects.toMatchObject({ status: 401 });
  expect((await mira.listSessions()).sessions).toHaveLength(1);
  await again.logIn({ email, password });
  await expect(type('end-sessions', 'nobody@example.com')).rejects.toThrow('Nobody has');

  await expect(type('end-all-sessions')).rejects.toThrow('add --yes');
  expect(await type('end-all-sessions', '--yes')).toEqual(['2 sessions ended.']);
  await expect(again.listSessions()).rejects.toMatchObject({ status: 401 });
  await expect(mira.listSessions()).rejects.toMatchObject({ status: 401 });
  expect(await type('audit', '--what', 'session.ended-by-market')).toHaveLength(2);
});

test('hands out and forgets second factors and roles without their secrets', async () => {
  const asha = await market.createPerson('Asha Rao');
  const { factor, secret } = await asha.startTotp();
  await asha.confirmTotp({ id: factor, code: computeCode(secret), name: 'My phone' });
  await type('grant-role', asha.email, 'support');
  const into = join(folder, 'asha-with-factor');
  await type('export-person', asha.email, into);
  const text = await readFile(join(into, 'person.json'), 'utf8');
  const exported = JSON.parse(text) as Record<string, object[]>;
  expect(exported['factors']).toMatchObject([{ kind: 'totp', name: 'My phone' }]);
  expect(exported['recoveryCodes']).toHaveLength(10);
  expect(exported['role']).toMatchObject([{ role: 'support' }]);
  expect(text).not.toMatch(/secret|hash/);

  await type('delete-person', asha.email, '--yes');
  for (const table of ['second_factors', 'recovery_codes', 'operators'] as const) {
    expect(await market.database.selectFrom(table).select('person_id').execute()).toEqual([]);
  }
});

test('a running server does for its operator what it can, and says what it cannot', async () => {
  const asha = await market.createPerson('Asha Rao');
  const errors: unknown[] = [];
  const close = await openOperatorDoor(commands, workplace, (error) => errors.push(error));
  const ask = async (name: string, input: Record<string, string>) => {
    const lines: string[] = [];
    await askRunningServer(folder, { name, input }, (line) => lines.push(line));
    return lines;
  };

  expect((await ask('reset-link', { email: asha.email }))[0]).toContain('/password/reset/');
  const live = join(folder, 'live');
  expect((await ask('backup', { folder: live }))[0]).toContain(live);
  await expect(ask('backup', { folder: live })).rejects.toThrow('There is something at');
  await expect(ask('restore', { folder: live })).rejects.toThrow('stop it first');
  expect(errors).toEqual([]);
  await close();
  await expect(ask('audit', {})).rejects.toThrow('not ready for commands');
});
