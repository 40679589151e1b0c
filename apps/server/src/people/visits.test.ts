import { fastify } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createSessionQueries } from './sessionQueries.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { findVisitors } from './visits.ts';

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

const origin = 'http://market.example';
const credentials = { email: 'asha.rao@example.com', password: 'secret-1' };

/** Logs in without a browser and gives the cookie as the server sets it. */
async function logIn(cookie = '', userAgent = 'curl/8.5.0'): Promise<string> {
  const response = await fetch(`${market.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin, 'user-agent': userAgent },
    body: JSON.stringify(credentials),
  });
  return response.headers.getSetCookie().find((line) => line.startsWith('session=')) ?? '';
}

const toPair = (cookie: string) => cookie.split(';')[0] ?? '';

async function isSignedIn(cookie: string): Promise<boolean> {
  const response = await fetch(`${market.url}/api/auth/me`, {
    headers: { cookie: toPair(cookie) },
  });
  return response.status === 200;
}

const setSessions = (change: 'last_seen_at' | 'created_at', days: number) =>
  market.database
    .updateTable('sessions')
    .set({ [change]: new Date(Date.now() - days * 24 * 60 * 60_000) })
    .execute();

test('the cookie of a session is out of reach of scripts and other sites', async () => {
  await market.createPerson('Asha Rao');
  const cookie = await logIn();

  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('scripts can tell that there is a session, and when it has ended', async () => {
  await market.createPerson('Asha Rao');
  const login = await fetch(`${market.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(credentials),
  });
  const cookies = login.headers.getSetCookie();
  expect(cookies[1]).toBe('signedIn=1; Max-Age=2592000; Path=/; SameSite=Lax');
  const session = toPair(cookies[0] ?? '');

  const ask = async (path: string, cookie: string) =>
    (await fetch(`${market.url}/api${path}`, { headers: { cookie, origin } })).headers
      .getSetCookie()
      .find((line) => line.startsWith('signedIn='));
  const hidden = expect.stringMatching(/^signedIn=; .*Expires=Thu, 01 Jan 1970/);

  expect(await ask('/auth/me', `${session}; signedIn=1`)).toBeUndefined();
  expect(await ask('/auth/me', session)).toMatch(/^signedIn=1;/);
  expect(await ask('/auth/logout', `${session}; signedIn=1`)).toEqual(hidden);
  expect(await ask('/services', `${session}; signedIn=1`)).toEqual(hidden);
  expect(await ask('/services', '')).toBeUndefined();
});

test('on https the cookie belongs to this host alone, and goes over https only', async () => {
  const app = fastify();
  const person = await market.createPerson('Asha Rao');
  await findVisitors(
    app,
    { publicUrl: 'https://market.example', allowedOrigins: [] },
    createSessionQueries(market.database, 15),
  );
  app.get('/', async ({ visit }) => visit.session.start(person._id));
  const { headers } = await app.inject('/');

  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    'signedIn=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
  ]);
});

test('logging in again gives another token and ends the old one', async () => {
  await market.createPerson('Asha Rao');
  const first = await logIn();
  const second = await logIn(toPair(first));

  expect(second).not.toBe(first);
  expect(await isSignedIn(first)).toBe(false);
  expect(await isSignedIn(second)).toBe(true);
});

test('a token that somebody planted is never adopted', async () => {
  await market.createPerson('Asha Rao');
  const planted = `session=${'A'.repeat(43)}`;
  const cookie = await logIn(planted);

  expect(toPair(cookie)).not.toBe(planted);
  expect(await isSignedIn(planted)).toBe(false);
});

test('twenty sessions that have ended stay ended', async () => {
  await market.createPerson('Asha Rao');
  const cookies = [];
  for (let index = 0; index < 20; index += 1) {
    const cookie = await logIn();
    cookies.push(cookie);
    await fetch(`${market.url}/api/auth/logout`, { headers: { cookie: toPair(cookie), origin } });
  }

  expect(await Promise.all(cookies.map(isSignedIn))).toEqual(cookies.map(() => false));
});

test('a session ends after seven days without a visit', async () => {
  await market.createPerson('Asha Rao');
  const cookie = await logIn();
  await setSessions('last_seen_at', 6.9);
  expect(await isSignedIn(cookie)).toBe(true);

  await setSessions('last_seen_at', 7.1);
  expect(await isSignedIn(cookie)).toBe(false);
});

