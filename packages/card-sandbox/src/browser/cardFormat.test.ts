import { describe, expect, test } from 'vitest';
import { formatCardNumber, formatExpiry, formatSecurityCode } from './cardFormat.ts';

describe('a card number', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['6205500000000000004', '6205 5000 0000 0000 004'],
    ['none', ''],
  ])('%s is written as %s', (typed, written) => {
    expect(formatCardNumber(typed)).toBe(written);
  });
});

describe('an expiry date', () => {
  test.each([
    ['1', '1'],
    ['4', '04 / '],
    ['12', '12 / '],
    ['13', '01 / 3'],
    ['1/', '01 / '],
    ['4/44', '04 / 44'],
    ['0444', '04 / 44'],
    ['04/2044', '04 / 44'],
    ['12 / 44', '12 / 44'],
    ['123456', '12 / 34'],
  ])('%s is written as %s', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written);
  });

  test('can be deleted to the end', () => {
    const texts = ['12 / 4', '12 / ', '12 /', '1'].map((text) => formatExpiry(text, true));
    expect(texts).toEqual(['12 / 4', '12', '12', '1']);
  });
});

test('a security code has at most four digits', () => {
  expect(formatSecurityCode('12a345')).toBe('1234');
});
