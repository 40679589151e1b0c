import { same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';

/** What the market itself is. */
export async function checkMarket({ look, visitor }: Stage) {
  await look('getMarket', 'tells a visitor what the market is', async () => {
    const { market } = await visitor.getMarket();
    same(market, { currency: { code: /^[A-Z]{3}$/ } });
    same({ hasCategories: market.categories.length > 0 }, { hasCategories: true });
  });
  await look(
    'getMarket',
    'tells every category once, and all of them can be asked for',
    async () => {
      const { categories } = (await visitor.getMarket()).market;
      const slugs = categories.map(({ slug }) => slug);
      same({ times: new Set(slugs).size }, { times: slugs.length });
      const [slug = ''] = slugs;
      const { services } = await visitor.listServices({ category: slug });
      for (const service of services) same(service, { category: slug });
    },
  );
}
