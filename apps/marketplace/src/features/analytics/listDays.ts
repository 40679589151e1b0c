import type { MarketAnswer } from '@market/api';
import type { CsvRow } from '../files/saveCsv.ts';
import { texts } from './texts.ts';

const columns = ['seen', 'views', 'questions', 'orders', 'revenue'] as const;

/** The days of a period as rows of a table; the last row has the sums of the screen. */
export const listDays = ({ days, totals }: MarketAnswer<'getAnalytics'>): CsvRow[] => [
  [texts.csv.date, ...columns.map((name) => texts.csv[name])],
  ...days.map((day) => [day.date, ...columns.map((name) => day[name])]),
  [texts.csv.total, ...columns.map((name) => totals[name])],
];
