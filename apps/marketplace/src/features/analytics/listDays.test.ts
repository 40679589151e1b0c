import { createAnalytics, createServiceDays } from '@market/api/testing';
import { expect, test } from 'vitest';
import { writeCsv } from '../files/saveCsv.ts';
import { listDays } from './listDays.ts';

test('the table has a row for each day, and its columns add up to the sums of the screen', () => {
  const analytics = createAnalytics({ days: createServiceDays('2026-10-22', '2026-11-20') });

  const [head, ...rows] = writeCsv(listDays(analytics)).trimEnd().split('\r\n');

  expect(head).toBe('Date,Seen,Viewed,Asked,Ordered,Revenue (INR)');
  expect(rows).toHaveLength(31);
  const figures = rows.map((row) => row.split(',').slice(1).map(Number));
  const sums = figures
    .slice(0, -1)
    .reduce((all, row) => all.map((sum, index) => sum + (row[index] ?? 0)), [0, 0, 0, 0, 0]);
  expect(figures.at(-1)).toEqual(sums);
  const { seen, views, questions, orders, revenue } = analytics.totals;
  expect(sums).toEqual([seen, views, questions, orders, revenue]);
});
