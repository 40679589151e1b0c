import type { FastifyInstance } from 'fastify';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { findPlace } from '../marketBook/MarketFacts.ts';

/** Leads from the addresses of merged categories to where their services are. */
export function redirectCategories(
  app: FastifyInstance,
  book: MarketBook,
  beginning: string,
): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(beginning)) return;
    const { pathname, search } = new URL(url, 'http://localhost');
    const slug = readSlug(pathname.slice(beginning.length));
    const facts = slug === undefined ? undefined : await book.read().catch(() => undefined);
    if (slug === undefined || !facts) return;
    const isMerged = facts.categories.some((one) => one.slug === slug && one.movedTo !== null);
    const place = isMerged ? findPlace(facts, slug) : undefined;
    if (place === undefined) return;
    return reply.redirect(`${beginning}${encodeURIComponent(place)}${search}`, 301);
  });
}

function readSlug(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
