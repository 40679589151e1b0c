export const extraListTexts = {
  label: 'Extras',
  /** Beside the price of what can be ordered several times. */
  each: (price: string) => `${price} each`,
  /** `written` is the count in the digits of the locale. */
  later: (count: number, written: string) => `+ ${written} ${count === 1 ? 'day' : 'days'}`,
  faster: (count: number, written: string) => `${written} ${count === 1 ? 'day' : 'days'} faster`,
  revisions: (count: number, written: string) =>
    `+ ${written} ${count === 1 ? 'revision' : 'revisions'}`,
  gone: 'No longer offered',
  quantity: 'How many?',
  less: 'One less',
  more: 'One more',
};
