export const suggestFieldTexts = {
  /** The list of suggestions. */
  list: 'Suggestions',
  /** For those who cannot see the list; `count` is in the digits of the locale. */
  found: (count: string) => `Suggestions: ${count}`,
};
