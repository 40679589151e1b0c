export const sortSelectTexts = {
  label: 'Sort by',
  /** On the button that there is without scripts. */
  sort: 'Sort',
};
