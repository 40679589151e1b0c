import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SiteAddresses } from '../http/loadSiteRenderer.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { listShown } from '../marketBook/MarketFacts.ts';
import type { PublicThing, SitemapQueries } from './sitemapQueries.ts';

/** How long, in seconds, an answer may be kept: search engines come about daily. */
const keptFor = 3_600;

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const isPublicThing = (name: string): name is PublicThing =>
  name === 'services' || name === 'people';

/** What a sitemap is written from. */
export interface SitemapParts {
  sitemaps: SitemapQueries;
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  siteAddresses: SiteAddresses;
  book: MarketBook;
}

/**
 * Tells search engines what there is: `robots.txt`, an index at `sitemap.xml`, and sitemaps of
 * at most 50,000 addresses, each written while it is read.
 */
export async function serveSitemaps(
  app: FastifyInstance,
  { sitemaps, publicUrl, siteAddresses, book }: SitemapParts,
): Promise<void> {
  const { hidden, fixed, things: beginnings } = siteAddresses;

  app.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', `public, max-age=${keptFor}`);
  });

  app.get('/robots.txt', async (_request, reply) => {
    const rules = ['/api/', ...hidden].map((path) => `Disallow: ${path}`);
    return reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = ['/sitemaps/pages.xml'];
    for (const things of ['services', 'people'] as const) {
      const firstIds = await sitemaps.findBeginnings(things);
      files.push(...firstIds.map((id) => `/sitemaps/${things}/${id}.xml`));
    }
    const entries = files.map((path) => `<sitemap><loc>${publicUrl}${path}</loc></sitemap>\n`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(`${opening}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`);
  });

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const shown = listShown(await book.read());
    const categories = shown.map(({ slug }) => beginnings.categories + encodeURIComponent(slug));
    const entries = [...fixed, ...categories].map(
      (path) => `<url><loc>${publicUrl}${path}</loc></url>\n`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(`${opening}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`);
  });

  app.get<{ Params: { things: string; file: string } }>(
    '/sitemaps/:things/:file',
    async ({ params }, reply) => {
      const { things } = params;
      const beginning = /^([\da-f-]{36})\.xml$/.exec(params.file)?.[1];
      if (!beginning || !isPublicThing(things)) {
        return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      }
      return reply
        .type('application/xml; charset=utf-8')
        .send(Readable.from(write(things, beginning)));
    },
  );

  async function* write(things: PublicThing, beginning: string) {
    yield `${opening}<urlset ${namespace}>\n`;
    for await (const pages of sitemaps.list(things, beginning)) {
      yield pages
        .map(({ id, created_at }) => {
          const address = `${publicUrl}${beginnings[things]}${id}`;
          return `<url><loc>${address}</loc><lastmod>${created_at.toISOString()}</lastmod></url>\n`;
        })
        .join('');
    }
    yield '</urlset>\n';
  }
}
