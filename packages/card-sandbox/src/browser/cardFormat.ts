import { findBrandRules } from './cardBrand.ts';

/** Keeps the digits only. */
export const toDigits = (text: string) => text.replaceAll(/\D/g, '');

/** Writes a card number in groups, as it is embossed: `4242 4242 4242 4242`. */
export function formatCardNumber(text: string): string {
  const digits = toDigits(text);
  const { lengths, gaps } = findBrandRules(digits);
  return Array.from(digits.slice(0, lengths.at(-1)))
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('');
}

/**
 * Writes an expiry date as `MM / YY`. Understands `4`, `4/44`, `0444` and `04/2044`.
 * While somebody deletes, the separator does not grow back.
 */
export function formatExpiry(text: string, isDeleting = false): string {
  let digits = toDigits(text);
  const isOneDigitMonth = /^\s*\d\s*\/|^[2-9]|^1[3-9]/.test(text);
  if (isOneDigitMonth && !isDeleting) digits = `0${digits}`;
  if (/^\d\d20\d\d/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);

  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  const hasSeparator = year !== '' || (month.length === 2 && !isDeleting);
  return hasSeparator ? `${month} / ${year}` : month;
}

/** Writes a security code: at most four digits. */
export const formatSecurityCode = (text: string) => toDigits(text).slice(0, 4);
