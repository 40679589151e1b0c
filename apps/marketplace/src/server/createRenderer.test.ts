import type { MarketAnswer } from '@market/api';
import {
  createMarket,
  createPerson,
  createProfile,
  createService,
  createServiceList,
} from '@market/api/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRenderer, type RendererSurroundings } from './createRenderer.tsx';

const template = `<!doctype html><html><head><!--head--><title>Empty</title><!--/head--></head>
<body><div id="root"></div></body></html>`;

const service = createService({
  _id: 'service-brand',
  title: 'Logos </script><b>bold</b>',
  description: 'Two “rounds” & more. '.repeat(20),
  ratings: 4.86,
  numOfReviews: 12,
});

let answers: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  asked = [];
  answers = {
    '/api/market': { market: createMarket() } satisfies MarketAnswer<'getMarket'>,
    '/api/services': createServiceList() satisfies MarketAnswer<'listServices'>,
    '/api/services/service-brand': { service } satisfies MarketAnswer<'getService'>,
    '/api/auth/user/person-mira': {
      user: createProfile({ _id: 'person-mira', fullname: 'Mira Sen' }),
    } satisfies MarketAnswer<'getPerson'>,
  };
});

const surroundings: RendererSurroundings = {
  template,
  manifest: {
    '_explore.js': { file: 'assets/explore.js', name: 'ExploreScreen', imports: ['_site.js'] },
    '_site.js': { file: 'assets/site.js' },
  },
  publicUrl: 'https://market.example',
  fetch: async (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    const answer = answers[pathname];
    return Response.json(answer ?? { message: 'Not here' }, { status: answer ? 200 : 404 });
  },
};
const renderPage = createRenderer(surroundings);

async function render(address: string) {
  const page = await renderPage(address);
  if (!page) throw new Error(`${address} is not rendered.`);
  return page;
}

/** All of a page but its data. */
const readContent = (page: string) => page.slice(0, page.indexOf('id="served-data"'));

/** What a page tells search engines, by its type. */
function readFacts(html: string) {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const graph: { '@type': string }[] = JSON.parse(text)['@graph'] ?? [];
  return new Map(graph.map((fact) => [fact['@type'], fact]));
}

test.each(['/service/__proto__', '/user/constructor', '/category/__proto__', '/nothing/__proto__'])(
  'nothing is at %s',
  async (address) => {
    expect((await render(address)).status).toBe(404);
  },
);

test.each([
  ['/?page=9999', '/'],
  ['/search/logo?page=9999&min=500', '/search/logo?min=500'],
  ['/category/Mobile-Apps?page=2', '/category/Mobile-Apps'],
])('%s, beyond the last page, leads to %s', async (address, leadsTo) => {
  expect(await render(address)).toEqual({ status: 302, html: '', leadsTo });
});

describe('the home page', () => {
  test('has its services in it, asked for once, and the data beside them', async () => {
    const { status, html } = await render('/');

    expect(status).toBe(200);
    expect(html.match(/<article/g)).toHaveLength(8);
    expect(html).toContain('Latest Gigs:');
    expect(html).toContain('id="served-data">{"answers":[{"endpointName":"getMarket"');
    expect(asked).toEqual(['/api/market', '/api/services']);
  });

  test('is called and divided as its owner has it', async () => {
    answers['/api/market'] = {
      market: createMarket({
        name: 'Tea & Work',
        logo: { url: '/images/own.webp' },
        categories: [
          { slug: 'Voice-Over', name: 'Voice over' },
          { slug: 'Web', name: 'वेब', names: { en: 'The web', ne: 'वेब' } },
          { slug: 'Mobile-Apps', name: 'Mobile-Apps' },
        ],
      }),
    };
    const { html } = await render('/category/Voice-Over');
    expect(html).toContain('<title>Voice over · Tea &amp; Work</title>');
    expect(html).toContain('<meta property="og:site_name" content="Tea &amp; Work">');
    expect(html).toContain('<meta property="og:title" content="Voice over">');
    expect(html).toContain('src="/images/own.webp"');
    expect(html).toMatch(/<a[^>]* href="\/category\/Web"[^>]*>The web<\/a>/);
    expect(html).toMatch(/<a[^>]* href="\/category\/Mobile-Apps"[^>]*>Mobile-Apps<\/a>/);
    expect((await render('/category/Game-Development')).status).toBe(404);
    expect((await render('/category')).html).toContain(
      'content="Voice over, The web, Mobile Apps: 3 kinds of work',
    );
  });

  test('is the specified one where the backend does not say what the market is', async () => {
    const known = await render('/category/Mobile-Apps');
    answers['/api/market'] = undefined;
    const { status, html } = await render('/category/Mobile-Apps');

    expect(status).toBe(200);
    expect(readContent(html)).toBe(readContent(known.html));
    expect((await render('/category/Voice-Over')).status).toBe(404);
  });

  test('runs no script that stands in the page', async () => {
    const { html } = await render('/');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.every((attributes) => attributes.includes('application/'))).toBe(true);
  });

  test('carries the covers and sellers of its services, and nothing that it does not show', async () => {
    const [first, ...others] = createServiceList().services;
    const seller = createPerson({ bio: 'Ten years of big paper.' });
    const images = ['cover', 'second'].map((name) => ({ url: `/images/${name}.webp` }));
    answers['/api/services'] = createServiceList([
      { ...(first ?? service), images, user: [seller] },
      ...others,
    ]);

    const { html } = await render('/');
    // Relative, as the browser's own client gets it.
    expect(html).toContain('"url":"/images/cover.webp"}]');
    expect(html).not.toContain('second.webp');
    expect(html).toContain(seller.fullname);
    expect(html).not.toContain(seller.bio);
  });

  test('has its styles and names the files that its screen needs', async () => {
    const { html } = await render('/');
    expect(html).toMatch(/<style data-styled="true"[^>]*>.+<\/style>/s);
    expect(html).toContain('data-files="/assets/site.js /assets/explore.js"');
  });

  test('shows nobody as signed in or out', async () => {
    const { html } = await render('/');
    expect(html).not.toContain('Log In');
    expect(html).not.toContain('Your account');
  });
});

