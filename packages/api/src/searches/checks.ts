import { refused, same, Skipped } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';
import { refusals } from '../contract/refusals.ts';

/** Searches that people keep, each for themselves. */
export async function checkSearches({ look, visitor, seller, buyer, mark }: Stage) {
  const { features } = await visitor.getMarket().then(
    ({ market }) => market,
    () => ({ features: {} as Record<string, boolean> }),
  );
  const save = async (alert: 'daily' | 'none') => {
    if (features['discovery'] !== true) {
      throw new Skipped('The backend does not have the feature discovery.');
    }
    return (await buyer.saveSearch({ query: { keyword: mark, rating: 4 }, alert })).search;
  };
  await look('saveSearch', 'keeps a search once, with the last alert', async () => {
    const first = await save('daily');
    same(await save('none'), { _id: first._id, alert: 'none' });
    const { searches } = await buyer.listSavedSearches();
    same({ searches }, { searches: [{ _id: first._id, query: { keyword: mark, rating: 4 } }] });
  });
  await look('changeSavedSearch', 'is only for the person who saved it', async () => {
    const { _id: id } = await save('none');
    await refused(seller.changeSavedSearch({ id, alert: 'daily' }), refusals.searchNotFound);
    await buyer.changeSavedSearch({ id, alert: 'weekly' });
    same(await buyer.listSavedSearches(), { searches: [{ alert: 'weekly' }] });
  });
  await look('deleteSavedSearch', 'is only for the person who saved it', async () => {
    const { _id: id } = await save('none');
    await refused(seller.deleteSavedSearch({ id }), refusals.searchNotFound);
    await buyer.deleteSavedSearch({ id });
    same(await buyer.listSavedSearches(), { searches: [] });
    await refused(buyer.deleteSavedSearch({ id }), refusals.searchNotFound);
  });
}
