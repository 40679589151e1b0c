/** @file What others may know of the market as a whole. */

export {
  addCategory,
  categories,
  hideCategory,
  mergeCategory,
  orderCategories,
  renameCategory,
  showCategory,
} from './commands/categories.ts';
export { set, setLogo, settings, unset } from './commands/settings.ts';
export { createCategoryDeskHandlers } from './categoryDeskHandlers.ts';
export { createMarketDeskHandlers } from './marketDeskHandlers.ts';
export { createMarketHandlers } from './marketHandlers.ts';
export { redirectCategories } from './redirectCategories.ts';
export { hideEmails } from './hideEmails.ts';
export { refuseSwitchedOff } from './refuseSwitchedOff.ts';
export { serveSitemaps } from './serveSitemaps.ts';
export { createSitemapQueries, type SitemapQueries } from './sitemapQueries.ts';
