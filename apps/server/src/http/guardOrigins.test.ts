import { contract } from '@market/api/contract';
import { sandboxContract } from '@market/api/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';
import { takeSnapshot } from '../testing/takeSnapshot.ts';

const market = await createTestMarket({ allowedOrigins: ['https://shop.example'] });
afterAll(market.close);

let person: TestPerson;
let cookie: string;
let serviceId: string;

beforeAll(async () => {
  await market.empty();
  person = await market.createPerson('Asha Rao');
  const { service } = await person.createService({
    title: 'Logo design',
    price: 4500,
    category: 'Graphics-And-Design',
    description: 'A logo.',
    images: [anyPicture],
  });
  serviceId = service._id;
  const response = await fetch(`${market.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

const unsafeCalls = Object.entries({ ...contract, ...sandboxContract }).filter(
  ([name, { method }]) => method !== 'GET' || name === 'logOut',
);

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];

const hostile: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://market.example.evil.example' },
  { origin: 'https://market.example', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
];

const bodies: Record<string, string> = {
  'application/json': '{"bio":"stolen","price":1,"orderStatus":"Delivered"}',
  'application/x-www-form-urlencoded': 'bio=stolen&price=1&orderStatus=Delivered',
  'multipart/form-data; boundary=x':
    '--x\r\ncontent-disposition: form-data; name="bio"\r\n\r\nstolen\r\n--x--\r\n',
  'text/plain': '{"bio":"stolen"}',
};

test('pages of other sites change nothing, whatever they send', async () => {
  const before = await takeSnapshot(market.database);
  const statuses: number[] = [];
  for (const [, { method, path }] of unsafeCalls) {
    for (const type of contentTypes) {
      for (const headers of hostile) {
        const response = await fetch(`${market.url}/api${path.replaceAll(/\{\w+\}/g, serviceId)}`, {
          method,
          headers: { ...headers, cookie, 'content-type': type },
          ...(method !== 'GET' && { body: bodies[type] ?? '' }),
        });
        statuses.push(response.status);
        await response.arrayBuffer();
      }
    }
  }

  expect(statuses.length).toBe(unsafeCalls.length * 20);
  expect(statuses.filter((status) => status !== 403)).toEqual([]);
  expect(await takeSnapshot(market.database)).toBe(before);
  expect((await person.loadUser()).user._id).toBe(person._id);
});

/** Changes the own bio without a browser. */
const changeBio = (headers: Record<string, string>) =>
  fetch(`${market.url}/api/auth/me/update`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"bio":"I draw."}',
  });

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://market.example' }, 200],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, 200],
  [{}, 403],
])('with a session, a request with %o is answered with %d', async (headers, status) => {
  expect((await changeBio({ ...headers, cookie })).status).toBe(status);
});

test('a page of another site is told why it may not', async () => {
  const response = await changeBio({ origin: 'https://evil.example', cookie });

  expect(await response.json()).toEqual({
    success: false,
    code: 'otherOrigin',
    message: 'This request comes from a page of another site.',
  });
});

test('a program without a session may ask without telling an origin', async () => {
  expect((await changeBio({})).status).toBe(401);
});

test.each(['cross-site', 'same-site', 'none'])(
  'a browser that tells no origin but “%s” signs nobody in, nor acts without a session',
  async (site) => {
    const response = await fetch(`${market.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });

    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await changeBio({ 'sec-fetch-site': site })).status).toBe(403);
  },
);

const ask = async (path: string, headers: Record<string, string>) =>
  (await fetch(`${market.url}/api${path}`, { headers })).text();

test('a page of another origin gets whole addresses of pictures, our own gets short ones', async () => {
  const questions: [path: string, headers: Record<string, string>][] = [
    ['/services', {}],
    [`/services/${serviceId}`, {}],
    ['/auth/me', { cookie }],
  ];

  for (const [path, headers] of questions) {
    const short = await ask(path, { ...headers, origin: 'http://market.example' });
    const whole = await ask(path, { ...headers, origin: 'https://shop.example' });
    expect(await ask(path, headers)).toBe(short);
    expect(short).toContain('"url":"/images/');
    expect(short).not.toContain('http://market.example/images/');
    expect(whole.replaceAll('http://market.example/images/', '/images/')).toBe(short);
    expect(whole).not.toMatch(/[", ]\/images\//);
  }
});

test('what people write is never taken for the address of a picture', async () => {
  const bio = '"url":"/images/x.svg", /images/y';
  await person.updateProfile({ bio });
  const response = await fetch(`${market.url}/api/auth/user/${person._id}`, {
    headers: { origin: 'https://shop.example' },
  });

  expect(await response.json()).toMatchObject({ user: { bio } });
});

test.each([
  ['https://shop.example', 'cross-site', /; Secure; SameSite=None$/],
  ['https://shop.example', 'same-site', /; SameSite=Lax$/],
  ['http://market.example', 'same-origin', /; SameSite=Lax$/],
])('%s (%s) gets cookies that it can keep', async (origin, site, attributes) => {
  const headers = { origin, 'sec-fetch-site': site, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: person.email, password: person.password });
  const started = await fetch(`${market.url}/api/auth/login`, { method: 'POST', headers, body });
  const session = started.headers.getSetCookie().map((text) => text.split(';')[0]);
  const ended = await fetch(`${market.url}/api/auth/logout`, {
    headers: { origin, 'sec-fetch-site': site, cookie: session.join('; ') },
  });

  const cookies = [...started.headers.getSetCookie(), ...ended.headers.getSetCookie()];
  expect(cookies).toEqual(Array(4).fill(expect.stringMatching(attributes)));
});

test('a page of a listed site may read answers with credentials', async () => {
  const headers = { origin: 'https://shop.example' };
  const answer = await fetch(`${market.url}/api/services`, { headers });
  const preflight = await fetch(`${market.url}/api/auth/me/update`, { method: 'OPTIONS', headers });

  for (const response of [answer, preflight]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-expose-headers')).toMatch(/retry-after/);
    expect(response.headers.get('vary')).toMatch(/origin/i);
  }
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'content-digest, content-type, idempotency-key',
  );
  expect(preflight.headers.get('access-control-max-age')).toBe('600');
});

test.each(['https://evil.example', 'https://shop.example.evil.example', 'null'])(
  'a page of %s may read nothing',
  async (origin) => {
    const response = await fetch(`${market.url}/api/services`, { headers: { origin } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  },
);
