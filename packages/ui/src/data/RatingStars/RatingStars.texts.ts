/** What ratings say, wherever they are shown or given. */
export const ratingTexts = {
  /** For 1 to 5 stars. */
  labels: ['Very Bad', 'Poor', 'Ok', 'Good', 'Excellent'] as readonly string[],
  /** Before and after the figure, for screen readers. */
  before: 'Rating: ',
  after: ' of 5',
  /** `written` is the count in the digits of the locale. */
  reviews: (count: number, written: string) => `${written} ${count === 1 ? 'Review' : 'Reviews'}`,
};
