export const salesChartTexts = {
  empty: 'No sales yet.',
  showFigures: 'Show the figures',
  date: 'Date',
  amount: 'Amount',
  /** What the curve says to those who cannot see it. */
  course: (first: SalesText, last: SalesText) =>
    `${first.amount} on ${first.date}, ${last.amount} on ${last.date}`,
};

/** One point of the curve as it is written. */
interface SalesText {
  amount: string;
  date: string;
}
