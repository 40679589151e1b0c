import { createOrder } from '@market/api/testing';
import { expect, test } from 'vitest';
import {
  allOrders,
  isNarrowed,
  isPartOfAll,
  readOrderFilter,
  toOrderRequest,
  writeOrderFilter,
} from './orderFilter.ts';

test('an address says what the orders are narrowed to, and nothing else', () => {
  const search =
    '?search=logo+%26+more&status=Delivered&from=2026-11-01&until=2026-11-18&sort=oldest&needs=me';
  const filter = readOrderFilter(`${search}&cursor=next.1.a&page=7`);

  expect(filter).toEqual({
    keyword: 'logo & more',
    status: 'Delivered',
    from: '2026-11-01',
    until: '2026-11-18',
    sort: 'oldest',
    needsMe: true,
  });
  expect(writeOrderFilter(filter)).toBe(search);
  expect(isNarrowed(filter)).toBe(true);
});

test.each(['', '?status=Lost&from=yesterday&until=2026-13-40&sort=price&search=+'])(
  'what cannot be read narrows nothing: %s',
  (search) => {
    expect(readOrderFilter(search)).toEqual(allOrders);
    expect(isNarrowed(readOrderFilter(search))).toBe(false);
    expect(toOrderRequest(readOrderFilter(search), undefined)).toBeUndefined();
  },
);

test('whole days are asked for, from midnight to midnight where the reader is', () => {
  const day = { ...allOrders, from: '2026-11-18', until: '2026-11-18' };
  const { from = '', until = '' } = toOrderRequest(day, undefined) ?? {};

  expect(new Date(from).getHours()).toBe(0);
  expect(Date.parse(until) - Date.parse(from)).toBe(24 * 60 * 60 * 1000);
});

test('what needs the reader is a list of its own, with its own count', () => {
  const orders = [createOrder()];
  const page = { orders, ordersCount: 7, needsMeCount: 1 };
  expect(isPartOfAll(page, '')).toBe(true);
  expect(isPartOfAll(page, '?needs=me')).toBe(false);
  expect(isPartOfAll(page, '?needs=me&search=logo')).toBe(true);
  expect(isPartOfAll({ ...page, needsMeCount: 30 }, '?needs=me')).toBe(true);
  expect(toOrderRequest(readOrderFilter('?needs=me'), undefined)).toEqual({ needsMe: true });
});
