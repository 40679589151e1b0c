import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attack, AttackKind } from './Attack.ts';
import type { Question } from './createAsker.ts';
import type { AttackedMarket } from './openAttackedMarket.ts';

/** Paths that must not lead to another site, whatever becomes of them. */
const redirects = [
  '//evil.example',
  '//evil.example/%',
  '///evil.example/%',
  '/\\evil.example/%',
  '/\\/evil.example/%',
  '\\\\evil.example/%',
  '/%5Cevil.example/%',
  '/%2F/evil.example/%',
  '/%2Fevil.example/%',
  '/.evil.example/%',
  '/@evil.example/%',
  'http://evil.example/%',
  'http:evil.example/%',
  '//evil.example/?term=x',
  '/?term=//evil.example',
  '/?term=https://evil.example',
  '/?next=//evil.example',
  '/login?next=https://evil.example',
  '/login?redirect=//evil.example',
  '/search//evil.example/%',
  '/%0d%0aLocation:%20//evil.example/',
  '/?term=x%0d%0aLocation:%20//evil.example/',
];

/** Where servers keep what nobody should see. */
const hidden = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.npmrc',
  '/.vite/manifest.json',
  '/.DS_Store',
  '/assets/',
  '/assets/../index.html',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/....//....//package.json',
  '/images/../server.log',
  '/images/..%2fserver.log',
  '/images/%2e%2e%2fserver.log',
  '/images/..%5cserver.log',
  '/images/operator.sock',
  '/images/',
  '/sitemaps/..%2f..%2f/x.xml',
  '/sitemaps/__proto__/01a1fd8f-7976-71b5-bba7-d1136bdb47b4.xml',
  '/package.json',
  '/pnpm-lock.yaml',
  '/server.log',
  '/backup.zip',
  '/operator.sock',
  '/server-status',
  '/debug/pprof',
  '/graphql',
  '/api/graphql',
  '/api/admin',
  '/api/users',
  '/api/auth/users',
  '/api/.env',
  '/api/debug',
  '/wp-login.php',
  '/phpinfo.php',
  '/actuator/env',
];

/** Answers of every sort, well and not. */
const everySort: Question[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/nothing/here' },
  { path: '/nothing.js' },
  { path: '/favicon.ico' },
  { path: '/robots.txt' },
  { path: '/sitemap.xml' },
  { path: '/health' },
  { path: '/ready' },
  { path: '/metrics' },
  { path: '/images/nothing.webp' },
  { path: '/images/initial-A-1.svg' },
  { path: '/api/nothing' },
  { path: '/api/services' },
  { path: '/api/services/nothing' },
  { path: '/api/auth/me' },
  { path: '/api/openapi.json' },
  { path: '/%' },
  { path: '/api/%' },
  { path: '/search/%' },
  { method: 'POST', path: '/' },
  { method: 'POST', path: '/api/auth/login', headers: { origin: 'https://evil.example' } },
  {
    method: 'POST',
    path: '/api/auth/login',
    body: '{',
    headers: { 'content-type': 'application/json' },
  },
  { method: 'POST', path: '/api/auth/login', body: 'x', headers: { 'content-type': 'text/xml' } },
  { method: 'POST', path: '/api/auth/login', body: { email: 'x'.repeat(200_000), password: 'x' } },
  { method: 'POST', path: '/api/payment/webhook', body: {} },
  { method: 'DELETE', path: '/api/services' },
  { method: 'PATCH', path: '/api/auth/me' },
  { method: 'TRACE', path: '/' },
  { method: 'OPTIONS', path: '/api/services' },
  { method: 'PROPFIND', path: '/' },
];

/** Ways past the doors: redirects, hidden files, the operator's own; and what every answer must say. */
export const doorAttacks: AttackKind = {
  name: 'Doors and headers',
  list: (market) => [
    ...listRedirects(market),
    ...listHidden(market),
    ...listHeaders(market),
    ...listCaches(market),
    ...listOperations(market),
  ],
};

const listRedirects = ({ asker, server }: AttackedMarket): Attack[] =>
  redirects.map((path) => ({
    name: `A redirect by ${JSON.stringify(path)}`,
    attempt: async () => {
      const { headers } = await asker.ask({ path });
      const { location } = headers;
      if (location === undefined) return;
      // A browser takes a backslash for a slash and leaves tabs out, as `URL` does.
      assert.equal(new URL(location, server.url).host, new URL(server.url).host);
    },
  }));

/** What gives a page is the page that says that there is none. */
const listHidden = ({ asker }: AttackedMarket): Attack[] =>
  hidden.map((path) => ({
    name: `A look at ${path}`,
    attempt: async () => {
      const { status, text } = await asker.ask({ path });
      const isOwnPage = text.includes('<div id="root"');
      assert.ok(status >= 400 || (isOwnPage && !path.startsWith('/api/')), `It got ${status}.`);
      assert.doesNotMatch(text, /"devDependencies"|lockfileVersion|\[core\]|"isEntry"|"level":\d/);
    },
  }));

function listHeaders({ asker }: AttackedMarket): Attack[] {
  return everySort.map((question) => ({
    name: `An answer without headers that protect: ${question.method ?? 'GET'} ${question.path}`,
    attempt: async () => {
      // What every answer must have is looked at with every answer.
      const { headers, text } = await asker.ask(question);
      const { 'content-security-policy': policy = '', 'content-type': type = '' } = headers;
      assert.doesNotMatch(policy, /unsafe-eval|script-src[^;]*unsafe-inline|script-src[^;]*\*/);
      assert.ok(headers['x-frame-options']);
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
      assert.ok(text === '' || type !== '', 'It has no type.');
      if (/^text|json|application\/xml/.test(type)) assert.match(type, /charset=utf-8/i);
      assert.equal(headers['x-powered-by'], undefined);
      assert.equal(headers['server'], undefined);
    },
  }));
}

