import { createScreen } from '../../../routing/createScreen.tsx';

/** What sorts and narrows a search. Not part of the home page, which does not load its code. */
export const searchTools = createScreen(() =>
  import('./SearchTools.tsx').then((file) => file.SearchTools),
);

/** Marks who is listed in a newcomer's place. */
export const newcomerMark = createScreen(() =>
  import('./NewcomerMark.tsx').then((file) => file.NewcomerMark),
);

/** What is said where nothing was found. */
export const noServices = createScreen(() =>
  import('./NoServices.tsx').then((file) => file.NoServices),
);

/** What is said where there is no such category. */
export const unknownCategory = createScreen(() =>
  import('./UnknownCategory.tsx').then((file) => file.UnknownCategory),
);

/** The prices of a search. Not part of the home page, which does not load its code. */
export const priceFilter = createScreen(() =>
  import('./PriceFilter.tsx').then((file) => file.PriceFilter),
);
