import { createScreen } from '../../../routing/createScreen.tsx';

/** The prices of a search: no part of the home page, which does without its code. */
export const priceFilter = createScreen(() =>
  import('./PriceFilter.tsx').then((file) => file.PriceFilter),
);