/** Whether a cache in between, or the browser of a shared machine, keeps what is somebody's own. */
function listCaches({ asker, vera, sale }: AttackedMarket): Attack[] {
  const paths = [
    '/api/auth/me',
    '/api/auth/sessions',
    '/api/order/me',
    '/api/order/myOrders',
    `/api/order/${sale._id}`,
    '/api/cart/getMyCartItems',
    '/api/services/me',
    '/api/nothing',
  ];
  return [
    ...paths.map((path) => ({
      name: `A kept answer of ${path}`,
      attempt: async () => {
        const { headers } = await vera.ask({ path });
        assert.equal(headers['cache-control'], 'no-store');
      },
    })),
    ...[
      '/api/auth/me/x.css',
      '/api/auth/me%2fx.css',
      '/api/auth/me;x.css',
      '/api/order/me/x.js',
    ].map((path) => ({
      name: `A kept answer of ${path}`,
      attempt: async () => {
        const { text, headers } = await vera.ask({ path });
        assert.ok(!text.includes(vera.email));
        assert.doesNotMatch(headers['cache-control'] ?? '', /public|max-age/);
      },
    })),
    ...['/', '/dashboard', '/orders'].map((path) => ({
      name: `A page ${path} that knows who asks`,
      attempt: async () => {
        const [hers, anybodys] = [await vera.ask({ path }), await asker.ask({ path })];
        assert.equal(hers.text, anybodys.text);
      },
    })),
  ];
}

/** What a request says that has come from elsewhere, or by another site's name for this machine. */
const strangers = {
  'by another name of this machine': { host: 'evil.example' },
  'through a proxy': { 'x-forwarded-for': '203.0.113.5' },
  'through a proxy that names this machine, too': { 'x-forwarded-for': '203.0.113.5, 127.0.0.1' },
  'through a proxy that says so otherwise': { forwarded: 'for=203.0.113.5' },
  'through a proxy that says little': { via: '1.1 evil' },
};

function listOperations({ asker, server, vera }: AttackedMarket): Attack[] {
  const authorizations = [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer wrong',
    'Bearer the-token-of-the-metric',
    'Bearer the-token-of-the-metrics ,',
    'bearer the-token-of-the-metrics',
    'Basic dGhlLXRva2VuLW9mLXRoZS1tZXRyaWNz',
    'the-token-of-the-metrics',
  ];
  return [
    ...authorizations.map((authorization) => ({
      name: `The metrics with ${JSON.stringify(authorization)}`,
      attempt: async () => {
        const headers = authorization === undefined ? {} : { authorization };
        const { status, text } = await asker.ask({ path: '/metrics', headers });
        assert.equal(status, 401);
        assert.equal(text, '');
      },
    })),
    ...Object.entries(strangers).map(([name, headers]) => ({
      name: `The mails of all ${name}`,
      attempt: async () => {
        const { status, text } = await asker.ask({ path: '/demo/mails', headers });
        assert.equal(status, 403);
        assert.ok(!text.includes('@'));
      },
    })),
    {
      name: 'The mails of all, at the machine itself',
      isControl: true,
      attempt: async () => {
        const { text } = await asker.ask({ path: '/demo/mails' });
        assert.ok(text.includes(vera.email));
      },
    },
    {
      name: 'The metrics by the one who may',
      isControl: true,
      attempt: async () => {
        const authorization = 'Bearer the-token-of-the-metrics';
        const { text } = await asker.ask({ path: '/metrics', headers: { authorization } });
        assert.match(text, /http_request_duration_seconds/);
        assert.ok(!text.includes(vera._id), 'They tell of a person.');
      },
    },
    {
      name: 'Files and the socket of the server read by others of the machine',
      attempt: async () => {
        if (process.platform === 'win32') return;
        // What is in a closed folder is closed, whatever its own mode.
        const names = await readdir(server.dataFolder);
        const open = names
          .map((name) => join(server.dataFolder, name))
          .filter((file) => (statSync(file).mode & 0o077) !== 0)
          // The log is this script's own.
          .filter((file) => !file.endsWith('/server.log'));
        assert.deepEqual(open, []);
        assert.equal(statSync(server.dataFolder).mode & 0o077, 0);
      },
    },
    {
      name: 'Secrets in the log',
      attempt: async () => {
        const log = server.readOutput();
        const secrets = [
          vera.password,
          vera.cookies.get('session') ?? '-',
          vera.email,
          '98450 12345',
        ];
        for (const secret of secrets) assert.ok(!log.includes(secret), `It holds ${secret}.`);
        assert.doesNotMatch(log, /\/(?:reset|confirm)\/[\w-]{20}/);
      },
    },
    {
      name: 'A line of its own in the log',
      attempt: async () => {
        const mark = '{"level":30,"msg":"forged"}';
        await asker.ask({ path: `/search/${encodeURIComponent(`x\n${mark}`)}` });
        await asker.ask({
          path: '/api/auth/me',
          headers: { 'user-agent': mark, 'request-id': mark },
        });
        assert.ok(!server.readOutput().includes(mark));
      },
    },
  ];
}
