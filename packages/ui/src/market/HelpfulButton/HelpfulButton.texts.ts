export const helpfulButtonTexts = {
  /** `written` is the count in the digits of the locale. */
  label: (count: number, written: string) => (count === 0 ? 'Helpful' : `Helpful (${written})`),
};
