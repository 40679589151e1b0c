/** Writes points and counts, with one digit behind the point at the most. */
export const formatNumber = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(number);
