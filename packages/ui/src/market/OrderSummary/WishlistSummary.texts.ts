export const wishlistSummaryTexts = {
  title: 'Summary',
  subtotal: 'Subtotal',
  /** `written` is the count in the digits of the locale. */
  units: (_count: number, written: string) => `${written}(units)`,
  total: 'Total Price',
};
