export const serviceTermsTexts = {
  delivery: 'Delivery',
  /** `written` is the count in the digits of the locale. */
  days: (count: number, written: string) => `${written} ${count === 1 ? 'day' : 'days'}`,
  revisions: 'Revisions',
  anyRevisions: 'Any number',
  noRevisions: 'None',
};
