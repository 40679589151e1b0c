export const verifiedMarkTexts = {
  /** `written` is the count in the digits of the locale; 0 for orders that nobody counts. */
  label: (count: number, written: string) =>
    count > 1 ? `Bought here, ${written} orders` : 'Bought here',
};