test('a visit renews the seven days', async () => {
  await market.createPerson('Asha Rao');
  const cookie = await logIn();
  await setSessions('last_seen_at', 6);
  await isSignedIn(cookie);

  const sessions = await market.database.selectFrom('sessions').select('last_seen_at').execute();
  const latest = Math.max(...sessions.map((session) => session.last_seen_at.getTime()));
  expect(latest).toBeGreaterThan(Date.now() - 60_000);
});

test('a session ends after thirty days whatever happens', async () => {
  await market.createPerson('Asha Rao');
  const cookie = await logIn();
  await market.database.updateTable('sessions').set({ last_seen_at: new Date() }).execute();
  await setSessions('created_at', 30.1);

  expect(await isSignedIn(cookie)).toBe(false);
});

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36';

test('somebody sees where they are signed in, and no token', async () => {
  const person = await market.createPerson('Asha Rao');
  await logIn('', phone);
  await market.createPerson('Ben Okafor');

  const { sessions } = await person.listSessions();
  expect(sessions).toMatchObject([
    { device: 'Chrome on Android', isCurrent: false },
    { isCurrent: true },
  ]);
  for (const { createdAt, lastUsedAt } of sessions) {
    expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
  }
  const text = await (await person.fetch('/api/auth/sessions')).text();
  expect(text).not.toMatch(/token|hash|Mozilla|person_id/);
});

// Shows X2.
test('a session that is over is not listed', async () => {
  const person = await market.createPerson('Asha Rao');
  await logIn('', phone);
  const [onPhone] = (await person.listSessions()).sessions;
  await market.database
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - 8 * 24 * 60 * 60_000) })
    .where('id', '=', onPhone?._id ?? '')
    .execute();

  expect((await person.listSessions()).sessions).toMatchObject([{ isCurrent: true }]);
});

// Shows X3.
test('somebody ends a session elsewhere and stays signed in here', async () => {
  const person = await market.createPerson('Asha Rao');
  const cookie = await logIn('', phone);
  const [onPhone] = (await person.listSessions()).sessions;
  await person.endSession({ id: onPhone?._id ?? '' });

  expect(await isSignedIn(cookie)).toBe(false);
  expect((await person.listSessions()).sessions).toMatchObject([{ isCurrent: true }]);
  await expect(person.endSession({ id: onPhone?._id ?? '' })).rejects.toThrow('Session not found');
  const events = await market.database
    .selectFrom('audit_events')
    .select(['person_id', 'address'])
    .where('what', '=', 'session.ended')
    .execute();
  expect(events).toEqual([{ person_id: person._id, address: '127.0.0.1' }]);
});

test('somebody ends the session that they are in', async () => {
  const person = await market.createPerson('Asha Rao');
  const [here] = (await person.listSessions()).sessions;
  const ended = await person.fetch(`/api/auth/sessions/${here?._id}`, { method: 'DELETE' });

  expect(ended.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=; .*Expires=Thu, 01 Jan 1970.*; HttpOnly/),
    expect.stringMatching(/^signedIn=; .*Expires=Thu, 01 Jan 1970/),
  ]);
  await expect(person.loadUser()).rejects.toMatchObject({ status: 401 });
});

test('nobody ends the session of another', async () => {
  const person = await market.createPerson('Asha Rao');
  const stranger = await market.createPerson('Ben Okafor');
  const [session] = (await person.listSessions()).sessions;
  const attempt = stranger.endSession({ id: session?._id ?? '' });

  await expect(attempt).rejects.toThrow('Session not found');
  expect((await person.loadUser()).user.fullname).toBe('Asha Rao');
});

test('a key that is too long to be kept is refused, whatever is asked', async () => {
  const person = await market.createPerson('Asha Rao');
  const ask = (length: number) =>
    person.fetch('/api/auth/me', { headers: { 'idempotency-key': 'k'.repeat(length) } });

  expect((await ask(255)).status).toBe(200);
  const refused = await ask(256);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    success: false,
    code: 'longKey',
    message: 'An Idempotency-Key may have at most 255 characters.',
  });
});
