import { join } from 'node:path';
import type { Call } from '@market/api/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CallHandler, Handlers, Visit } from '../http/Handlers.ts';
import { limitCalls } from './limitCalls.ts';
import type { CallRefusal } from '../refusals/CallRefusal.ts';
import { createFolderMailer } from '../outbox/folderMailer.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';
import { createRateLimits, type Attempt } from './rateLimitQueries.ts';

const market = await createTestMarket({ rateLimitScale: 1, trustedProxies: 1 });
beforeEach(market.empty);
afterAll(market.close);

/** Asks from some address, as a reverse proxy would tell it. */
const post = (path: string, body: object, address = '203.0.113.7') =>
  fetch(`${market.url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

const logIn = (password: string, address?: string, email = 'asha.rao@example.com') =>
  post('/login', { email, password }, address);

/** Tries so many wrong passwords and gives the last answer. */
async function guess(times: number, email?: string): Promise<Response> {
  let last = await logIn('wrong-0', undefined, email);
  for (let index = 1; index < times; index += 1) {
    last = await logIn(`wrong-${index}`, undefined, email);
  }
  return last;
}

test('the eleventh wrong password has to wait, and is told how long', async () => {
  await market.createPerson('Asha Rao');
  expect((await guess(10)).status).toBe(401);
  const refused = await logIn('secret-1');

  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    success: false,
    code: 'tooManyAttempts',
    message: 'Too many attempts. Please try again later.',
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
});

test('guessing locks out nobody at another address', async () => {
  await market.createPerson('Asha Rao');
  await guess(11);

  expect((await logIn('secret-1', '198.51.100.9')).status).toBe(200);
});

test('nobody guesses the password in a session that was left open', async () => {
  const asha = await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  const change = (oldPassword: string, person = asha) =>
    person.updatePassword({ oldPassword, newPassword: 'secret-2', verifyNewPassword: 'secret-2' });

  for (let index = 0; index < 10; index += 1) {
    await expect(change(`wrong-${index}`)).rejects.toThrow('Old password incorrect!');
  }
  await expect(change('secret-1')).rejects.toMatchObject({ status: 429 });
  await change('secret-1', ben);
  await expect(logIn('secret-1')).resolves.toMatchObject({ status: 200 });
});

test('the right old password forgives the wrong ones', async () => {
  const asha = await market.createPerson('Asha Rao');
  const change = (oldPassword: string) =>
    asha.updatePassword({
      oldPassword,
      newPassword: 'secret-1',
      verifyNewPassword: 'secret-1',
    });

  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 9; index += 1) {
      await expect(change(`wrong-${index}`)).rejects.toMatchObject({ status: 400 });
    }
    await change('secret-1');
  }
});

test('accounts that do not exist are limited alike', async () => {
  expect((await guess(11, 'nobody@example.com')).status).toBe(429);
});

test('the right password forgives the wrong ones', async () => {
  await market.createPerson('Asha Rao');
  await guess(9);
  expect((await logIn('secret-1')).status).toBe(200);
  expect((await guess(9)).status).toBe(401);
});

test('the wait ends', async () => {
  await market.createPerson('Asha Rao');
  await guess(11);
  await market.database
    .updateTable('rate_limits')
    .set({ resets_at: new Date(0) })
    .execute();

  expect((await logIn('secret-1')).status).toBe(200);
});

test('one address cannot go through many accounts', async () => {
  const statuses = [];
  for (let index = 0; index < 101; index += 1) {
    statuses.push((await logIn('wrong-1', undefined, `person${index}@example.com`)).status);
  }
  expect(statuses.indexOf(429)).toBe(100);
});

test('an account of one’s own does not wipe out what was tried on others', async () => {
  await market.createPerson('Asha Rao');
  const statuses = [];
  for (let index = 0; index < 101; index += 1) {
    statuses.push((await logIn('wrong-1', undefined, `person${index}@example.com`)).status);
    if (index % 25 === 24) statuses.push((await logIn('secret-1')).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.at(-1)).toBe(429);
});

test('a network of IPv6 counts as one, however many addresses it has', async () => {
  const statuses = [];
  for (let index = 0; index < 11; index += 1) {
    statuses.push((await logIn('wrong-1', `2001:db8::${index}`, 'asha@example.com')).status);
  }
  expect(statuses.indexOf(429)).toBe(10);
  expect((await logIn('wrong-1', '2001:db8:0:1::1', 'asha@example.com')).status).toBe(401);
});

test('a stranger who asks for links leaves the owner their own', async () => {
  const { email } = await market.createPerson('Eve Moreau');
  const askForLink = (address?: string) => post('/password/forgot', { email }, address);
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await askForLink()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

  const ofOwner = await askForLink('198.51.100.9');
  expect(ofOwner.status).toBe(200);
  // The newest link is the one that works, and it is the owner's own mailbox that has it.
  const { listLatest } = createFolderMailer(join(market.dataFolder, 'mails'), '');
  await expect
    .poll(async () => (await listLatest()).filter((mail) => mail.recipient === email).length)
    .toBe(6);
  const [newest] = await listLatest();
  const token = /password\/reset\/(\S+)/.exec(newest?.body ?? '')?.[1] ?? '';
  await market.createVisitor().resetPassword({ token, password: 'secret-2' });
});

test('nobody’s mailbox is flooded with links', async () => {
  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    const response = await post('/password/forgot', { email: 'asha.rao@example.com' });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a person who tries addresses out for their own account has to wait, and may change the rest', async () => {
  await market.createPerson('Asha Rao');
  const ben = await market.createPerson('Ben Okafor');
  const attempts = [];
  for (let index = 0; index < 11; index += 1) {
    const email = index === 0 ? 'asha.rao@example.com' : `ben${index}@example.com`;
    attempts.push(await ben.updateProfile({ email }).catch(({ status }) => status));
  }
  expect(attempts).toEqual([400, ...Array.from({ length: 9 }, () => ({})), 429]);

  await ben.updateProfile({ email: 'ben9@example.com', bio: 'I draw.' });
  expect((await ben.loadUser()).user).toMatchObject({ email: 'ben9@example.com', bio: 'I draw.' });
});

test('the counters name neither addresses nor e-mails', async () => {
  await guess(1);
  const rows = await market.database.selectFrom('rate_limits').select('key').execute();

  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/asha|203\.0/);
});

test('sign-ins, refused ones too, can be looked up later', async () => {
  const password = 'secret-1';
  const email = 'asha.rao@example.com';
  const signUp = () =>
    market
      .createVisitor()
      .signUp({ fullname: 'Asha Rao', email, password, passwordverify: password });
  const { user } = await signUp();
  await expect(signUp()).rejects.toThrow('already exists');
  await guess(1);
  await logIn('secret-1');
  const events = await market.database
    .selectFrom('audit_events')
    .select(['what', 'person_id', 'address'])
    .orderBy('id')
    .execute();

  expect(events).toEqual([
    { what: 'account.opened', person_id: user?._id, address: '127.0.0.1' },
    { what: 'account.refused', person_id: null, address: '127.0.0.1' },
    { what: 'session.refused', person_id: user?._id, address: '203.0.113.7' },
    { what: 'session.started', person_id: user?._id, address: '203.0.113.7' },
  ]);
});

test('attempts under the same limits in another order are all counted', async () => {
  const limits = createRateLimits(market.database, 1);
  const account: Attempt = [{ name: 'account', count: 1000, minutes: 1 }, 'asha'];
  const address: Attempt = [{ name: 'address', count: 1000, minutes: 1 }, '203.0.113.7'];
  const waves = Array.from({ length: 40 }, () =>
    Promise.all([
      limits.count(account, address),
      limits.count(address, account),
      limits.count(address, account),
    ]),
  );
  await Promise.all(waves);
  const counts = await market.database.selectFrom('rate_limits').select('count').execute();
  expect(counts).toEqual([{ count: 120 }, { count: 120 }]);
});

test('attempts may be forgiven and cleaned away while others are counted', async () => {
  const limits = createRateLimits(market.database, 1);
  const account: Attempt = [{ name: 'account', count: 1000, minutes: 1 }, 'asha'];
  const address: Attempt = [{ name: 'Address', count: 1000, minutes: 1 }, '203.0.113.7'];
  await Promise.all(
    Array.from({ length: 60 }, () =>
      Promise.all([
        limits.count(address, account),
        limits.forgive(account, address),
        limits.clean(),
      ]),
    ),
  );
  await limits.forgive(account, address);

  expect(await market.database.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});

test('one person starts only so many payments, whatever for', async () => {
  const asha = await market.createPerson('Asha Rao');
  const { service } = await asha.createService({
    title: 'Logo design',
    description: 'A logo.',
    category: 'Graphics-And-Design',
    price: 4500,
    images: [anyPicture],
  });
  const ben = await market.createPerson('Ben Okafor');
  const pay = () => ben.startPayment({ amount: 450_000, service: service._id });
  const statuses = [];
  for (let index = 0; index < 61; index += 1) {
    statuses.push(
      await pay().then(
        () => 200,
        ({ status }) => status,
      ),
    );
  }
  expect(new Set(statuses.slice(0, 60)).has(429)).toBe(false);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['startPayment', 60],
  ['createService', 100],
  ['updateService', 300],
  ['updateProfile', 60],
  ['reviewService', 100],
  ['addToWishlist', 1000],
] as const)('one person may ask for %s %d times an hour, and others go on', async (name, count) => {
  const handlers = { [name]: async () => ({ isDone: true }) } as unknown as Handlers;
  const limits = createRateLimits(market.database, 1);
  const handle = limitCalls(handlers, limits)[name] as CallHandler<Call>;
  const visit = { network: '203.0.113.0/24' } as Visit;
  const ask = (_id?: string) =>
    handle({}, _id === undefined ? undefined : { _id, fullname: '', email: '' }, visit);

  await ask('asha');
  await market.database
    .updateTable('rate_limits')
    .set({ count: count - 1 })
    .execute();

  expect(await ask('asha')).toEqual({ isDone: true });
  const refusal = await ask('asha').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429 });
  expect((refusal as CallRefusal).retryAfterSeconds).toBeGreaterThan(59 * 60);
  expect((refusal as CallRefusal).retryAfterSeconds).toBeLessThanOrEqual(60 * 60);
  expect(await ask('ben')).toEqual({ isDone: true });
  expect(await ask()).toEqual({ isDone: true });
});

/** One limit of three attempts in a quarter of an hour, counted twice as generously. */
const cards: Attempt = [{ name: 'cards', count: 3, minutes: 15 }, 'asha'];
const generous = createRateLimits(market.database, 2);
const countsNow = async () =>
  (await market.database.selectFrom('rate_limits').select('count').orderBy('key').execute()).map(
    ({ count }) => count,
  );
const endTheWait = () =>
  market.database
    .updateTable('rate_limits')
    .set({ resets_at: new Date(0) })
    .execute();

test('a scale widens a limit, for those who count and for those who only look', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await generous.count(cards);
  expect(await generous.tellWait(cards)).toBe(0);
  await generous.count(cards);

  expect(await generous.tellWait(cards)).toBeGreaterThan(14 * 60);
  expect(await generous.tellWait(cards)).toBeLessThanOrEqual(15 * 60);
  await expect(generous.count(cards)).rejects.toMatchObject({ status: 429 });
});

test('the longest of several waits is told, and none of others', async () => {
  const perHour: Attempt = [{ name: 'cards-hour', count: 1, minutes: 60 }, 'asha'];
  await generous.add(2, perHour);
  await generous.add(6, cards);

  expect(await generous.tellWait(cards, perHour)).toBeGreaterThan(59 * 60);
  expect(await generous.tellWait(perHour, cards)).toBeGreaterThan(59 * 60);
  expect(await generous.tellWait(cards)).toBeLessThanOrEqual(15 * 60);
  expect(await generous.tellWait([cards[0], 'ben'])).toBe(0);
});

test('a wait that is over is none, and what is counted begins anew', async () => {
  await generous.add(6, cards);
  await endTheWait();
  expect(await generous.tellWait(cards)).toBe(0);

  await generous.count(cards);
  expect(await countsNow()).toEqual([1]);
});

test('attempts made elsewhere count as many as they were, of the weight of each', async () => {
  await generous.add(2, [cards[0], cards[1], 3]);
  expect(await countsNow()).toEqual([6]);
});

test('one attempt is taken back, never more than there were', async () => {
  await generous.add(2, cards);
  await generous.takeBack(cards);
  expect(await countsNow()).toEqual([1]);
  await generous.takeBack(cards);
  await generous.takeBack(cards);
  expect(await countsNow()).toEqual([0]);
});

test('what no longer counts is forgotten, the rest is kept', async () => {
  await generous.count(cards);
  await endTheWait();
  await generous.count([cards[0], 'ben']);
  await generous.clean();
  expect(await countsNow()).toEqual([1]);
});
