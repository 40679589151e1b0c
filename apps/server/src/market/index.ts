/** @file What others may know of the market as a whole. */

export { serveSitemaps } from './serveSitemaps.ts';
export { createSitemapQueries, type SitemapQueries } from './sitemapQueries.ts';
