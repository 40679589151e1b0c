import { toNumberFormat } from './formatFigures.ts';
import type { Formats } from './Formats.ts';

/** What stands beside an amount that is typed: `Rs.`, or the sign of another currency. */
export function toCurrencySign({ locale = 'en-IN', currency = 'INR' }: Formats): string {
  if (currency === 'INR') return 'Rs.';
  const parts = toNumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
