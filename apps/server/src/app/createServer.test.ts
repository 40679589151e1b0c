import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createSecurityPolicy } from '../http/createSecurityPolicy.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture, createPicture, toDataUrl } from '../testing/pictures.ts';

const siteFolder = await mkdtemp(join(tmpdir(), 'market-site-'));
await mkdir(join(siteFolder, 'assets'));
await writeFile(join(siteFolder, 'index.html'), '<title>Freelance services</title>');
await writeFile(join(siteFolder, 'theme.js'), 'void 0');
await mkdir(join(siteFolder, '.vite'));
await writeFile(join(siteFolder, '.vite/manifest.json'), '{}');
await mkdir(`${siteFolder}-server`);
await writeFile(
  join(`${siteFolder}-server`, 'createRenderer.js'),
  `export const createRenderer = ({ fetch, publicUrl }) => async (address) => {
    if (address === '/broken') throw new Error('A screen crashed.');
    if (address === '/endless') return new Promise(() => undefined);
    if (address === '/gone') return { status: 404, html: 'Nobody is here.' };
    if (address !== '/rendered') return undefined;
    const answer = await (await fetch(publicUrl + '/api/auth/me')).json();
    return { status: 200, html: 'Rendered for ' + (answer.user?.fullname ?? 'a visitor') };
  };
  export const siteAddresses = {
    hidden: ['/me'],
    fixed: ['/', '/welcome'],
    things: { services: '/service/', people: '/user/', categories: '/category/' },
  };`,
);
await writeFile(join(siteFolder, 'assets/index-abc123.js'), 'void 0');

// Pages that cannot be rendered are logged: these are meant.
const market = await createTestMarket({ siteFolder, logLevel: 'silent' });
beforeEach(market.empty);
afterAll(async () => {
  await market.close();
  await rm(siteFolder, { recursive: true });
  await rm(`${siteFolder}-server`, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${market.url}${path}`, init);

test.each([
  '/',
  '/search/C%23',
  '/service/7',
  '/order/7',
  '/password/reset/abc',
  '/email/confirm/abc',
  '/no/such/page',
])('the address %s gives the page, to be asked for again next time', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('Freelance services');
});

test('a rendered page is the same for everybody, and may be kept while it is', async () => {
  const member = await market.createPerson('Asha Rao');
  const ofMember = await member.fetch('/rendered');
  const ofVisitor = await get('/rendered');
  const tag = ofVisitor.headers.get('etag') ?? '';

  expect(await ofMember.text()).toBe('Rendered for a visitor');
  expect(await ofVisitor.text()).toBe('Rendered for a visitor');
  expect(ofMember.headers.getSetCookie()).toEqual([]);
  expect(ofVisitor.headers.get('cache-control')).toBe('public, no-cache');
  expect((await get('/rendered', { headers: { 'if-none-match': tag } })).status).toBe(304);
});

test('a search that a page sends by itself leads to what it found', async () => {
  const response = await get('/category/Web-Programming?term=C%23+or+F%23', { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/search/C%23%20or%20F%23');
});

// Shows X24.
test('the address of a merged category leads to where its services are, a hidden one is not listed', async () => {
  await market.database
    .insertInto('categories')
    .values([
      { slug: 'Apps', name: 'Apps', position: 0 },
      { slug: 'सेवा', name: 'सेवा', position: 1 },
      { slug: 'Secret', name: 'Secret', position: 2 },
      { slug: 'Mobile-Apps', name: 'Mobile-Apps', position: 3 },
    ])
    .execute();
  await sql`
    update categories set hidden_at = case slug when 'Secret' then now() end,
      moved_to = case slug when 'Mobile-Apps' then 'सेवा' end`.execute(market.database);
  await market.followOwner();

  const response = await get('/category/Mobile-Apps?min=300', { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(`/category/${encodeURIComponent('सेवा')}?min=300`);
  for (const path of ['/category/Apps', '/category/Secret'])
    expect((await get(path, { redirect: 'manual' })).status).toBe(200);
  const pages = await (await get('/sitemaps/pages.xml')).text();
  expect(pages.match(/\/category\/[^<]*/g)).toEqual([
    '/category/Apps',
    `/category/${encodeURIComponent('सेवा')}`,
  ]);
  await market.empty();
});

test('a page about nothing says so by its status', async () => {
  const response = await get('/gone');
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Nobody is here.');
});

test.each(['/broken', '/endless'])(
  'the page %s, which cannot be rendered, is left to the browser',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Freelance services</title>');
  },
);

test('search engines learn what there is, and what is not for them', async () => {
  const seller = await market.createPerson('Mira Sen');
  const { service } = await seller.createService({
    title: 'Logo design',
    description: 'A logo.',
    category: 'Graphics-And-Design',
    price: 4500,
    images: [anyPicture],
  });
  await market.createPerson('Asha Rao');

  expect(await (await get('/robots.txt')).text()).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /me\n\nSitemap: http://market.example/sitemap.xml\n',
  );
  const index = await (await get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>http:\/\/market\.example(.*?)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(files).toEqual([
    '/sitemaps/pages.xml',
    `/sitemaps/services/${service._id}.xml`,
    `/sitemaps/people/${seller._id}.xml`,
  ]);
  const [pages, services, people] = await Promise.all(
    files.map(async (path) => (await get(path)).text()),
  );
  expect(pages).toContain('<loc>http://market.example/welcome</loc>');
  expect(pages).toContain('<loc>http://market.example/category/Mobile-Apps</loc>');
  expect(services).toContain(`<loc>http://market.example/service/${service._id}</loc>`);
  expect(people?.match(/<url>/g)).toHaveLength(1);

  await seller.deleteService({ id: service._id });
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/sitemaps/services/');
});

const someId = '01a1fd8f-7976-71b5-bba7-d1136bdb47b4';
test.each([
  '/sitemaps/services/1.xml',
  '/sitemaps/orders/1.xml',
  `/sitemaps/__proto__/${someId}.xml`,
  `/sitemaps/constructor/${someId}.xml`,
])('there is no sitemap %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('files whose name carries a hash are kept for ever, others are asked for again', async () => {
  const hashed = await get('/assets/index-abc123.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const plain = await get('/theme.js');
  expect(plain.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/assets/missing.js', '/missing.png', '/images/missing.webp', '/images/..%2flock.json'])(
  'the missing file %s is no page',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('an unknown call is told as data', async () => {
  for (const path of ['/api/nothing', '/api/services/7/nothing', '/api/auth']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false });
  }
});

test.each([`/api/services/${'a'.repeat(300)}`, '/api/services/%ZZ'])(
  'an address that cannot be read is refused as data',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      code: 'unreadableAddress',
      message: 'This address cannot be read.',
    });
  },
);

