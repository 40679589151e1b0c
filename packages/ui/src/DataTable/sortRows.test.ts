import { expect, test } from 'vitest';
import { sortRows, type SortValue } from './sortRows.ts';

const sort = (values: SortValue[], direction: 'ascending' | 'descending') =>
  sortRows(values, (value) => value, direction, 'en-IN');

test('orders figures by size', () => {
  expect(sort([10, 9, 100], 'ascending')).toEqual([9, 10, 100]);
  expect(sort([10, 9, 100], 'descending')).toEqual([100, 10, 9]);
});

test('orders texts as people do', () => {
  expect(sort(['Order 10', 'order 9', 'Éclair', 'Zebra', 'eel'], 'ascending')).toEqual([
    'Éclair',
    'eel',
    'order 9',
    'Order 10',
    'Zebra',
  ]);
});

test('puts what is missing last, both ways', () => {
  expect(sort([null, 2, undefined, 1], 'ascending')).toEqual([1, 2, null, undefined]);
  expect(sort([Number.NaN, 2, '', 1], 'descending')).toEqual([2, 1, Number.NaN, '']);
});

test('keeps the order of equal rows and leaves the given ones alone', () => {
  const rows = [
    { name: 'first', amount: 1 },
    { name: 'second', amount: 1 },
    { name: 'third', amount: 0 },
  ];

  const sorted = sortRows(rows, ({ amount }) => amount, 'descending', 'en-IN');

  expect(sorted.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  expect(rows.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});
