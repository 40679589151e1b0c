export const comboboxTexts = {
  open: 'Show suggestions',
  clear: 'Clear',
  loading: 'Searching',
  nothing: 'Nothing found.',
  /** For those who cannot see the list; `count` is in the digits of the locale. */
  found: (count: string) => `Suggestions: ${count}`,
};
