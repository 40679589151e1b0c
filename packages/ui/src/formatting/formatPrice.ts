import { formatFigures, toNumberFormat } from './formatFigures.ts';
import type { Formats } from './Formats.ts';

/**
 * Writes an amount: rupees as the marketplace does everywhere (`Rs.4500`, `Rs.99.5`), another
 * currency as its locale does (`€45.00`). Anything that is not an amount (missing, negative, not a
 * number) is written as a dash.
 *
 * @param amount In whole units of the currency: rupees, not paise.
 */
export function formatPrice(amount: number | null | undefined, formats: Formats = {}): string {
  const { locale = 'en-IN', currency = 'INR' } = formats;
  const value = amount ?? Number.NaN;
  const isAmount = Number.isFinite(value) && value >= 0;
  if (currency === 'INR') {
    return `Rs.${isAmount ? formatFigures(Math.round(value * 100) / 100, locale, false) : '–'}`;
  }
  return isAmount ? toNumberFormat(locale, { style: 'currency', currency }).format(value) : '–';
}
