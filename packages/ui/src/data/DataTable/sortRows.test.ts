import { expect, test } from 'vitest';
import { sortRows, type SortValue, type TextOrder } from './sortRows.ts';

const sort = (
  values: SortValue[],
  direction: 'ascending' | 'descending',
  textOrder: TextOrder = 'people',
) => sortRows(values, { valueOf: (value) => value, direction, textOrder, locale: 'en-IN' });

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

test('orders ids sign by sign, both ways', () => {
  const ids = ['0192-9f', '0192-10', '0192-A0', '0192-a0', '192', '0192-1f'];
  const sorted = ['0192-10', '0192-1f', '0192-9f', '0192-A0', '0192-a0', '192'];

  expect(sort(ids, 'ascending', 'ids')).toEqual(sorted);
  expect(sort(ids, 'descending', 'ids')).toEqual(sorted.toReversed());
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

  const sorted = sortRows(rows, {
    valueOf: ({ amount }) => amount,
    direction: 'descending',
    textOrder: 'people',
    locale: 'en-IN',
  });

  expect(sorted.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  expect(rows.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});
