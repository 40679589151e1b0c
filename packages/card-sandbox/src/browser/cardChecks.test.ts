import { describe, expect, test } from 'vitest';
import { sandboxCards } from '../cards/sandboxCards.ts';
import { findBrandRules } from './cardBrand.ts';
import { checkCardNumber, checkExpiry, checkSecurityCode, passesLuhn } from './cardChecks.ts';

const messageOf = ({ error }: { error?: { message: string } }) => error?.message;

test('every documented test card can be typed in full', () => {
  expect(sandboxCards.filter(({ number }) => !checkCardNumber(number).isComplete)).toEqual([]);
});

test('a wrong digit is found', () => {
  expect(passesLuhn('4242424242424242')).toBe(true);
  expect(passesLuhn('4242424242424241')).toBe(false);
  expect(passesLuhn('')).toBe(false);
});

describe('a card number', () => {
  test.each([
    ['', 'Your card number is incomplete.'],
    ['4242 4242', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
    ['4242 4242 4242 4242', undefined],
    ['3782 822463 10005', undefined],
  ])('"%s": %s', (number, message) => {
    expect(messageOf(checkCardNumber(number))).toBe(message);
  });

  test.each([
    ['4242', 'visa'],
    ['5555', 'mastercard'],
    ['2223', 'mastercard'],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['36', 'diners'],
    ['35', 'jcb'],
    ['62', 'unionpay'],
    ['9', 'unknown'],
  ])('%s… is a card of %s', (digits, brand) => {
    expect(findBrandRules(digits).brand).toBe(brand);
  });
});

describe('an expiry date', () => {
  const now = new Date('2026-11-21T12:00:00');

  test.each([
    ['', "Your card's expiration date is incomplete."],
    ['12 / ', "Your card's expiration date is incomplete."],
    ['13 / 44', "Your card's expiration month is invalid."],
    ['00 / 44', "Your card's expiration month is invalid."],
    ['10 / 26', "Your card's expiration date is in the past."],
    ['12 / 25', "Your card's expiration year is in the past."],
    ['12 / 99', "Your card's expiration year is invalid."],
    ['11 / 26', undefined],
    ['04 / 44', undefined],
  ])('"%s": %s', (expiry, message) => {
    expect(messageOf(checkExpiry(expiry, now))).toBe(message);
  });
});

test('a security code has three digits, four with American Express', () => {
  const incomplete = "Your card's security code is incomplete.";
  expect(messageOf(checkSecurityCode('44', 'visa'))).toBe(incomplete);
  expect(messageOf(checkSecurityCode('444', 'visa'))).toBeUndefined();
  expect(messageOf(checkSecurityCode('444', 'amex'))).toBe(incomplete);
  expect(messageOf(checkSecurityCode('4444', 'amex'))).toBeUndefined();
  expect(messageOf(checkSecurityCode('444', 'unknown'))).toBeUndefined();
});
