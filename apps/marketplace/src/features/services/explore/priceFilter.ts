import { createScreen } from '../../../routing/createScreen.tsx';

/** The prices of a search. Not part of the home page, which does not load its code. */
export const priceFilter = createScreen(() =>
  import('./PriceFilter.tsx').then((file) => file.PriceFilter),
);
