/** How many pages are kept: about 80 kB each. */
const limit = 200;

/** Caches what was made for an address while its ingredients stay the same. */
export function createPageShelf<Page>() {
  const pages = new Map<string, { ingredients: string; page: Page }>();

  return async (address: string, ingredients: string, make: () => Promise<Page>): Promise<Page> => {
    const kept = pages.get(address);
    const page = kept?.ingredients === ingredients ? kept.page : await make();
    // The most recently used is last.
    pages.delete(address);
    pages.set(address, { ingredients, page });
    const [oldest] = pages.keys();
    if (pages.size > limit && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}
