import { noCheckout } from '../features/orders/checkout/checkoutSlice.ts';
import { loadCheckout, saveCheckout } from '../features/orders/checkout/checkoutStorage.ts';
import { noDrafts } from '../drafts/draftsSlice.ts';
import { loadDrafts, saveDrafts } from '../drafts/draftStorage.ts';
import type { MarketStore } from './createStore.ts';

/** Unfinished work where nothing has been begun, which is all that the server knows. */
export const noUnfinishedWork = { checkout: noCheckout, drafts: noDrafts };

/** Reads what was begun in this tab and not finished. */
export const loadUnfinishedWork = () => ({ checkout: loadCheckout(), drafts: loadDrafts() });

/** Keeps what is begun for as long as the tab lives, from now on. */
export function keepUnfinishedWork(store: MarketStore) {
  let saved = store.getState();

  store.subscribe(() => {
    const current = store.getState();
    if (current.checkout !== saved.checkout) saveCheckout(current.checkout);
    if (current.drafts !== saved.drafts) saveDrafts(current.drafts);
    saved = current;
  });
}