test.each([
  ['/search/50%', '/search/50%25'],
  ['/%ZZ', '/%25ZZ'],
])('the address %s, typed by hand, leads to %s', async (path, target) => {
  expect(new URL((await get(path)).url).pathname).toBe(target);
});

test('a page may run its own scripts only, and nobody may frame it', async () => {
  const response = await get('/');
  const policy = response.headers.get('content-security-policy') ?? '';

  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('only a page that pays through Stripe may run Stripe’s script', () => {
  const { directives } = createSecurityPolicy(true);
  expect(directives['script-src']).toEqual(["'self'", 'https://js.stripe.com']);
  expect(createSecurityPolicy(false).directives['frame-src']).toEqual(["'none'"]);
});

test('large texts travel compressed', async () => {
  await writeFile(join(siteFolder, 'assets/index-abc123.js'), 'void 0;'.repeat(1_000));
  const headers = { 'accept-encoding': 'br' };
  const response = await get('/assets/index-abc123.js', { headers });

  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('accept-encoding');
  expect(await response.text()).toHaveLength(7_000);
});

test.each(['br', 'gzip'])('rendered pages travel compressed (%s)', async (encoding) => {
  for (let visit = 1; visit <= 3; visit += 1) {
    const response = await get('/rendered', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.text()).toBe('Rendered for a visitor');
  }
});

test('answers of the API are kept nowhere', async () => {
  expect((await get('/api/payment/stripeApiKey')).headers.get('cache-control')).toBe('no-store');
});

test('a browser that reads AVIF gets a smaller copy as soon as there is one', async () => {
  const seller = await market.createPerson('Asha Rao');
  await seller.updateProfile({ avatar: await createPicture() });
  const { user } = await seller.loadUser();
  const ask = () =>
    get(user.avatar?.url ?? '', { headers: { accept: 'image/avif,image/webp,*/*' } });

  const first = await ask();
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  await vi.waitFor(async () => {
    expect((await ask()).headers.get('content-type')).toBe('image/avif');
  }, 30_000);
  const copy = await ask();
  expect(copy.headers.get('vary')).toContain('accept');
  expect(copy.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(
    Buffer.from(await copy.arrayBuffer())
      .subarray(4, 12)
      .toString(),
  ).toBe('ftypavif');
});

test('a picture is kept for ever, and is nothing but a picture', async () => {
  const seller = await market.createPerson('Asha Rao');
  await seller.updateProfile({ avatar: await createPicture() });
  const { user } = await seller.loadUser();
  const response = await get(user.avatar?.url ?? '');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

const service = {
  title: 'Logo design',
  price: 4500,
  category: 'Graphics-And-Design',
  description: 'A logo.',
} as const;

test('pictures may come as files too', async () => {
  const seller = await market.createPerson('Asha Rao');
  const form = new FormData();
  for (const [name, value] of Object.entries(service)) form.append(name, String(value));
  const file = Buffer.from((await createPicture()).split(',')[1] ?? '', 'base64');
  form.append('images', new Blob([file], { type: 'image/png' }), 'cover.png');
  form.append('images', new Blob([file], { type: 'text/html' }), 'cover.html');
  const response = await seller.fetch('/api/services/new', { method: 'POST', body: form });

  expect(response.status).toBe(200);
  expect((await seller.listMyServices()).services[0]?.images).toHaveLength(2);
});

test('a picture that is too large is refused with a 413, and nothing is offered', async () => {
  const seller = await market.createPerson('Asha Rao');
  const images = [toDataUrl(new Uint8Array(2_100_000))];

  await expect(seller.createService({ ...service, images })).rejects.toMatchObject({
    status: 413,
    message: 'A picture may have at most 2 MB.',
  });
  expect((await seller.listMyServices()).services).toEqual([]);
});

test('eight large pictures fit into one request, nine pictures do not', async () => {
  const seller = await market.createPerson('Asha Rao');
  const pixels = Buffer.from((await createPicture()).split(',')[1] ?? '', 'base64');
  const large = toDataUrl(Buffer.concat([pixels, Buffer.alloc(1_900_000)]));

  await seller.createService({ ...service, images: Array<string>(8).fill(large) });
  await expect(
    seller.createService({ ...service, images: Array<string>(9).fill(await createPicture()) }),
  ).rejects.toThrow('A service may have at most 8 pictures.');
});

test('health and readiness answer monitoring', async () => {
  expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
  // It has to have read the services first.
  await vi.waitFor(async () => {
    expect(await (await get('/ready')).json()).toEqual({ status: 'ready' });
  }, 30_000);
});