test.each([
  { address: '/', inSight: 4 },
  // Two services are all that she offers.
  { address: '/user/person-mira', inSight: 2 },
])('$address fetches the covers in sight at once', async ({ address, inSight }) => {
  const { html } = await render(address);

  expect(html.match(/ fetchpriority="high"/gi)).toHaveLength(2);
  expect(html.match(/ loading="eager"/g)).toHaveLength(inSight);
});

describe('what search engines and messengers are told', () => {
  test('a service is described with its offer, its rating and its place', async () => {
    const { html } = await render('/service/service-brand?from=mail');
    const facts = readFacts(html);

    expect(html).toContain(
      '<link rel="canonical" href="https://market.example/service/service-brand">',
    );
    expect(html).toContain('<meta property="og:type" content="product">');
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeLessThan(190);
    expect(facts.get('Service')).toMatchObject({
      url: 'https://market.example/service/service-brand',
      offers: { '@type': 'Offer', price: service.price, priceCurrency: 'INR' },
      aggregateRating: { ratingValue: 4.9, reviewCount: 12 },
    });
    expect(facts.get('BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Explore' }, { name: service.category }, { name: service.title }],
    });
  });

  test('texts of people stay texts', async () => {
    const { html } = await render('/service/service-brand');
    expect(html).toContain('<title>Logos &lt;/script&gt;&lt;b&gt;bold&lt;/b&gt; · Freelance');
    expect(html).not.toContain('</script><b>');
  });

  test.each([
    ['/', 'Freelance services', 'WebSite'],
    ['/search/logo', 'logo · Freelance services', 'ItemList'],
    ['/category/Web-Programming', 'Web-Programming · Freelance services', 'BreadcrumbList'],
    ['/category', 'Categories · Freelance services', 'BreadcrumbList'],
    ['/user/person-mira', 'Mira Sen · Freelance services', 'ProfilePage'],
  ])('%s is called %s', async (address, title, fact) => {
    const { html } = await render(address);
    expect(html).toContain(`<title>${title}</title>`);
    expect(readFacts(html).has(fact)).toBe(true);
  });
});

test.each(['/', '/service/service-brand', '/category', '/welcome', '/loginRegister', '/nowhere'])(
  '%s has the navigation and the footer',
  async (address) => {
    const { html } = await render(address);
    expect(html).toContain('Become a seller');
    expect(html).toContain('©2021');
  },
);

test.each(['/', '/welcome', '/nowhere'])('%s says that a trial is one', async (address) => {
  const ofTrial = createRenderer({ ...surroundings, trial: { keepsMails: true } });
  const page = await ofTrial(address);

  expect(page?.html).toMatch(/<aside aria-label="Trial".*mails stay on the server.*<\/aside>/);
  expect((await render(address)).html).not.toContain('aria-label="Trial"');
});

test.each(['/service/nobody', '/user/nobody', '/category/Nothing', '/no/such/page'])(
  '%s is a page about nothing, and says so by its status',
  async (address) => {
    const { status, html } = await render(address);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<h1/);
    expect(html).not.toContain('rel="canonical"');
  },
);

test.each([
  '/myWishList',
  '/login',
  '/password/reset/secret',
  '/email/confirm/secret',
  '/dashboard',
])('%s is left to the browser', async (address) => {
  expect(await renderPage(address)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a page is made once as long as its data stay the same', async () => {
  const first = await render('/search/logo');
  expect(await render('/search/logo')).toBe(first);
  expect(asked).toHaveLength(4);

  answers['/api/services'] = createServiceList([]);
  expect((await render('/search/logo')).html).toContain('No services found.');
});

test('a page whose data failed is not rendered', async () => {
  answers['/api/services'] = { services: 'none' };
  await expect(renderPage('/')).rejects.toThrow('listServices');
});
