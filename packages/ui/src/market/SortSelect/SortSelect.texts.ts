export const sortSelectTexts = {
  label: 'Sort by',
  /** On the button that is seen where there are no scripts. */
  sort: 'Sort',
};
