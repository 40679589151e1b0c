import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestMarket } from './testing/createTestMarket.ts';
import { toCookieName } from './visits.ts';

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

const origin = 'http://market.example';
const credentials = { email: 'asha.rao@example.com', password: 'secret-1' };

/** Logs in without a browser and gives the cookie as the server sets it. */
async function logIn(cookie = ''): Promise<string> {
  const response = await fetch(`${market.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify(credentials),
  });
  return response.headers.getSetCookie()[0] ?? '';
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

test('on https the cookie belongs to this host alone', () => {
  expect(toCookieName('https://market.example')).toBe('__Host-session');
  expect(toCookieName('http://localhost:4000')).toBe('session');
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
