import { formatFigures, toNumberFormat } from './formatFigures.ts';
import type { Formats } from './Formats.ts';

/**
 * Writes one end of a range of prices, in whole units of its currency, with its figures in groups:
 * `Rs.50,000`, `€500`. What something costs is written by `formatPrice`.
 *
 * @param isShort Whether it is shortened as the locale does: `Rs.25L`. Defaults to false.
 */
export function formatPriceBound(amount: number, formats: Formats = {}, isShort = false): string {
  const { locale = 'en-IN', currency = 'INR' } = formats;
  const notation = isShort ? 'compact' : 'standard';
  if (currency !== 'INR') {
    const options = { style: 'currency', currency, maximumFractionDigits: 0, notation } as const;
    return toNumberFormat(locale, options).format(amount);
  }
  const figures = isShort
    ? toNumberFormat(locale, { notation }).format(amount)
    : formatFigures(amount, locale);
  return `Rs.${figures}`;
}
